import type { CardText, Texts } from '@sixgun/texts';
import type { Piece } from './piece.ts';

/** Letters as one types them in a hurry: no accents, no capitals. */
export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l').replace(/[’‘]/g, "'");

export interface Hit {
  piece: Piece;
  /** Words around what was found in a text; empty if it is the name. */
  around: string;
}

const AROUND = 24;

/** The words around the place where something was found, cut between words. */
function excerpt(text: string, wanted: string): string {
  // Folding may change the length of a text, but hardly ever by more than the words around it.
  const at = folded(text).indexOf(wanted);
  const from = at <= AROUND ? 0 : text.lastIndexOf(' ', at - AROUND / 2) + 1;
  const end = at + wanted.length + AROUND;
  const to = end >= text.length ? text.length : Math.max(text.lastIndexOf(' ', end), at + wanted.length);
  return `${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`;
}

const wordsOf = ({ line, text, rulings }: CardText): string[] => [line, text, ...rulings];

/** Looks in the names of all languages, then in lines, texts and rulings of the one that is read. */
export function search(pieces: readonly Piece[], typed: string, texts: Texts, others: readonly Texts[]): Hit[] {
  const wanted = folded(typed.trim());
  if (wanted === '') return pieces.map((piece) => ({ piece, around: '' }));
  const exactly: Hit[] = [];
  const byName: Hit[] = [];
  const byText: Hit[] = [];
  for (const piece of pieces) {
    if (!texts.has(piece.key)) continue;
    const names = [texts, ...others].flatMap((each) =>
      each.has(piece.key) ? [folded(each.content(piece.key).name)] : [],
    );
    const found = wordsOf(texts.content(piece.key)).find((words) => folded(words).includes(wanted));
    if (names.includes(wanted)) exactly.push({ piece, around: '' });
    else if (names.some((name) => name.includes(wanted))) byName.push({ piece, around: '' });
    else if (found !== undefined) byText.push({ piece, around: excerpt(found, wanted) });
  }
  return [...exactly, ...byName, ...byText];
}

/** How many letters have to be changed to make one word of the other. */
export function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[b.length];
}

/** The name that was perhaps meant. */
export function nearest(pieces: readonly Piece[], typed: string, texts: Texts): string {
  const wanted = folded(typed.trim());
  const names = pieces.flatMap(({ key }) => (texts.has(key) ? [texts.content(key).name] : []));
  const far = (name: string) => distance(folded(name), wanted);
  return names.reduce((best, name) => (best === '' || far(name) < far(best) ? name : best), '');
}
