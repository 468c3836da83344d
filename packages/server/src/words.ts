import { LIMITS } from '@sixgun/protocol';

/**
 * Control, bidirectional and other characters that show nothing, and lines where one is meant. What makes a picture of a
 * sign stays behind one.
 */
const UNSEEN =
  /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}\u2800]|(?!\ufe0f)\p{Default_Ignorable_Code_Point}|(?<!\p{Extended_Pictographic})\ufe0f/gu;
/** Marks without anything under them are nothing to read, and a pile of them covers what stands beside it. */
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;
const PILED = /(\p{M}{3})\p{M}+/gu;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

function clean(text: string): string {
  const line = text.normalize('NFC').replace(UNSEEN, '').replace(PILED, '$1').replace(/\s+/gu, ' ').trim();
  return SEEN.test(line) ? line : '';
}

/** A name as it may be shown; null if nothing is left of it, or too much. */
export function cleanName(text: string): string | null {
  const name = clean(text);
  const length = [...graphemes.segment(name)].length;
  return length < 1 || length > LIMITS.name || name.length > LIMITS.nameCharacters ? null : name;
}

/** A line of chat, or what a table is called; null if nothing is left of it. */
export function cleanLine(text: string): string | null {
  const line = clean(text);
  return line === '' ? null : line;
}

/** A letter, and what looks like it: letters of other alphabets, figures, and a small l for a large I. */
const LOOKS: Readonly<Record<string, string>> = {
  a: 'аαɑ',
  b: 'вβ',
  c: 'с',
  d: 'ԁ',
  e: 'еε',
  g: 'ɡ',
  h: 'нһη',
  i: 'іӏιıl1|',
  j: 'ј',
  k: 'кκ',
  m: 'м',
  n: 'ν',
  o: 'оο0',
  p: 'рρ',
  q: 'ԛ',
  s: 'ѕ$',
  t: 'тτ',
  w: 'ԝ',
  x: 'хχ',
  y: 'уυ',
};
const ALIKE = new Map(Object.entries(LOOKS).flatMap(([own, others]) => [...others].map((other) => [other, own])));

/** Names that look alike are the same. */
const folded = (name: string): string =>
  Array.from(
    name
      .toLowerCase()
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/[\s_,]+/g, ''),
    (letter) => ALIKE.get(letter) ?? letter,
  ).join('');

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
