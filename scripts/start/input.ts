import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { Failure } from '../../src/core/failure.ts';
import { parseExport } from '../../src/formats/parse-export.ts';
import { siteById, siteFor, sites } from '../../src/sites/index.ts';
import { demoChat } from '../stage/demo-chat.ts';
import { isCutOff } from '../stage/is-cut-off.ts';
import { pageAddress } from '../stage/page-address.ts';
import { chatPage } from '../stage/pages/chat-page.ts';
import type { SiteId } from '../stage/pages/conversation.ts';
import { laidOut } from './laid-out.ts';
import { Refusal } from './refusal.ts';

/** A chat page, and where it stands. */
export interface ChatInput {
  readonly address: string;
  readonly html: string;
  /** A page from elsewhere: its scripts must not run. */
  readonly foreign: boolean;
  /** What the page cannot show of the conversation it was laid out from: one sentence. */
  readonly unshown?: string;
}

const DEMO_ADDRESS = 'https://chatgpt.com/c/6f1d2c3b-8a4e-4f5d-9b7c-0e1a2d3c4b5a';

/** Throws a Refusal where there is no chat to be had from the input. */
export function readInput(input: string | undefined, url: URL | undefined): ChatInput {
  if (input === undefined) return demo(url);
  const text = readText(input);
  const kind = extname(input).toLowerCase();
  if (kind === '.json') return exported(input, text);
  if (kind === '.html' || kind === '.htm') return savedPage(input, text, url);
  throw new Refusal(2, `${input} is neither a saved page (.html) nor a conversation that Baton exported (.json).`);
}

function demo(url: URL | undefined): ChatInput {
  const address = url === undefined ? DEMO_ADDRESS : chatAddress(url);
  const chat = demoChat(siteFor(new URL(address))?.id as SiteId);
  return { address, html: chatPage(chat.site, chat), foreign: false };
}

function readText(input: string): string {
  try {
    return readFileSync(input, 'utf8');
  } catch (error) {
    const why = (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'is not there' : 'cannot be read';
    throw new Refusal(2, `${input} ${why}: give the path of a saved page or of an exported conversation.`);
  }
}

function savedPage(input: string, html: string, url: URL | undefined): ChatInput {
  if (html.trim() === '') throw new Refusal(3, `${input} is empty: there is no chat in it. Save the page again.`);
  if (isCutOff(html)) {
    throw new Refusal(3, `${input} is cut off: it ends before the page does, so messages are missing. Save it again.`);
  }
  const stated = url?.href ?? pageAddress(html);
  if (stated === undefined || !URL.canParse(stated)) {
    throw new Refusal(2, `${input} does not say where it was saved from: give its address with --url https://…`);
  }
  return { address: chatAddress(new URL(stated)), html, foreign: true };
}

/** The address as text. Throws a Refusal where Baton reads no chat. */
function chatAddress(address: URL, advice = 'Give one with --url'): string {
  const site = siteFor(address);
  if (site === undefined) {
    const known = sites.map(({ name }) => name).join(', ');
    throw new Refusal(3, `${address.host} is no chat site that Baton knows (${known}): 0 messages.`);
  }
  if (site.chatId(address) === undefined) {
    throw new Refusal(3, `${site.name}: ${address} is not the address of a chat: 0 messages. ${advice}.`);
  }
  return address.href;
}

/** A conversation is laid out again as a page of the site it came from. */
function exported(input: string, text: string): ChatInput {
  const { conversation } = parse(input, text);
  const site = siteById(conversation.site);
  if (site === undefined) throw new Refusal(3, `${input} is from ${conversation.site}, which Baton does not know.`);
  const address = chatAddress(new URL(conversation.url), `The url in ${input} must be one`);
  if (siteFor(new URL(address)) !== site) {
    throw new Refusal(3, `${input} is from ${site.name}, but its url is of another site, ${conversation.url}.`);
  }
  if (conversation.messages.length === 0) throw new Refusal(3, `${input} holds 0 messages: there is no chat in it.`);
  return { address, ...laidOut(site.id as SiteId, site.name, conversation), foreign: false };
}

function parse(input: string, text: string) {
  try {
    return parseExport(text);
  } catch (error) {
    throw new Refusal(2, `${input}: ${error instanceof Failure ? error.detail : error}`);
  }
}
