import type { DetailKind } from './detail.ts';

/** How details of one kind are found. Every quantifier is bounded and every start anchored: linear in the text. */
export interface Rule {
  readonly kind: DetailKind;
  /** A group `d` is the detail where the whole match is not. */
  readonly pattern: RegExp;
  /** 1 (often said, soon guessed) to 10 (lost for good). */
  readonly weight: number;
  readonly where: 'prose' | 'code' | 'both';
  /** Every text with a match has this: a quick look saves the slow one. */
  readonly needs: RegExp;
  readonly accept?: (text: string) => boolean;
  /** Why this is worth keeping. */
  readonly reason: string;
}

/** A rule. The source is an expression; the flags are `iu` unless told. */
export const rule = (
  kind: DetailKind,
  weight: number,
  where: Rule['where'],
  reason: string,
  source: string,
  more: { readonly needs: RegExp; readonly flags?: string; readonly accept?: (text: string) => boolean },
): Rule => ({
  kind,
  weight,
  where,
  reason,
  needs: more.needs,
  pattern: new RegExp(source, `g${more.flags ?? 'iu'}`),
  ...(more.accept === undefined ? {} : { accept: more.accept }),
});

export const DIGIT = /\p{Nd}/u;
/** Not within a word or a number. */
export const START = '(?<![\\p{Nd}A-Za-z_])(?<!\\p{Nd}[.,:])';
/** A number as it is written, with separators between thousands and before decimals. */
export const NUMBER = "\\p{Nd}{1,15}(?:[.,'’٫٬\\u00a0\\u202f]\\p{Nd}{1,15}|[ ]\\p{Nd}{3}(?!\\p{Nd})){0,8}";
/** A number or two with a dash between. */
export const RANGE = `${START}[+\\-−±~≈<>≤≥]?${NUMBER}(?:[ ]?[-–—~〜][ ]?${NUMBER})?`;
