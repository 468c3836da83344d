import {
  type FieldSet,
  type Fields,
  type Found,
  readKey,
  type Vocabulary,
  vocabularyOf,
  type Written,
} from '../kernel/fields.ts';
import type { ShapesOf, ValuesOf } from '../kernel/shape.ts';
import { field } from './author-fields.ts';
import type { Pack } from './content.ts';
import type { DiceGame } from './game.ts';
import { dicePacks } from './index.ts';
import { seatKeys, tableKeys } from './keys.ts';

const seat = {
  role: field('text', 'has to be named; a special one implies the kind'),
  character: field('text', '`nobody`, the default, has no ability and eight life points'),
  life: field('whole', "the character's own, with the role's bonus, unless named"),
  max: field('whole', 'life points at most, unless they are the usual ones'),
  dead: field({ either: ['count', 'flag'] }, 'out of the game; `1` is the first one who went'),
  arrows: field('count', 'plain arrows before the player'),
  open: field('flag', 'the role lies open'),
} as const;

const table = {
  rolls: field({ listOf: 'texts' }, 'the throws to come: one list a throw, only the dice thrown'),
  arrows: field('count', 'plain arrows in the pile; there are nine in all'),
} as const;

/** One seat of a position; packs add fields of their own. */
export type DiceSeat = ValuesOf<ShapesOf<typeof seat>, 'role'> & Written;

export type DicePosition = ValuesOf<ShapesOf<typeof table>> &
  Written & {
    packs: readonly string[];
    variants: Readonly<Record<string, boolean | string>>;
    players?: Readonly<Record<string, DiceSeat>>;
    deal?: { players: number };
    turn?: string;
    phase?: string;
    seed?: number | string;
    round?: number;
    order?: readonly string[];
  };

const ownFields: Fields<DiceGame> = { seat, table, seatKeys, tableKeys };
const own: FieldSet<DiceGame> = { pack: '', variant: '', fields: ownFields };

/** Everything a scenario of the dice game can say, with whatever packs. */
export function diceVocabulary(): Vocabulary {
  const ofPacks = (dicePacks as readonly Pack[]).map(({ id, fields = {} }) => ({ pack: id, variant: '', fields }));
  return vocabularyOf([own, ...ofPacks]);
}

/** Reads one key of an `expect`; undefined means there is no such key in this game. */
export function inspectDice(g: DiceGame, key: string): Found | undefined {
  return readKey(g, g.rules.players, [...g.rules.fields, own], key);
}
