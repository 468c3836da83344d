import type { CardRules } from '@sixgun/engine';
import { noteOf, type Use } from '../values.ts';

/** What the policy knows of each definition, in tables that the hot loops can read. */
export interface Traits {
  worth: readonly number[];
  use: readonly Use[];
  weapon: readonly boolean[];
  /** A card its owner would rather be rid of. */
  burden: readonly boolean[];
  /** Laid in front first and used later. */
  laid: readonly boolean[];
  idleForTwo: readonly boolean[];
  /** Keeps its owner in the game when he has no life left. */
  keeps: readonly boolean[];
  /** Lets its owner shoot more often. */
  repeats: readonly boolean[];
  /** The zone of discarded cards. */
  discard: number;
}

const made = new WeakMap<CardRules, Traits>();
/** Nearly every question is about the rules of the one before. */
let last: { rules: CardRules; traits: Traits } | null = null;

export function traitsOf(rules: CardRules): Traits {
  if (last?.rules === rules) return last.traits;
  let traits = made.get(rules);
  if (traits === undefined) {
    const notes = rules.defs.map((_, def) => noteOf(rules, def));
    traits = {
      worth: notes.map(({ worth }) => worth),
      use: notes.map(({ use }) => use),
      weapon: rules.defs.map((_, def) => rules.cards[def]?.weapon === true),
      burden: notes.map(({ use }) => use === 'lock' || use === 'fuse'),
      laid: rules.defs.map((_, def) => rules.cards[def]?.use !== undefined),
      idleForTwo: notes.map(({ idleForTwo }) => idleForTwo === true),
      keeps: notes.map(({ keeps }) => keeps === true),
      repeats: rules.defs.map((_, def) => rules.query.bangLimit.of[def] !== undefined),
      discard: rules.zones.findIndex(({ name }) => name === 'discard'),
    };
    made.set(rules, traits);
  }
  last = { rules, traits };
  return traits;
}
