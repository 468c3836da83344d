import { type CardKey, type CardRules, contentKey } from '@sixgun/engine';
import { notes } from './notes/index.ts';
import type { Note, Use } from './notes/note.ts';

export type { Note, Use } from './notes/note.ts';

const WORTH_BY_COLOUR: Readonly<Record<string, number>> = {
  brown: 4.5,
  blue: 5,
  green: 5,
  orange: 5,
  black: 5,
  wagon: 5,
};
const WORTH_OF_THE_REST = 4;

/** What it is worth not to be hit by something of this use. */
export const AVOIDED: Readonly<Partial<Record<Use, number>>> = {
  duel: 11,
  sweep: 9,
  shoot: 9,
  lock: 9,
  harm: 8,
  rob: 5,
  'strip-all': 5,
};

const made = new WeakMap<CardRules, Note[]>();

/** What the table says about a definition; what it leaves open is read off the card itself. */
export function noteOf(rules: CardRules, def: number): Note {
  let list = made.get(rules);
  if (list === undefined) {
    list = rules.defs.map((_, i) => ({
      worth: usualWorth(rules, i),
      use: usualUse(rules, i),
      ...notes[contentKey(rules, i) as CardKey],
    }));
    made.set(rules, list);
  }
  return list[def];
}

function usualWorth(rules: CardRules, def: number): number {
  const card = rules.cards[def];
  return card === undefined ? WORTH_OF_THE_REST : (WORTH_BY_COLOUR[card.colour] ?? WORTH_OF_THE_REST);
}

function usualUse(rules: CardRules, def: number): Use {
  const card = rules.cards[def];
  if (card === undefined) return 'act';
  if (card.weapon) return 'weapon';
  if (card.saves !== undefined) return 'heal';
  const aim = card.play?.aim ?? card.use?.aim;
  if (aim !== undefined) {
    if (aim.takes !== undefined) return 'rob';
    if (aim.within === 'reach') return 'shoot';
    return card.colour === 'blue' || card.colour === 'orange' ? 'lock' : 'harm';
  }
  if (card.gives !== 0) return 'dodge';
  return card.colour === 'brown' ? 'act' : 'equip';
}

/** A card its owner would rather be rid of. */
export const isBurden = ({ use }: Pick<Note, 'use'>): boolean => use === 'lock' || use === 'fuse';

const HOSTILE: Partial<Record<Use, number>> = { shoot: 1, duel: 1, harm: 0.6, lock: 0.8, rob: 0.4 };

/** How unfriendly it is to play this on somebody. */
export const hostility = ({ use }: Note): number => HOSTILE[use] ?? 0;
