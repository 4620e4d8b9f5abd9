import { describe, expect, test } from 'vitest';
import { Failure } from '../../core/failure.ts';
import { copilotRecord } from './copilot.ts';
import { fakeAsk, openChat } from './fake-ask.ts';
import type { Fields } from './json.ts';

const ID = 'AbCdEfGhIjKlMnOpQrStU';
const ADDRESS = `/c/api/conversations/${ID}/history?api-version=2`;
const page = openChat({ chatId: ID });

const row = (id: number, type: string, ...content: readonly Fields[]): Fields => ({
  ...{ id: `m${id}`, author: { type }, createdAt: `2026-04-01T10:00:0${id}.000Z`, content },
});
const words = (text: string): Fields => ({ type: 'text', text });

const read = async (...results: readonly Fields[]) =>
  (await copilotRecord(page, fakeAsk({ [ADDRESS]: [{ results, next: null }] }).ask)).messages;

const CHAT = [row(2, 'ai', words('Sand.')), row(1, 'human', words('Of what?'))];

describe('what is asked', () => {
  test('the history, and nothing else; newest first becomes oldest first', async () => {
    const { ask, asked } = fakeAsk({ [ADDRESS]: [{ results: CHAT }] });
    const chat = await copilotRecord(page, ask);
    expect(asked).toEqual([{ path: ADDRESS, headers: {} }]);
    const at = Date.parse('2026-04-01T10:00:01.000Z');
    expect(chat).toEqual({
      messages: [
        { at, role: 'user', text: 'Of what?', attachments: [], complete: true },
        { at: at + 1000, role: 'assistant', text: 'Sand.', attachments: [], complete: true },
      ],
    });
  });

  test('with the token for chats, from among all that the page keeps', async () => {
    const microsoft = {
      'x-login.windows.net-accesstoken-1': JSON.stringify({
        credentialType: 'AccessToken',
        target: 'User.Read',
        secret: 'other',
      }),
      'x-login.windows.net-accesstoken-2': JSON.stringify({
        credentialType: 'AccessToken',
        target: 'api/ChatAI.ReadWrite',
        secret: 'secret-8',
      }),
      theme: 'dark',
    };
    const one = fakeAsk({ [ADDRESS]: [{ results: CHAT }] });
    await copilotRecord(openChat({ chatId: ID, stored: microsoft }), one.ask);
    expect(one.asked[0]?.headers).toEqual({ Authorization: 'Bearer secret-8' });
    const other = {
      '@@auth0spajs@@::client::@@user@@': JSON.stringify({ decodedToken: { user: { sub: 'google-oauth2|12' } } }),
      '@@auth0spajs@@::client::https://copilot.microsoft.com::openid offline_access': JSON.stringify({
        body: { access_token: 'secret-9' },
      }),
    };
    const two = fakeAsk({ [ADDRESS]: [{ results: CHAT }] });
    await copilotRecord(openChat({ chatId: ID, stored: other }), two.ask);
    expect(two.asked[0]?.headers).toEqual({ Authorization: 'Bearer secret-9', 'X-UserIdentityType': 'google' });
  });

  test('older pages by their cursor, as long as they bring something', async () => {
    const older = [row(0, 'human', words('Hello.'))];
    const { ask, asked } = fakeAsk({
      [ADDRESS]: [{ results: CHAT, next: 'c/1' }],
      [`${ADDRESS}&cursor=c%2F1`]: [{ results: older }],
    });
    const chat = await copilotRecord(page, ask);
    expect(chat.messages.map(({ text }) => text)).toEqual(['Hello.', 'Of what?', 'Sand.']);
    expect(chat.reachesStart).toBeUndefined();
    expect(asked).toHaveLength(2);
    const same = { results: CHAT, next: 'c/1' };
    const again = fakeAsk({ [ADDRESS]: [same], [`${ADDRESS}&cursor=c%2F1`]: [same] });
    expect((await copilotRecord(page, again.ask)).reachesStart).toBe(false);
  });

  test('a refusal passes through, another shape is a failure', async () => {
    const refused = new Failure('record-refused', '401');
    await expect(copilotRecord(page, fakeAsk({ [ADDRESS]: [refused] }).ask)).rejects.toBe(refused);
    await expect(copilotRecord(page, fakeAsk({ [ADDRESS]: [{}] }).ask)).rejects.toEqual(
      new Failure('record-unknown', 'Copilot: no results'),
    );
    await expect(read(row(1, 'robot', words('x')))).rejects.toThrow('Copilot: no messages');
  });
});

test('citations stand in their sentence, images and files by name, thinking nowhere', async () => {
  const [question, answer] = await read(
    row(
      1,
      'human',
      { type: 'file', name: 'dune.pdf' },
      { type: 'image', url: 'https://x.test/1.png' },
      words('Of what?'),
    ),
    row(
      2,
      'ai',
      { type: 'chainOfThought', text: 'Hm.' },
      words('Of sand'),
      { type: 'citation', title: 'Dune', url: 'https://dune.test/' },
      words(', mostly.'),
      { type: 'citation', title: 'No address' },
      { type: 'image', title: 'A dune', url: 'https://x.test/2.png' },
      { type: 'hologram' },
      words('And wind.'),
    ),
  );
  expect(question?.text).toBe('[File: dune.pdf]\n\n[Image]\n\nOf what?');
  expect(answer?.text).toBe('Of sand [Dune](https://dune.test/), mostly.\n\n[Image: A dune]\n\nAnd wind.');
});
