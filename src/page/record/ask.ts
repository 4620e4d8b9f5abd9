import { Failure } from '../../core/failure.ts';
import type { Ask, Question } from '../../sites/records/record.ts';

/** A long chat's record takes its time; peers that gave up after five seconds took fragments for the whole. */
const PATIENCE_MS = 90_000;

/** Firefox has the page's own way of asking beside that of the extension. */
const { content } = globalThis as { readonly content?: { readonly fetch: typeof globalThis.fetch } };

export const pageFetch: Fetch = (address, init) => (content?.fetch ?? fetch)(address, init);

type Fetch = (address: URL, init: RequestInit) => Promise<Response>;

/**
 * Asks the site that a page is of, as the page itself would: same origin, the user's own cookies. A path that leads
 * elsewhere is not asked for. A refusal's detail is the status, and what `Retry-After` says where it says something.
 */
export function askAt(page: URL, fetch: Fetch, signal: AbortSignal): Ask {
  return async (path, question = {}) => {
    const address = new URL(path, page);
    if (address.origin !== page.origin) throw new Failure('record-refused', 'another origin');
    const response = await answered(fetch(address, init(question, signal)));
    if (!response.ok) throw new Failure('record-refused', refusal(response));
    const text = await answered(response.text());
    return question.as === 'text' ? text : parsed(text);
  };
}

function init({ method = 'GET', headers = {}, body }: Question, signal: AbortSignal): RequestInit {
  const isForm = typeof body === 'string';
  const type = { 'content-type': isForm ? 'application/x-www-form-urlencoded;charset=UTF-8' : 'application/json' };
  return {
    method,
    headers: body === undefined ? headers : { ...type, ...headers },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    credentials: 'include',
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
  };
}

function refusal({ status, headers }: Response): string {
  const wait = headers.get('retry-after');
  return wait === null ? String(status) : `${status}, retry after ${wait}`;
}

async function answered<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch {
    throw new Failure('record-refused', 'no answer');
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure('record-refused', 'no JSON');
  }
}
