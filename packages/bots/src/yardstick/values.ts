import { type CardRules, contentKey } from '@sixgun/engine';

/** What a card is for, as far as a simple player cares. */
export type Use =
  | 'shoot'
  | 'duel'
  | 'harm'
  | 'sweep'
  | 'rob'
  | 'lock'
  | 'fuse'
  | 'heal'
  | 'heal-all'
  | 'draw'
  | 'share'
  | 'weapon'
  | 'equip'
  | 'dodge'
  | 'trade'
  | 'act';

export interface Note {
  /** From 0 (throw it away) to 10 (take it first). */
  worth: number;
  use: Use;
  /** Does nothing while only two are left. */
  idleForTwo?: boolean;
}

const notes: Readonly<Record<string, Partial<Note>>> = {
  'card/card/bang': { worth: 5 },
  'card/card/missed': { worth: 6 },
  'card/card/beer': { worth: 8, idleForTwo: true },
  'card/card/saloon': { worth: 4, use: 'heal-all' },
  'card/card/stagecoach': { worth: 8, use: 'draw' },
  'card/card/wells-fargo': { worth: 9.5, use: 'draw' },
  'card/card/general-store': { worth: 5, use: 'share' },
  'card/card/panic': { worth: 6 },
  'card/card/cat-balou': { worth: 6 },
  'card/card/duel': { worth: 5, use: 'duel' },
  'card/card/indians': { worth: 5, use: 'sweep' },
  'card/card/gatling': { worth: 7, use: 'sweep' },
  'card/card/barrel': { worth: 8 },
  'card/card/mustang': { worth: 7 },
  'card/card/scope': { worth: 6 },
  'card/card/jail': { worth: 5 },
  'card/card/dynamite': { worth: 2, use: 'fuse' },
  'card/card/volcanic': { worth: 4.5 },
  'card/card/schofield': { worth: 4 },
  'card/card/remington': { worth: 5 },
  'card/card/rev-carabine': { worth: 5.5 },
  'card/card/winchester': { worth: 6 },
  'card/character/sid-ketchum': { worth: 5, use: 'trade' },
  'card/character/uncle-will': { worth: 5, use: 'share' },
};

const WORTH_BY_COLOUR: Readonly<Record<string, number>> = {
  brown: 4.5,
  blue: 5,
  green: 5,
  orange: 5,
  black: 5,
  wagon: 5,
};
const WORTH_OF_THE_REST = 4;

const made = new WeakMap<CardRules, Note[]>();

/** What the table says about a definition; what it leaves open is read off the card itself. */
export function noteOf(rules: CardRules, def: number): Note {
  let list = made.get(rules);
  if (list === undefined) {
    list = rules.defs.map((_, i) => ({
      worth: usualWorth(rules, i),
      use: usualUse(rules, i),
      ...notes[contentKey(rules, i)],
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
    return card.colour === 'blue' ? 'lock' : 'harm';
  }
  if (card.gives !== 0) return 'dodge';
  return card.colour === 'brown' ? 'act' : 'equip';
}

/** A card its owner would rather be rid of. */
export const isBurden = ({ use }: Note): boolean => use === 'lock' || use === 'fuse';

const HOSTILE: Partial<Record<Use, number>> = { shoot: 1, duel: 1, harm: 0.6, lock: 0.8, rob: 0.4 };

/** How unfriendly it is to play this on somebody. */
export const hostility = ({ use }: Note): number => HOSTILE[use] ?? 0;
