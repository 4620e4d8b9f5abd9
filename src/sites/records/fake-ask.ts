import type { Ask, OpenChat, Question } from './record.ts';

/** A request that was made. */
export type Asked = Question & { readonly path: string };

/** A site for tests: answers by path, in order where there are several for one; throws what is an error. */
export function fakeAsk(answers: Readonly<Record<string, readonly unknown[]>>): {
  readonly ask: Ask;
  readonly asked: readonly Asked[];
} {
  const asked: Asked[] = [];
  const left = new Map(Object.entries(answers).map(([path, all]) => [path, [...all]]));
  const ask: Ask = async (path, question = {}) => {
    asked.push({ path, ...question });
    const answer = left.get(path)?.shift();
    if (answer === undefined) throw new Error(`nobody should ask for ${path}`);
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { ask, asked };
}

interface Page {
  readonly chatId: string;
  readonly url?: string;
  readonly stored?: Readonly<Record<string, string>>;
  readonly cookies?: Readonly<Record<string, string>>;
  readonly scripts?: string;
}

export function openChat({
  chatId,
  url = 'https://site.test/',
  stored = {},
  cookies = {},
  scripts = '',
}: Page): OpenChat {
  return {
    chatId,
    url: new URL(url),
    stored: (key) => stored[key],
    storedKeys: () => Object.keys(stored),
    cookie: (name) => cookies[name],
    scripts: () => scripts,
  };
}
