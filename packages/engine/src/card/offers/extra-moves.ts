import type { Frame } from '../../kernel/frame.ts';
import { ability, KIND, kindOf, laidCard, type Offer, pickValue, RANDOM_CARD } from '../../kernel/offer.ts';
import { program } from '../../kernel/program.ts';
import { only } from '../../kernel/seats.ts';
import { MIDDLE, MIDDLE_SOURCE, SEAT_SOURCE } from '../../kernel/sources.ts';
import type { CardGame } from '../table/game.ts';
import { Reading } from '../table/reading.ts';
import { reason } from './reason.ts';

/** The second pick of a move when it names a random card of a hand. */
export const RANDOM = -2;

/** A move that is no card played: what it does lies on top of it, and when that is over everything is settled. */
export const optionProgram = program<Reading, 'over'>('card/option', {
  over(g) {
    g.settle();
  },
});

const isAbility = (pick: number): boolean => kindOf(pick) === KIND.ability;

/** Moves that abilities and cards on the table offer beside the cards of the hand. */
export abstract class ExtraMoves extends Reading {
  /** Content is written for the whole game, of which this is a part. */
  private get game(): CardGame {
    return this as unknown as CardGame;
  }

  /** Is what is being offered no card that is played? Never part of the state. */
  offersNoCard = false;

  /** Moves of what lies in the middle, of abilities, of cards in front. */
  offerOptions(seat: number, o: Offer): void {
    const { option } = this.rules.moves;
    const { who, seats, middle } = this.sources();
    if ((who[option] & (only(seat) | MIDDLE)) === 0) return;
    for (let i = 0; i < middle[option].length; i += MIDDLE_SOURCE)
      this.offerOption(seat, middle[option][i], middle[option][i + 1], o);
    for (let i = 0; i < seats[option].length; i += SEAT_SOURCE)
      if (seats[option][i] === seat) this.offerOption(seat, seats[option][i + 1], seats[option][i + 2], o);
  }

  private offerOption(seat: number, def: number, piece: number, o: Offer): void {
    if (this.working(seat, def, piece)) this.offerOf(seat, def, piece, o);
    else if (o.explain) o.no(reason(this.game, 'switched-off'), piece < 0 ? ability(def) : laidCard(piece));
  }

  private offerOf(seat: number, def: number, piece: number, o: Offer): void {
    this.offersNoCard = true;
    this.rules.options[def]?.spec.offer(this.game, seat, o, def, piece);
    this.offersNoCard = false;
  }

  standingSeats(): number {
    const { anytime } = this.rules.moves;
    const { who, seats } = this.sources();
    let standing = 0;
    if (who[anytime] !== 0)
      for (let i = 0; i < seats[anytime].length; i += SEAT_SOURCE)
        if (this.isOpenAnytime(seats[anytime][i], seats[anytime][i + 1], seats[anytime][i + 2]))
          standing |= only(seats[anytime][i]);
    return standing;
  }

  private isOpenAnytime(seat: number, def: number, piece: number): boolean {
    return this.rules.options[def]?.spec.anytime?.(this.game, seat) === true && this.working(seat, def, piece);
  }

  /** The move has begun with an ability or a card that has more to ask. */
  offerDraft(seat: number, o: Offer): void {
    const first = o.draft.find(isAbility) ?? o.draft[0];
    const def = this.sourceOf(first);
    const isPiece = kindOf(first) === KIND.hand || kindOf(first) === KIND.play;
    this.offerOf(seat, def, isPiece ? pickValue(first) : -1, o);
  }

  /** The definition whose move begins with this pick. */
  private sourceOf(first: number): number {
    switch (kindOf(first)) {
      case KIND.ability:
        return pickValue(first);
      case KIND.word:
        return this.rules.wordMoves.get(first) ?? -1;
      default:
        return this.def(pickValue(first));
    }
  }

  offerStanding(seat: number, o: Offer): void {
    if (o.draft.length > 0) return this.offerDraft(seat, o);
    const { anytime } = this.rules.moves;
    const before = this.sources().seats[anytime];
    for (let i = 0; i < before.length; i += SEAT_SOURCE)
      if (before[i] === seat && this.isOpenAnytime(seat, before[i + 1], before[i + 2]))
        this.offerOf(seat, before[i + 1], before[i + 2], o);
  }

  takeStanding(seat: number, line: readonly number[]): void {
    this.pushOption(seat, line);
  }

  /** Is this move a card being played or used, rather than an ability or an option of something in play? */
  playsCard(line: readonly number[]): boolean {
    if (kindOf(line[0]) === KIND.word || line.some(isAbility)) return false;
    return kindOf(line[0]) === KIND.hand || this.rules.uses[this.def(pickValue(line[0]))] !== undefined;
  }

  /** Sets an option's program going with the picks of its move. */
  pushOption(seat: number, line: readonly number[]): void {
    const def = this.sourceOf(line.find(isAbility) ?? line[0]);
    const option = this.rules.options[def];
    if (option === undefined) throw new Error(`${this.rules.defs[def]?.id} offers no move of its own.`);
    this.push(optionProgram, seat);
    const f = this.push(option.prog, seat);
    f.by = seat;
    f.src = def;
    if (option.spec.read !== undefined) option.spec.read(this.game, f, line);
    else this.fill(f, line);
  }

  /** Puts the picks of a move where programs look for them: card, seat, second card or seat, number. */
  fill(f: Frame, line: readonly number[]): void {
    for (let i = 0; i < line.length; i++) {
      const value = pickValue(line[i]);
      switch (kindOf(line[i])) {
        case KIND.hand:
        case KIND.play:
          if (f.card < 0) f.card = value;
          else f.pick = value;
          break;
        case KIND.seat:
          if (f.to < 0) f.to = value;
          else f.pick = value;
          break;
        case KIND.word:
          if (line[i] === RANDOM_CARD) f.pick = RANDOM;
          else f.n = value;
          break;
        case KIND.copy:
        case KIND.name:
          f.n = value;
          break;
        default:
          break;
      }
    }
  }
}
