import {
  DiceGame,
  type Game,
  KIND,
  kindOf,
  letter,
  lineTokens,
  pickValue,
  type Refusal,
  type Rules,
} from '@sixgun/engine';
import { askIn, boxOf, Names, plain, refuseIn, wordIn } from '@sixgun/narration';
import type { Texts } from '@sixgun/texts';

/** The places in a set of dice. */
const diceIn = (set: number): number[] => Array.from({ length: 8 }, (_, die) => die).filter((die) => (set >> die) & 1);

/** Turns numbers of one game into words of one language. */
export class Words {
  readonly texts: Texts;
  readonly rules: Rules;
  readonly names: Names;

  constructor(texts: Texts, rules: Rules, names: readonly string[]) {
    this.texts = texts;
    this.rules = rules;
    this.names = new Names(texts, boxOf(rules, names), true);
  }

  name(seat: number): string {
    return this.names.seat(seat).label;
  }

  private content(def: number): string {
    return this.names.def(def).label;
  }

  card(piece: number): string {
    return this.names.card(piece).label;
  }

  face(face: number): string {
    return this.names.faces([face]).label;
  }

  private reroll(g: Game, dice: number): string {
    const chosen = g instanceof DiceGame ? diceIn(dice).map((die) => `${die + 1} ${this.face(g.face(die))}`) : [];
    return `${this.texts.t('dice.reroll', { count: chosen.length })}: ${chosen.join(', ')}`;
  }

  line(g: Game, seat: number, line: readonly number[]): string {
    return line.map((pick) => this.pick(g, seat, pick)).join(' → ');
  }

  private pick(g: Game, seat: number, pick: number): string {
    const value = pickValue(pick);
    switch (kindOf(pick)) {
      case KIND.hand:
        return this.card(value);
      case KIND.play: {
        const { owner } = this.rules.zones[g.s.where[value]];
        return owner < 0 || owner === seat ? this.card(value) : `${this.card(value)} (${this.name(owner)})`;
      }
      case KIND.seat:
        return this.name(value);
      case KIND.ability:
      case KIND.copy:
      case KIND.name:
      case KIND.effect:
        return this.content(value);
      case KIND.as:
        return `= ${this.content(value)}`;
      case KIND.word:
        return wordIn(this.texts, this.rules.words[value]);
      case KIND.dice:
        return this.reroll(g, value);
      case KIND.die:
        return this.texts.t('dice.die', { n: value });
      default:
        return lineTokens(g, seat, [pick]).join(' ');
    }
  }

  /** Why something is not offered, as a sentence. */
  why(refusal: Refusal): string {
    return plain(refuseIn(this.names, refusal));
  }

  /** The question a seat has to answer. */
  question(g: Game, seat: number): string {
    const question = g.question(seat);
    return question === null ? this.texts.t('ui.choose') : plain(askIn(this.names, question));
  }

  seatLabel(seat: number): string {
    return `${letter(seat)} ${this.name(seat)}`;
  }
}
