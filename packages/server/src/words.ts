import { LIMITS } from '@sixgun/protocol';

/** Control, bidirectional and other characters that show nothing, and lines where one is meant. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0]/gu;
/** More marks on one letter than any language puts there would cover the lines above and below. */
const HEAPED = /(\p{M}{4})\p{M}+/gu;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

const clean = (text: string): string =>
  text.normalize('NFC').replace(UNSEEN, '').replace(HEAPED, '$1').replace(/\s+/gu, ' ').trim();

/** A name as it may be shown; null if nothing is left of it, or too much. */
export function cleanName(text: string): string | null {
  const name = clean(text);
  const length = [...graphemes.segment(name)].length;
  return length < 1 || length > LIMITS.name || name.length > LIMITS.nameCharacters ? null : name;
}

export function cleanChat(text: string): string | null {
  const line = clean(text);
  return line === '' ? null : line;
}

/** Names that look alike are the same. */
const folded = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s_,]+/g, '');

/** The name, or the first variation of it that nobody at the table has. */
export function nameApart(name: string, others: readonly string[]): string {
  const taken = new Set(others.map(folded));
  for (let n = 1; ; n++) {
    const tried = n === 1 ? name : `${name} ${n}`;
    if (!taken.has(folded(tried))) return tried;
  }
}

/** Puts stars in the place of words nobody wants to read. */
export function masked(text: string, words: readonly string[]): string {
  const lower = text.toLowerCase();
  // A letter that changes its length with its case would shift every place after it.
  if (lower.length !== text.length) return words.some((word) => lower.includes(word)) ? '***' : text;
  let shown = text;
  for (const word of words)
    for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + word.length))
      shown = `${shown.slice(0, at)}${'*'.repeat(word.length)}${shown.slice(at + word.length)}`;
  return shown;
}
