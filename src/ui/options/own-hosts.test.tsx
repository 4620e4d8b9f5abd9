// @vitest-environment jsdom
import { cleanup, fireEvent, render, waitFor } from '@testing-library/preact';
import { afterEach, describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS, type Host } from '../../core/settings.ts';
import { originOf } from './host-address.ts';
import { Options } from './options.tsx';
import type { OptionsWorld } from './options-world.ts';

test.each([
  ['chat.example.org', 'https://chat.example.org'],
  [' https://chat.example.org/c/1?x#y ', 'https://chat.example.org'],
  ['http://chat.example.org:8080/', 'http://chat.example.org:8080'],
  ['localhost:3000', 'http://localhost:3000'],
  ['192.168.1.7:8080/chat', 'http://192.168.1.7:8080'],
  ['[::1]:3000', 'http://[::1]:3000'],
  ['chat', undefined],
  ['', undefined],
  ['two words.org', undefined],
  ['ftp://chat.example.org', undefined],
  ['javascript://chat.example.org', undefined],
])('%j is the origin %s', (typed, origin) => {
  expect(originOf(typed)).toBe(origin);
});

afterEach(cleanup);

function opened(hosts: readonly Host[] = [], change: Partial<OptionsWorld> = {}) {
  const calls: unknown[][] = [];
  let stored = { ...DEFAULT_SETTINGS, hosts };
  let tell = (): void => {};
  const world: OptionsWorld = {
    products: [
      { id: 'openwebui', name: 'Open WebUI' },
      { id: 'librechat', name: 'LibreChat' },
    ],
    isKnown: ({ hostname }) => hostname === 'chatgpt.com',
    live: (query, _, next) => {
      tell = () => void query().then(next);
      tell();
    },
    readSettings: async () => stored,
    askForHost: async (origin) => {
      calls.push(['ask', origin]);
      return true;
    },
    leaveHost: async (origin) => void calls.push(['leave', origin]),
    setHosts: async (next) => {
      calls.push(['set', next]);
      stored = { ...stored, hosts: next };
      tell();
    },
    ...change,
  };
  const screen = render(<Options world={world} />);
  const type = (value: string, site = 'openwebui') => {
    fireEvent.input(screen.getByLabelText('Address'), { target: { value } });
    fireEvent.change(screen.getByLabelText('What runs there'), { target: { value: site } });
    fireEvent.click(screen.getByText('Add'));
  };
  return { screen, calls, type };
}

describe('a chat site of one’s own', () => {
  test('is added once the browser allows it', async () => {
    const { screen, calls, type } = opened();
    type('chat.example.org/c/1', 'librechat');
    await waitFor(() => screen.getByText('https://chat.example.org'));
    const origin = 'https://chat.example.org';
    expect(calls).toEqual([
      ['ask', origin],
      ['set', [{ origin, site: 'librechat' }]],
    ]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test.each([
    ['nonsense', {}, /“nonsense” is not a web address/],
    ['chatgpt.com', {}, /reads chatgpt\.com anyway/],
    ['chat.example.org', { askForHost: async () => false }, /was not allowed to let Baton read https:\/\/chat/],
    ['chat.example.org', { setHosts: () => Promise.reject(new Error('disk full')) }, /The browser refused: disk full/],
  ] satisfies readonly (readonly [string, Partial<OptionsWorld>, RegExp])[])(
    '%s that cannot be added is told why',
    async (typed, change, words) => {
      const { screen, calls, type } = opened([], change);
      type(typed);
      await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(words));
      expect(calls.filter(([name]) => name === 'set')).toEqual([]);
    },
  );

  test('that is removed gives the permission back, unless another one shares it', async () => {
    const [a, b, c] = ['http://localhost:3000', 'http://localhost:8080', 'https://chat.example.org'].map((origin) => ({
      origin,
      site: 'openwebui',
    })) as [Host, Host, Host];
    const { screen, calls } = opened([a, b, c]);
    await waitFor(() => expect(screen.getAllByText('Remove')).toHaveLength(3));
    fireEvent.click(screen.getAllByText('Remove')[0] as HTMLElement);
    await waitFor(() => expect(screen.getAllByText('Remove')).toHaveLength(2));
    fireEvent.click(screen.getAllByText('Remove')[1] as HTMLElement);
    await waitFor(() => expect(calls.at(-1)).toEqual(['leave', c.origin]));
    expect(calls.filter(([name]) => name === 'leave')).toEqual([['leave', c.origin]]);
  });
});
