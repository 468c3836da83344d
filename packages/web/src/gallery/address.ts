import { type Language, languages } from '@sixgun/texts';
import { boxes, type Kind, kinds } from './piece.ts';

/** What the address of the gallery carries, so that a ruling can be sent. */
export interface Look {
  kind: Kind;
  /** Boxes that are shown; all when none is named. */
  boxes: readonly string[];
  typed: string;
  /** The piece that is open. */
  open: string | null;
}

export function lookOf(place: string): Look & { language: Language | null } {
  const query = new URLSearchParams(place.split('?')[1] ?? '');
  const known: readonly string[] = boxes;
  return {
    kind: kinds.find((kind) => kind === query.get('kind')) ?? 'cards',
    boxes: (query.get('boxes') ?? '').split(' ').filter((box) => known.includes(box)),
    typed: query.get('search') ?? '',
    open: query.get('piece'),
    language: languages.find((language) => language === query.get('lang')) ?? null,
  };
}

export function placeOf({ kind, boxes: shown, typed, open }: Look, language: Language): string {
  const query = new URLSearchParams({ kind, lang: language });
  if (shown.length > 0) query.set('boxes', shown.join(' '));
  if (typed !== '') query.set('search', typed);
  if (open !== null) query.set('piece', open);
  return `gallery?${query}`;
}
