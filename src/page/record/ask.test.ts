import { expect, test } from 'vitest';
import { askAt } from './ask.ts';

const PAGE = new URL('https://s.example/c/1?x=2');
const { signal } = new AbortController();

function asking(answer: () => Response | Promise<Response>) {
  const asked: { readonly address: string; readonly init: RequestInit }[] = [];
  const ask = askAt(
    PAGE,
    async (address, init) => {
      asked.push({ address: address.href, init });
      return answer();
    },
    signal,
  );
  return { ask, asked };
}

test('a site is asked at its own origin, with the user’s cookies, without following it elsewhere', async () => {
  const { ask, asked } = asking(() => Response.json({ ok: 1 }));
  expect(await ask('/api/chat?id=1', { headers: { 'x-a': 'b' } })).toEqual({ ok: 1 });
  expect(asked[0]).toMatchObject({
    address: 'https://s.example/api/chat?id=1',
    init: { method: 'GET', credentials: 'include', redirect: 'error', headers: { 'x-a': 'b' } },
  });
  expect(asked[0]?.init.body).toBeUndefined();
});

test('what is asked with a body goes as JSON, a text as a form', async () => {
  const { ask, asked } = asking(() => new Response('[1]'));
  await ask('/list', { method: 'POST', body: { ids: [1] } });
  expect(asked[0]?.init).toMatchObject({ body: '{"ids":[1]}', headers: { 'content-type': 'application/json' } });
  expect(await ask('/form', { method: 'POST', body: 'a=1', as: 'text' })).toBe('[1]');
  expect(asked[1]?.init).toMatchObject({ body: 'a=1' });
  expect(JSON.stringify(asked[1]?.init.headers)).toContain('x-www-form-urlencoded');
});

test.each([
  ['a refusal', () => new Response('', { status: 403 }), '403'],
  ['a wait', () => new Response('', { status: 429, headers: { 'retry-after': '120' } }), '429, retry after 120'],
  ['a page in place of JSON', () => new Response('<html>'), 'no JSON'],
  ['silence', () => Promise.reject(new TypeError('Failed to fetch')), 'no answer'],
])('%s is told as it is', async (_, answer, detail) => {
  await expect(asking(answer).ask('/api')).rejects.toMatchObject({ code: 'record-refused', detail });
});

test.each(['https://evil.example/api', '//evil.example/api'])('%s is not asked', async (path) => {
  const { ask, asked } = asking(() => new Response('{}'));
  await expect(ask(path)).rejects.toMatchObject({ code: 'record-refused' });
  expect(asked).toEqual([]);
});
