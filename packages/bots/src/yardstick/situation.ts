import { type CardRules, KIND, kindOf, nextBelow, type PickKind, pickValue } from '@sixgun/engine';
import type { Question } from '../bot.ts';
import { attitudes } from './attitude.ts';
import { SeenTable } from './read.ts';
import { isBurden, type Note, noteOf } from './values.ts';

/** The table as one seat sees it, with what that seat thinks of the others. */
export class Situation extends SeenTable {
  /** Seat to how much it should be hurt; below zero it is a friend. */
  readonly against: readonly number[];
  private readonly rng: number[];

  constructor(question: Question, rules: CardRules) {
    super(question, rules);
    this.rng = question.rng;
    this.against = attitudes(this, question.history);
  }

  /** A number from 0 to 1. */
  whim(): number {
    return nextBelow(this.rng, 1000) / 1000;
  }

  note(piece: number): Note {
    return noteOf(this.rules, this.def(piece));
  }

  /** My cards of one use, not counting one of them. */
  held(use: Note['use'], except = -1): number {
    return this.hand().filter((piece) => piece !== except && this.note(piece).use === use).length;
  }

  /** What a card is worth in my hand. */
  worth(piece: number): number {
    const { worth, use, idleForTwo } = this.note(piece);
    const me = this.me;
    if (idleForTwo && this.others().length < 2) return 0.5;
    if (use === 'heal') return worth + Math.min(2, this.missingLife(me));
    if (use === 'dodge') return this.life(me) <= 2 ? worth + 2 : worth;
    if (use === 'weapon') {
      const mine = this.weaponOf(me);
      return mine !== undefined && this.note(mine).worth >= worth ? 1 : worth;
    }
    const twice = this.inFront(me).some((other) => this.def(other) === this.def(piece));
    return twice && !isBurden(this.note(piece)) ? 1 : worth;
  }
}

/** A line of picks, sorted out. */
export interface Intent {
  first: PickKind;
  word: number;
  /** The definition that takes effect: what the card is used as, or the ability. */
  def: number;
  /** The card from a hand, -1 if there is none. */
  card: number;
  /** Another card of the hand that is given for it. */
  cost: number;
  to: number;
  /** A card lying in play that was picked, -1 for none. */
  target: number;
}

export function intentOf(rules: CardRules, line: readonly number[]): Intent {
  const intent: Intent = { first: kindOf(line[0]), word: -1, def: -1, card: -1, cost: -1, to: -1, target: -1 };
  let as = -1;
  for (const pick of line) {
    const value = pickValue(pick);
    switch (kindOf(pick)) {
      case KIND.hand:
        if (intent.card < 0) intent.card = value;
        else intent.cost = value;
        break;
      case KIND.play:
        if (pick === line[0]) intent.def = rules.faces[value].def;
        intent.target = value;
        break;
      case KIND.ability:
        if (intent.def < 0) intent.def = value;
        break;
      case KIND.as:
        as = value;
        break;
      case KIND.seat:
        intent.to = value;
        break;
      case KIND.word:
        intent.word = value;
        break;
      default:
        break;
    }
  }
  if (as >= 0) intent.def = as;
  else if (intent.def < 0 && intent.card >= 0) intent.def = rules.faces[intent.card].def;
  return intent;
}
