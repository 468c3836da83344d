import type { FieldSet, Fields, Vocabulary, Written } from '../../kernel/fields.ts';
import { type Found, readKey, vocabularyOf } from '../../kernel/fields.ts';
import type { ShapesOf, ValuesOf } from '../../kernel/shape.ts';
import { field } from '../author/fields.ts';
import type { Pack } from '../author/pack.ts';
import { packs, variantRules } from '../index.ts';
import type { CardGame } from '../table/game.ts';
import { FRESH, type Phase } from '../table/layout.ts';
import { seatKeys, tableKeys } from './keys.ts';

const seat = {
  role: field('text', 'has to be named'),
  character: field('text', '`nobody`, the default, has no ability and four life points'),
  life: field('whole', "the character's own, with the sheriff's bonus, unless named"),
  max: field('whole', 'life points at most, unless they are the usual ones'),
  hand: field('texts', 'cards in hand'),
  play: field({ listOf: 'laid' }, 'cards in front of the player, neither gear nor wagons'),
  dead: field({ either: ['count', 'flag'] }, 'out of the game; `1` is the first one who went'),
  abilities: field('texts', 'characters whose abilities the player has beside his own'),
  offer: field('texts', 'characters to choose from, with `phase: setup`'),
  used: field({ mapOf: 'count' }, 'what has been done this turn: `{bang: 1}`'),
} as const;

const table = {
  previous: field(
    {
      bySeat: {
        parts: { role: 'text', character: 'text', dead: { either: ['count', 'flag'] } },
        needs: ['role', 'character'],
      },
    },
    'the game before, with `deal`',
  ),
  deck: field(
    { either: ['texts', { parts: { only: 'texts' }, needs: ['only'] }] },
    'top first; the rest is the remaining cards, shuffled by `seed`; `{only: [..]}` is exactly these',
  ),
  discard: field('texts', 'top first'),
  characters: field('texts', 'unused ones, top first'),
  picks: field('texts', 'cards that random picks will hit'),
} as const;

const laid = {
  new: field('flag', 'laid in the present turn', (g, fresh, piece) => {
    if (fresh) g.setToken(FRESH, piece, 1);
  }),
} as const;

/** What scenario files can say without any pack; `position.ts` and its neighbours put most of it onto the table. */
export const ownFields: Fields<CardGame> = { seat, table, laid, seatKeys, tableKeys };

/** One seat of a position; packs and options add fields of their own. */
export type SeatPosition = ValuesOf<ShapesOf<typeof seat>, 'role'> & Written;

export type CardPosition = ValuesOf<ShapesOf<typeof table>> &
  Written & {
    packs: readonly string[];
    variants: Readonly<Record<string, boolean | string>>;
    players?: Readonly<Record<string, SeatPosition>>;
    deal?: { players: number };
    turn?: string;
    phase?: Phase;
    seed?: number | string;
    round?: number;
    order?: readonly string[];
  };

const own: FieldSet<CardGame> = { pack: '', variant: '', fields: ownFields };

/** Everything a scenario of the card game can say, with whatever packs and options. */
export function cardVocabulary(): Vocabulary {
  return vocabularyOf([
    own,
    ...(packs as readonly Pack[]).map(({ id, fields = {} }) => ({ pack: id, variant: '', fields })),
    ...variantRules.map(({ id, fields = {} }) => ({ pack: '', variant: id, fields })),
  ]);
}

/** Reads one key of an `expect`; undefined means there is no such key in this game. */
export function inspectCard(g: CardGame, key: string): Found | undefined {
  const { extras, packs: ids, players } = g.rules;
  const sets = extras.map(({ fields = {} }, i) => ({ pack: ids[i] ?? '', variant: '', fields }));
  return readKey(g, players, [...sets, own], key);
}
