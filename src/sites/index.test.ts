import { describe, expect, test } from 'vitest';
import { siteById, siteFor, sites, sitesWith } from './index.ts';

const chatIdAt = (address: string): string | undefined => siteFor(new URL(address))?.chatId(new URL(address));

test('sites are told by their address', () => {
  expect(siteFor(new URL('https://chatgpt.com/'))?.id).toBe('chatgpt');
  expect(siteFor(new URL('https://chat.openai.com/c/1'))?.id).toBe('chatgpt');
  expect(siteFor(new URL('https://claude.ai/new'))?.id).toBe('claude');
  expect(siteFor(new URL('https://gemini.google.com/u/2/app'))?.id).toBe('gemini');
});

test.each(['http://chatgpt.com/', 'https://chatgpt.com.example/', 'https://help.claude.ai/', 'https://google.com/app'])(
  '%s belongs to no site',
  (address) => {
    expect(siteFor(new URL(address))).toBeUndefined();
  },
);

test('sites are found by their id', () => {
  expect(sites.map(({ id }) => siteById(id))).toEqual(sites);
  expect(siteById('nobody')).toBeUndefined();
});

const UUID = '0a1b2c3d-0000-4000-8000-00000000000f';

test.each([
  [`https://chatgpt.com/c/${UUID}`, UUID],
  [`https://chatgpt.com/c/${UUID}/?model=x#y`, UUID],
  [`https://chatgpt.com/g/g-p-0123-garden/c/${UUID}`, UUID],
  [`https://chat.openai.com/g/g-abc/c/${UUID}`, UUID],
  [`https://claude.ai/chat/${UUID}`, UUID],
  ['https://gemini.google.com/app/0123456789abcdef', '0123456789abcdef'],
  ['https://gemini.google.com/u/3/app/0123456789abcdef', '0123456789abcdef'],
  ['https://gemini.google.com/gem/coach/0123456789abcdef', '0123456789abcdef'],
  ['https://gemini.google.com/u/1/gem/coach/0123456789abcdef?hl=de', '0123456789abcdef'],
])('%s is the address of a chat', (address, id) => {
  expect(chatIdAt(address)).toBe(id);
});

test.each([
  'https://chatgpt.com/',
  'https://chatgpt.com/?temporary-chat=true',
  `https://chatgpt.com/c/WEB:${UUID}`,
  `https://chatgpt.com/c/WEB%3A${UUID}`,
  `https://chatgpt.com/share/${UUID}`,
  'https://chatgpt.com/g/g-p-0123-garden/project',
  'https://claude.ai/new',
  'https://claude.ai/chat/new',
  `https://claude.ai/share/${UUID}`,
  `https://claude.ai/project/${UUID}`,
  'https://gemini.google.com/app',
  'https://gemini.google.com/u/1/app',
  'https://gemini.google.com/gem/coach',
  'https://gemini.google.com/share/0123456789abcdef',
])('%s is the address of no saved chat', (address) => {
  expect(chatIdAt(address)).toBeUndefined();
});

test('a new Gemini chat stays with the account', () => {
  const gemini = siteById('gemini');
  expect(gemini?.newChat(new URL('https://gemini.google.com/u/2/app/0123456789abcdef'))).toBe(
    'https://gemini.google.com/u/2/app',
  );
  expect(gemini?.newChat()).toBe('https://gemini.google.com/app');
});

test('a new chat begins at an address of the same site that is no chat yet', () => {
  for (const site of sites.filter(({ matches }) => matches.length > 0)) {
    const address = site.newChat();
    expect(siteFor(new URL(address))).toBe(site);
    expect(chatIdAt(address)).toBeUndefined();
  }
});

describe('Copilot, Kimi, Poe, HuggingChat, Doubao and what people host themselves', () => {
  const NUMBER = '29830059977464834';

  test.each([
    ['https://copilot.microsoft.com/chats/aB3dE6gH9jK2mN5pQ8sT1', 'copilot', 'aB3dE6gH9jK2mN5pQ8sT1'],
    [`https://m365.cloud.microsoft/chat/conversation/${UUID}`, 'copilot-business', UUID],
    [`https://copilot.cloud.microsoft/chat/conversation/${UUID}/`, 'copilot-business', UUID],
    ['https://www.kimi.com/chat/d1a2b3c4d5e6f7g8h9i0?x=y', 'kimi', 'd1a2b3c4d5e6f7g8h9i0'],
    ['https://kimi.moonshot.cn/chat/d1a2b3c4d5e6f7g8h9i0', 'kimi', 'd1a2b3c4d5e6f7g8h9i0'],
    ['https://poe.com/chat/3k9xq2m7w1c5t8v', 'poe', '3k9xq2m7w1c5t8v'],
    ['https://huggingface.co/chat/conversation/66ab12cd34ef56ab12cd34ef', 'huggingchat', '66ab12cd34ef56ab12cd34ef'],
    [`https://www.doubao.com/chat/${NUMBER}`, 'doubao', NUMBER],
    [`https://www.doubao.com/code/chat/${NUMBER}`, 'doubao', NUMBER],
  ])('%s is the address of a chat', (address, site, id) => {
    expect(siteFor(new URL(address))?.id).toBe(site);
    expect(chatIdAt(address)).toBe(id);
  });

  test.each([
    'https://copilot.microsoft.com/',
    'https://copilot.microsoft.com/shares/aB3dE6gH9jK2mN5pQ8sT1',
    'https://m365.cloud.microsoft/chat',
    'https://m365.cloud.microsoft/search?q=chat',
    'https://www.kimi.com/?chat_enter_method=new_chat',
    'https://www.kimi.com/share/d1a2b3c4d5e6f7g8h9i0',
    'https://poe.com/Assistant',
    'https://poe.com/',
    'https://huggingface.co/chat/',
    'https://huggingface.co/chat/conversation/a1B2c3D',
    'https://huggingface.co/chat/models/lab/Heron-9B',
    'https://www.doubao.com/chat/',
    `https://www.doubao.com/chat/local_${NUMBER}`,
    'https://www.doubao.com/chat/create-image',
    `https://www.doubao.com/thread/${NUMBER}`,
  ])('%s is the address of no saved chat', (address) => {
    expect(siteFor(new URL(address))).toBeDefined();
    expect(chatIdAt(address)).toBeUndefined();
  });

  test('the models of Hugging Face are no chat', () => {
    expect(siteFor(new URL('https://huggingface.co/lab/Heron-9B'))).toBeUndefined();
  });

  test.each([
    ['openwebui', `https://chat.home.example:8443/c/${UUID}`, UUID],
    ['openwebui', `http://localhost:3000/c/${UUID}?x=y`, UUID],
    ['librechat', `https://libre.example/c/${UUID}`, UUID],
    ['librechat', `https://tools.example/team/chat/c/${UUID}/`, UUID],
    ['lobechat', 'https://lobe.home.example/chat?session=ssn_1&topic=tpc_9', 'tpc_9'],
    ['lobechat', 'https://lobe.home.example/agent/agt_a1?topic=tpc_9', 'tpc_9'],
  ])('%s: %s is the address of a chat, which its host alone does not tell', (site, address, id) => {
    expect(siteFor(new URL(address))).toBeUndefined();
    expect(siteById(site)?.chatId(new URL(address))).toBe(id);
  });

  test.each([
    ['openwebui', 'https://chat.home.example:8443/'],
    ['openwebui', `https://chat.home.example:8443/s/${UUID}`],
    ['openwebui', 'https://chat.home.example:8443/c/local:1'],
    ['librechat', 'https://libre.example/c/new?prompt=x'],
    ['librechat', `https://libre.example/share/${UUID}`],
    ['lobechat', 'https://lobe.home.example/chat?session=ssn_1'],
    ['lobechat', 'https://lobe.home.example/chat?topic='],
  ])('%s: %s is the address of no saved chat', (site, address) => {
    expect(siteById(site)?.chatId(new URL(address))).toBeUndefined();
  });

  test.each([
    ['openwebui', `https://chat.home.example:8443/c/${UUID}`, 'https://chat.home.example:8443/'],
    ['librechat', `https://libre.example/c/${UUID}`, 'https://libre.example/c/new'],
    ['librechat', `https://tools.example/team/chat/c/${UUID}`, 'https://tools.example/team/chat/c/new'],
    ['librechat', 'https://tools.example/team/chat/c/new?prompt=x', 'https://tools.example/team/chat/c/new'],
    ['lobechat', 'https://lobe.example/chat?session=a&topic=b', 'https://lobe.example/chat?session=a'],
    ['lobechat', 'https://lobe.example/agent/agt_1?topic=b', 'https://lobe.example/agent/agt_1'],
    ['lobechat', 'https://lobe.example/settings', 'https://lobe.example/chat'],
  ])('%s: a new chat beside %s begins at %s', (id, address, fresh) => {
    const site = siteById(id);
    expect(site?.newChat(new URL(address))).toBe(fresh);
    expect(site?.chatId(new URL(fresh))).toBeUndefined();
  });
});

describe('AI Studio, DeepSeek, Grok, Meta AI, Mistral, Perplexity, Qwen and Z.ai', () => {
  test.each([
    ['https://aistudio.google.com/prompts/1AbC_d-E?model=x', 'aistudio', '1AbC_d-E'],
    ['https://aistudio.google.com/u/2/prompts/1AbC_d-E', 'aistudio', '1AbC_d-E'],
    ['https://makersuite.google.com/app/prompts/1AbC_d-E', 'aistudio', '1AbC_d-E'],
    [`https://chat.deepseek.com/a/chat/s/${UUID}`, 'deepseek', UUID],
    [`https://grok.com/c/${UUID}?rid=x`, 'grok', UUID],
    [`https://grok.com/project/0a?chat=${UUID}&rid=x`, 'grok', UUID],
    [`https://www.meta.ai/prompt/${UUID}`, 'meta', UUID],
    ['https://meta.ai/c/0123-ab', 'meta', '0123-ab'],
    [`https://chat.mistral.ai/chat/${UUID}`, 'mistral', UUID],
    ['https://www.perplexity.ai/search/why-is-it-ab12CD_e.f?q=x#1', 'perplexity', 'why-is-it-ab12CD_e.f'],
    [`https://www.perplexity.ai/search/${UUID}`, 'perplexity', UUID],
    [`https://chat.qwen.ai/c/${UUID}/`, 'qwen', UUID],
    [`https://chat.z.ai/c/${UUID}`, 'zai', UUID],
  ])('%s is the address of a chat', (address, site, id) => {
    expect(siteFor(new URL(address))?.id).toBe(site);
    expect(chatIdAt(address)).toBe(id);
  });

  test.each([
    'https://aistudio.google.com/prompts/new_chat',
    'https://aistudio.google.com/prompts/new_freeform',
    'https://aistudio.google.com/apps/1AbC',
    'https://chat.deepseek.com/',
    `https://chat.deepseek.com/share/${UUID}`,
    `https://grok.com/share/${UUID}`,
    'https://grok.com/project/0a',
    'https://grok.com/imagine',
    'https://www.meta.ai/',
    'https://www.meta.ai/media',
    'https://chat.mistral.ai/chat',
    'https://chat.mistral.ai/chat?q=a',
    'https://www.perplexity.ai/search?q=a',
    'https://www.perplexity.ai/search/new?q=a',
    'https://www.perplexity.ai/spaces/a-b',
    `https://chat.qwen.ai/s/${UUID}`,
    'https://chat.qwen.ai/c/new-chat',
    `https://chat.z.ai/s/${UUID}`,
  ])('%s is the address of no saved chat', (address) => {
    expect(siteFor(new URL(address))).toBeDefined();
    expect(chatIdAt(address)).toBeUndefined();
  });

  test('a new chat of AI Studio stays with the account', () => {
    expect(siteById('aistudio')?.newChat(new URL('https://aistudio.google.com/u/2/prompts/1AbC'))).toBe(
      'https://aistudio.google.com/u/2/prompts/new_chat',
    );
  });
});

test('what people host themselves is known at their addresses alone, and can be gone to there', () => {
  const hosts = [
    { origin: 'https://chat.example.org', site: 'openwebui' },
    { origin: 'http://localhost:3000', site: 'openwebui' },
  ];
  expect(siteFor(new URL('https://chat.example.org/c/1'))).toBeUndefined();
  expect(siteFor(new URL('https://chat.example.org/c/1'), hosts)?.id).toBe('openwebui');
  expect(siteFor(new URL('http://localhost:8080/c/1'), hosts)).toBeUndefined();
  expect(siteFor(new URL('https://claude.ai/new'), hosts)?.id).toBe('claude');
  expect(sitesWith([]).every(({ signs }) => signs === undefined)).toBe(true);
  const own = sitesWith(hosts).filter(({ signs }) => signs !== undefined);
  expect(own.map(({ id, name }) => [id, name])).toEqual([['openwebui', 'Open WebUI (chat.example.org)']]);
  expect(own[0]?.newChat()).toBe('https://chat.example.org/');
  expect(own[0]?.newChat(new URL('http://localhost:3000/c/1'))).toBe('http://localhost:3000/');
});
