import type { ContentKey } from '@sixgun/texts';
import type { BoxName } from '../art/boxes.ts';

/** Something that lies in one of the boxes. */
export interface Piece {
  key: ContentKey;
  box: BoxName;
  /** The edge of a playing card; empty for anything else. */
  colour: string;
  life?: number;
  /** Rank and suit of each copy. */
  ranks?: readonly string[];
}

export const kinds = ['cards', 'characters', 'events', 'roles', 'dice', 'tokens'] as const;
export type Kind = (typeof kinds)[number];

const KINDS: Readonly<Record<string, Kind>> = {
  card: 'cards',
  gear: 'cards',
  wagon: 'cards',
  locomotive: 'cards',
  station: 'cards',
  character: 'characters',
  event: 'events',
  role: 'roles',
  face: 'dice',
  die: 'dice',
  token: 'tokens',
};

/** What the rules call it, and its name there. */
export function partsOf({ key }: Piece): { game: string; kind: string; id: string } {
  const [game, kind, id] = key.split('/');
  return { game, kind, id };
}

export const kindOf = (piece: Piece): Kind => KINDS[partsOf(piece).kind];

/** Boxes in the order of their years, the dice game last. */
export const boxes = [
  'base',
  'dodge-city',
  'high-noon',
  'fistful-of-cards',
  'wild-west-show',
  'gold-rush',
  'armed-and-dangerous',
  'great-train-robbery',
  'valley-of-shadows',
  'dice',
  'old-saloon',
] as const satisfies readonly BoxName[];

const placeOf = ({ box }: Piece): number => (boxes as readonly BoxName[]).indexOf(box);

/** As the boxes came out; inside a box as they are listed there. */
export const inOrder = (pieces: readonly Piece[]): Piece[] => pieces.toSorted((a, b) => placeOf(a) - placeOf(b));
