import type { Frame } from '../../kernel/frame.ts';
import { ability, KIND, kindOf, type Offer, pickValue, RANDOM_CARD } from '../../kernel/offer.ts';
import { program } from '../../kernel/program.ts';
import { only } from '../../kernel/seats.ts';
import { Asking } from '../table/asking.ts';
import type { CardGame } from '../table/game.ts';
import { blame } from './forbidden.ts';

/** The second pick of a move when it names a random card of a hand. */
export const RANDOM = -2;

/** A move that is no card played: what it does lies on top of it, and when that is over everything is settled. */
export const optionProgram = program<Asking, 'over'>('card/option', {
  over(g) {
    g.settle();
  },
});

/** Moves that abilities and cards on the table offer beside the cards of the hand. */
export abstract class ExtraMoves extends Asking {
  /** Content is written for the whole game, of which this is a part. */
  private get game(): CardGame {
    return this as unknown as CardGame;
  }

  offerOptions(seat: number, o: Offer): void {
    if (!this.rules.anyOption) return;
    const { options, tableZones, working } = this.rules;
    for (const zone of tableZones) this.offerOptionsOf(this.s.zones[zone], seat, o, false);
    const mine = this.s.abilities[seat];
    for (let i = 0; i < mine.length; i++) {
      const option = options[mine[i]];
      if (option === undefined) continue;
      if (this.working(seat, mine[i], -1)) option.spec.offer(this.game, seat, o, mine[i], -1);
      else if (o.explain) o.no('switched-off', blame(this.game, 'switched-off', {}), ability(mine[i]));
    }
    for (const first of working) this.offerOptionsOf(this.s.zones[first + seat], seat, o, false);
  }

  private offerOptionsOf(pieces: readonly number[], seat: number, o: Offer, anytime: boolean): void {
    for (let i = 0; i < pieces.length; i++) {
      const def = this.def(pieces[i]);
      const option = this.rules.options[def];
      if (option === undefined || (anytime && option.spec.anytime?.(this.game, seat) !== true)) continue;
      if (this.working(seat, def, pieces[i])) option.spec.offer(this.game, seat, o, def, pieces[i]);
    }
  }

  standingSeats(): number {
    let seats = 0;
    if (!this.rules.anyAnytime) return seats;
    for (let seat = 0; seat < this.rules.players; seat++)
      for (const def of this.s.abilities[seat])
        if (this.rules.options[def]?.spec.anytime?.(this.game, seat) === true && this.working(seat, def, -1))
          seats |= only(seat);
    return seats;
  }

  /** The move has begun with an ability or a card that has more to ask. */
  offerDraft(seat: number, o: Offer): void {
    const first = o.draft[0];
    const def = kindOf(first) === KIND.ability ? pickValue(first) : this.def(pickValue(first));
    this.rules.options[def]?.spec.offer(
      this.game,
      seat,
      o,
      def,
      kindOf(first) === KIND.ability ? -1 : pickValue(first),
    );
  }

  offerStanding(seat: number, o: Offer): void {
    if (o.draft.length > 0) return this.offerDraft(seat, o);
    for (const def of this.s.abilities[seat]) {
      const option = this.rules.options[def];
      if (option?.spec.anytime?.(this.game, seat) === true && this.working(seat, def, -1))
        option.spec.offer(this.game, seat, o, def, -1);
    }
    for (const first of this.rules.working) this.offerOptionsOf(this.s.zones[first + seat], seat, o, true);
  }

  takeStanding(seat: number, line: readonly number[]): void {
    this.pushOption(seat, line);
  }

  /** Is this move a card being played or used, rather than an ability or an option of something in play? */
  playsCard(line: readonly number[]): boolean {
    if (line.some((pick) => kindOf(pick) === KIND.ability)) return false;
    return kindOf(line[0]) === KIND.hand || this.rules.uses[this.def(pickValue(line[0]))] !== undefined;
  }

  /** Sets an option's program going with the picks of its move. */
  pushOption(seat: number, line: readonly number[]): void {
    const source = line.find((pick) => kindOf(pick) === KIND.ability);
    const def = source === undefined ? this.def(pickValue(line[0])) : pickValue(source);
    const option = this.rules.options[def];
    if (option === undefined) throw new Error(`${this.rules.defs[def].id} offers no move of its own.`);
    this.push(optionProgram, seat);
    const f = this.push(option.prog, seat);
    f.by = seat;
    f.src = def;
    if (option.spec.read !== undefined) option.spec.read(this.game, f, line);
    else this.fill(f, line);
  }

  /** Puts the picks of a move where programs look for them: card, seat, second card, number. */
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
          f.to = value;
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
