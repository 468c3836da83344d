import {
  type CardRules,
  contentKey,
  KIND,
  kindOf,
  nextBelow,
  type PickKind,
  pickValue,
  type Told,
} from '@sixgun/engine';
import { attitudes } from '../attitude.ts';
import type { Question } from '../bot.ts';
import { SeenTable } from '../read.ts';
import { isBurden, type Note, noteOf } from '../values.ts';

/** Below this a player is no enemy to be shot at. */
export const ENEMY = 0.15;

/** The table as one seat sees it, with what that seat thinks of the others. */
export class Situation extends SeenTable {
  /** Seat to how much it should be hurt; below zero it is a friend. */
  readonly against: readonly number[];
  readonly history: readonly Told[];
  private readonly rng: number[];

  constructor(question: Question, rules: CardRules) {
    super(question, rules);
    this.rng = question.rng;
    this.history = question.history;
    this.against = attitudes(this, question.history);
  }

  /** A number from 0 to 1. */
  whim(): number {
    return nextBelow(this.rng, 1000) / 1000;
  }

  note(piece: number): Note {
    return noteOf(this.rules, this.def(piece));
  }

  enemies(): number[] {
    return this.others().filter((seat) => this.against[seat] > ENEMY);
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

  /** How often this very card or ability has been used since the turn began. */
  usedThisTurn(piece: number, ability: number): number {
    let times = 0;
    for (let i = this.history.length - 1; i >= 0; i--) {
      const told = this.history[i];
      if (told.what === 'turn') break;
      if (told.what === 'ability') times += told.ability === ability ? 1 : 0;
      else if (told.what === 'play' || told.what === 'play-at' || told.what === 'use')
        times += told.card === piece ? 1 : 0;
    }
    return times;
  }

  /** What a card in front of a player is worth to him: a burden less than nothing, what keeps a ghost in the game all. */
  inPlayWorth(piece: number, owner: number): number {
    if (this.keepsAlive(piece, owner)) return 20;
    const { worth, ...note } = this.note(piece);
    return isBurden(note) ? -worth : worth;
  }

  /** Is it this card that keeps a player without life in the game? */
  keepsAlive(piece: number, owner: number): boolean {
    return this.note(piece).keeps === true && this.life(owner) <= 0;
  }

  /** What it costs me to part with a card, of my hand or in front of me. */
  loss(piece: number): number {
    if (this.hand().includes(piece)) return this.worth(piece);
    return this.inPlayWorth(piece, this.me);
  }
}

/** A line of picks, sorted out. */
export interface Intent {
  first: PickKind;
  /** The first word in it, empty for none. */
  word: string;
  /** The definition that takes effect: what the card is used as, or the ability. */
  def: number;
  /** The card from a hand, -1 if there is none. */
  card: number;
  /** Another card of the hand that is given for it. */
  cost: number;
  /** What makes a BANG! card stronger. */
  boosts: number[];
  to: number;
  /** A card lying in play that was picked, -1 for none. */
  target: number;
}

export function intentOf(rules: CardRules, line: readonly number[]): Intent {
  const intent: Intent = {
    first: kindOf(line[0]),
    word: '',
    def: -1,
    card: -1,
    cost: -1,
    boosts: [],
    to: -1,
    target: -1,
  };
  let as = -1;
  const strengthens = (piece: number): boolean =>
    intent.first === KIND.hand && intent.card >= 0 && rules.boosts[rules.faces[piece].def] !== undefined;
  for (const pick of line) {
    const value = pickValue(pick);
    switch (kindOf(pick)) {
      case KIND.hand:
        if (intent.card < 0) intent.card = value;
        else if (strengthens(value)) intent.boosts.push(value);
        else intent.cost = value;
        break;
      case KIND.play:
        if (strengthens(value) && intent.to < 0) intent.boosts.push(value);
        else {
          if (pick === line[0]) intent.def = rules.faces[value].def;
          intent.target = value;
        }
        break;
      case KIND.ability:
        if (intent.def < 0) intent.def = value;
        break;
      case KIND.as:
      case KIND.effect:
        as = value;
        break;
      case KIND.seat:
        intent.to = value;
        break;
      case KIND.word:
        if (intent.word === '') intent.word = rules.words[value];
        break;
      default:
        break;
    }
  }
  if (as >= 0) intent.def = as;
  else if (intent.def < 0 && intent.card >= 0) intent.def = rules.faces[intent.card].def;
  const [paid] = intent.boosts;
  return paid !== undefined && !isBang(rules, intent.def) ? { ...intent, cost: paid, boosts: [] } : intent;
}

/** The card everything that strengthens a BANG! is for. */
const isBang = (rules: CardRules, def: number): boolean => def >= 0 && contentKey(rules, def) === 'card/card/bang';
