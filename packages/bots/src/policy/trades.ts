import type { CardGame, Question } from '@sixgun/engine';
import { hopeForAnother } from '../luck.ts';
import { AVOIDED } from '../values.ts';
import type { Foes } from './foes.ts';
import type { Traits } from './traits.ts';

/** What saving somebody is worth whoever he is, and how much it matters whose friend he is. */
const RESCUE = { anybody: 4, friend: 8 };
const FREE_LOAD = 3;

/** What the next life of somebody is worth in cards: the fewer are left, the more. */
export const lifeInCards = (life: number): number => (life <= 1 ? 100 : life === 2 ? 14 : 10);

/** A card that is given for something, or a thing that costs nothing: what it brings against what it is worth. */
export class Trades {
  private g!: CardGame;
  private me = 0;
  private foes: Foes = [];
  private traits!: Traits;
  private question: Question | null = null;

  look(g: CardGame, me: number, foes: Foes, traits: Traits, question: Question | null): void {
    this.g = g;
    this.me = me;
    this.foes = foes;
    this.traits = traits;
    this.question = question;
  }

  /** `given`: what the card is worth to its owner; `target`: a card in play that is picked, -1 for none. */
  use(given: number, target: number): number {
    const { question } = this;
    switch (question?.ask) {
      case 'save-other':
        return RESCUE.anybody - RESCUE.friend * this.foes[question.of] - given / 2;
      case 'escape':
        return this.avoided(question.card) - given;
      case 'discard-or-lose':
        return -2 * given;
      case 'flip-again':
        return target < 0 || question.of === undefined ? 0 : this.turned(question.of, question.card);
      case 'load':
        return this.loaded(target);
      default:
        return 0;
    }
  }

  pass(): number {
    return this.question?.ask === 'discard-or-lose' ? -lifeInCards(this.g.life(this.me)) : 0;
  }

  private avoided(card: number): number {
    return AVOIDED[card < 0 ? 'harm' : this.traits.use[this.g.rules.defOf[card]]] ?? 0;
  }

  /** Another card is turned up for somebody instead of this one. */
  private turned(of: number, card: number): number {
    return -2 * hopeForAnother(this.g, card) * (of === this.me ? -1 : this.foes[of]) - 0.5;
  }

  /** A token from the supply costs nothing; a card that is worth more is the better place for it. */
  private loaded(target: number): number {
    return target < 0 ? FREE_LOAD : this.traits.worth[this.g.rules.defOf[target]] / 1.5;
  }
}
