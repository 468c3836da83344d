import {
  CardGame,
  type CardRules,
  column,
  determinize,
  distance,
  pieceToken,
  type Rules,
  reach,
  type Standpoint,
} from '@sixgun/engine';
import type { Question } from '../bot.ts';

export const isCardRules = (rules: Rules): rules is CardRules => rules.game === 'card';

/** A view of the card game in the words a player uses. */
export class SeenTable {
  readonly rules: CardRules;
  readonly view: Standpoint;
  readonly me: number;
  private readonly question: Question;
  private copied: CardGame | null = null;

  constructor(question: Question, rules: CardRules) {
    this.question = question;
    this.rules = rules;
    this.view = question.view;
    this.me = question.view.seat;
  }

  private count(name: string, seat: number): number {
    return this.view.seats[column(this.rules.seatColumns.indexOf(name), seat)];
  }
  private zone(name: string, seat: number): readonly number[] {
    return this.view.zones[this.rules.first[name] + seat];
  }

  life(seat: number): number {
    return this.count('life', seat);
  }
  missingLife(seat: number): number {
    return this.count('max', seat) - this.count('life', seat);
  }
  isIn(seat: number): boolean {
    return this.count('in', seat) !== 0;
  }
  others(): number[] {
    return this.view.order.filter((seat) => seat !== this.me && this.isIn(seat));
  }
  /** Something lies on the table that decides in its own way who wins. */
  winsOtherwise(): boolean {
    const { tableZones, query } = this.rules;
    const decides = (piece: number) => piece >= 0 && query.winners.of[this.def(piece)] !== undefined;
    return tableZones.some((zone) => this.view.zones[zone].some(decides));
  }
  handSize(seat: number): number {
    return this.zone('hand', seat).length;
  }
  hand(): readonly number[] {
    return this.zone('hand', this.me);
  }
  inFront(seat: number): readonly number[] {
    return this.zone('play', seat);
  }
  weaponOf(seat: number): number | undefined {
    return this.inFront(seat).find((piece) => this.rules.cards[this.def(piece)]?.weapon);
  }

  def(piece: number): number {
    return this.rules.faces[piece].def;
  }
  suit(piece: number): string {
    return this.rules.faces[piece].suit;
  }
  rank(piece: number): string {
    return this.rules.faces[piece].rank;
  }
  token(piece: number): string {
    return pieceToken(this.rules, piece);
  }
  /** Role id, empty while this seat does not know it. */
  role(seat: number): string {
    const [piece] = this.zone('role', seat);
    return piece === undefined || piece < 0 ? '' : this.rules.defs[this.def(piece)].id;
  }
  /** Name and owner of the zone where a face this seat knows lies. */
  placeOf(piece: number): { name: string; owner: number } {
    const zone = this.view.zones.findIndex((pieces) => pieces.includes(piece));
    return zone < 0 ? { name: '', owner: -1 } : this.rules.zones[zone];
  }
  topOfDiscard(): number {
    return this.view.zones[this.rules.zones.findIndex((zone) => zone.name === 'discard')].at(-1) ?? -1;
  }

  distance(to: number): number {
    return distance(this.copy(), this.me, to);
  }
  reach(): number {
    return reach(this.copy(), this.me);
  }
  /** Reach with this weapon in hand. */
  reachWith(def: number): number {
    return this.rules.query.range.of[def]?.(1, this.copy(), this.me) ?? 1;
  }

  /** Cards in front are public, so a made-up rest of the table measures as the real one does. */
  private copy(): CardGame {
    const { view, own, rng } = this.question;
    this.copied ??= determinize(view, own, this.rules, (state) => new CardGame(this.rules, state), rng.slice());
    return this.copied;
  }
}
