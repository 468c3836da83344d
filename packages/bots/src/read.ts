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
import type { Question } from './bot.ts';

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

  /** A counter of a seat, 0 where no pack in play has it. */
  protected count(name: string, seat: number): number {
    const at = this.rules.seatColumns.indexOf(name);
    return at < 0 ? 0 : this.view.seats[column(at, seat)];
  }
  private zone(name: string, seat: number): readonly number[] {
    return this.view.zones[this.rules.first[name] + seat];
  }

  /** What lies in a place of the table, as far as this seat knows it; nothing where no pack in play has it. */
  place(name: string): readonly number[] {
    return this.view.zones[this.rules.zones.findIndex((zone) => zone.name === name)] ?? [];
  }
  variable(name: string): number {
    return this.view.vars[this.rules.vars.indexOf(name)] ?? 0;
  }

  gold(seat: number): number {
    return this.count('gold', seat);
  }
  /** Load tokens on a card, or on a player's character. */
  loadOn(piece: number): number {
    return this.view.tokens[this.rules.tokenColumns.indexOf('load') * this.rules.faces.length + piece];
  }
  ownLoad(seat: number): number {
    return this.count('load', seat);
  }

  life(seat: number): number {
    return this.count('life', seat);
  }
  missingLife(seat: number): number {
    return this.count('max', seat) - this.count('life', seat);
  }
  /** BANG! cards I have played in this turn. */
  bangsPlayed(): number {
    return this.count('bangs', this.me);
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
  /** Everything in front of a player that others can touch. */
  exposed(seat: number): readonly number[] {
    return this.rules.exposed.flatMap((first) => this.view.zones[first + seat]);
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
  /** The role this player wins or loses with: a dead renegade's card shows whose side he has joined. */
  allegiance(seat: number): string {
    const own = this.role(seat);
    return own === 'renegade' ? ['', 'deputy', 'outlaw'][this.count('side', seat)] || own : own;
  }
  /** Name and owner of the zone where a face this seat knows lies. */
  placeOf(piece: number): { name: string; owner: number } {
    const zone = this.view.zones.findIndex((pieces) => pieces.includes(piece));
    return zone < 0 ? { name: '', owner: -1 } : this.rules.zones[zone];
  }
  topOfDiscard(): number {
    return this.place('discard').at(-1) ?? -1;
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
