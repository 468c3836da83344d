import type { GameEvent } from './events.ts';
import { strike } from './lists.ts';
import { nextBelow } from './rng.ts';
import { faceOrder, type Rules } from './rules.ts';
import { everybody, hasSeat, inTheOpen, OPEN, only, seatsAmong } from './seats.ts';
import { Sources } from './sources.ts';
import { column, type State } from './state.ts';
import type { Told } from './story.ts';

const SEES_HANDS = only(OPEN);

/** The only place where the state is changed: every change goes through here, so every change can be told. */
export abstract class Table<R extends Rules = Rules> {
  /** Receives what happens; null in playouts, where nobody listens. */
  sink: ((event: GameEvent) => void) | null = null;
  /** What random picks will hit, for scenario files; never part of the state. */
  picks: number[] | null = null;
  private readonly found: Sources;
  /** The position that what can answer is listed for; null once that has changed. */
  private listed: State | null = null;
  /** The audience of what is done openly. */
  readonly everyone: number;
  /** The set of all seats. */
  readonly allSeats: number;
  readonly rules: R;
  s: State;

  constructor(rules: R, s: State) {
    this.rules = rules;
    this.s = s;
    this.everyone = inTheOpen(rules.players);
    this.allSeats = everybody(rules.players);
    this.found = new Sources(rules);
  }

  /** What can answer each hook in the present position. */
  sources(): Sources {
    if (this.listed !== this.s) {
      this.listed = this.s;
      this.found.list(this.s);
    }
    return this.found;
  }

  zone(index: number): number[] {
    return this.s.zones[index];
  }

  top(zone: number): number {
    const z = this.s.zones[zone];
    return z.length === 0 ? -1 : z[z.length - 1];
  }

  /** Moves a piece; `audience` is who sees its face on the way. */
  move(piece: number, to: number, audience: number, bottom = false): void {
    const s = this.s;
    const from = s.where[piece];
    const seen = this.withHands(audience, from, to);
    const z = s.zones[from];
    let index = z.length - 1;
    if (z[index] === piece) z.pop();
    else {
      index = z.indexOf(piece);
      strike(z, index, 1);
    }
    const before = s.known[piece];
    let known = seen;
    // Who knows the only card of a hand knows which one has left it.
    if (this.rules.zones[from].ordered || z.length === 0) known |= before;
    else if (seen !== this.everyone) for (let i = 0; i < z.length; i++) s.known[z[i]] &= seen;
    this.learn(piece, known, seen);
    this.changePlace(piece, from, to, bottom);
    if (bottom) s.zones[to].unshift(piece);
    else s.zones[to].push(piece);
    s.where[piece] = to;
    if (this.sink !== null) this.sink({ e: 'move', piece, from, to, index, bottom, seen });
  }

  /** Whoever sees every hand sees what comes from or goes to a seat. */
  private withHands(audience: number, from: number, to: number): number {
    const { zones } = this.rules;
    return zones[from].owner >= 0 || zones[to].owner >= 0 ? audience | SEES_HANDS : audience;
  }

  /** A card that begins or stops to work changes who can answer, and what lay on it stays on the table. */
  private changePlace(piece: number, from: number, to: number, bottom = false): void {
    const { zones, listens, defOf } = this.rules;
    if (!zones[from].works && !zones[to].works) return;
    if (this.listed === this.s && listens[defOf[piece]].length > 0) {
      if (zones[from].works) this.found.went(piece, zones[from].owner);
      if (zones[to].works && bottom) this.listed = null;
      else if (zones[to].works) this.found.came(piece, zones[to].owner, to, this.s.where);
    }
    if (!zones[to].works) this.clearTokens(piece);
  }

  /** What the mover did not know and anybody sees now cannot be taken back, whether or not the others knew it already. */
  private learn(piece: number, known: number, seen: number): void {
    const { s } = this;
    if (s.back >= 0 && seatsAmong(seen) !== 0 && !hasSeat(s.known[piece], s.back)) s.back = -1;
    s.known[piece] = known;
  }

  /** The pieces of a zone in an order that does not tell when which of them came. */
  inFaceOrder(pieces: readonly number[]): number[] {
    const place = faceOrder(this.rules);
    return pieces.toSorted((a, b) => place[a] - place[b]);
  }

  /** Moves everything at once, so nobody loses track of a face he knew; in the order of faces, which tells nothing. */
  pour(from: number, to: number, audience: number): void {
    const { s } = this;
    const seen = this.withHands(audience, from, to);
    const pieces = this.inFaceOrder(s.zones[from]);
    s.zones[from] = [];
    for (const piece of pieces) {
      this.learn(piece, s.known[piece] | seen, seen);
      this.changePlace(piece, from, to);
      s.zones[to].push(piece);
      s.where[piece] = to;
    }
    if (this.sink !== null && pieces.length > 0) this.sink({ e: 'pour', pieces, from, to, seen });
  }

  /** What lay on a card stays on the table: a card in a hand must not be told by it. */
  private clearTokens(piece: number): void {
    for (let col = 0; col < this.rules.tokenColumns.length; col++)
      if (this.token(col, piece) !== 0) this.setToken(col, piece, 0);
  }

  /** Shows a face without moving the piece; what was shown cannot be hidden again by taking a move back. */
  reveal(piece: number, seen: number): void {
    const s = this.s;
    const before = s.known[piece];
    // Also when nobody learns anything by it: that must not be told by a move that may still be taken back.
    s.back = -1;
    if ((before | seen) === before) return;
    s.known[piece] = before | seen;
    if (this.sink !== null)
      this.sink({
        e: 'reveal',
        piece,
        zone: s.where[piece],
        index: s.zones[s.where[piece]].indexOf(piece),
        // Who knew it is told nothing: an event would tell that somebody else did not.
        seen: seen & ~before,
      });
  }

  /** Shows a whole zone; the order of faces does not tell when which card came. */
  revealAll(zone: number, seen: number): void {
    for (const piece of this.inFaceOrder(this.s.zones[zone])) this.reveal(piece, seen);
  }

  shuffle(zone: number): void {
    const s = this.s;
    const z = s.zones[zone];
    for (let i = z.length - 1; i > 0; i--) {
      const j = nextBelow(s.rng, i + 1);
      const held = z[i];
      z[i] = z[j];
      z[j] = held;
    }
    for (let i = 0; i < z.length; i++) s.known[z[i]] = 0;
    s.back = -1;
    if (this.sink !== null) this.sink({ e: 'shuffle', zone });
  }

  random(n: number): number {
    this.s.back = -1;
    return nextBelow(this.s.rng, n);
  }

  /** A random piece of a zone, or the one a scenario file has chosen. */
  randomOf(zone: number): number {
    const z = this.s.zones[zone];
    if (this.picks !== null) {
      const chosen = this.picks.findIndex((piece) => z.includes(piece));
      if (chosen >= 0) {
        this.s.back = -1;
        return this.picks.splice(chosen, 1)[0];
      }
    }
    // biome-ignore lint/nursery/noJsRestrictedProperties: the generator of the rules themselves.
    return z[this.random(z.length)];
  }

  count(col: number, seat: number): number {
    return this.s.seats[column(col, seat)];
  }

  setCount(col: number, seat: number, value: number): void {
    this.s.seats[column(col, seat)] = value;
    if (this.sink !== null) this.sink({ e: 'seat', column: col, seat, value });
  }

  token(col: number, piece: number): number {
    return this.s.tokens[col * this.rules.faces.length + piece];
  }

  setToken(col: number, piece: number, value: number): void {
    this.s.tokens[col * this.rules.faces.length + piece] = value;
    if (this.sink !== null) this.sink({ e: 'token', column: col, piece, value });
  }

  setVar(name: number, value: number): void {
    this.s.vars[name] = value;
    if (this.sink !== null) this.sink({ e: 'var', name, value });
  }

  setAbilities(seat: number, defs: number[]): void {
    this.s.abilities[seat] = defs;
    this.listed = null;
    if (this.sink !== null) this.sink({ e: 'abilities', seat, defs: defs.slice() });
  }

  setOrder(order: number[]): void {
    this.s.order = order;
    if (this.sink !== null) this.sink({ e: 'order', order: order.slice() });
  }

  finish(winners: number): void {
    this.s.over = true;
    this.s.winners = winners;
    this.s.back = -1;
    if (this.sink !== null) this.sink({ e: 'over', winners });
  }

  /** A line of the story, for the log and the animations. */
  tell(told: Told): void {
    if (this.sink !== null) this.sink({ e: 'tell', told });
  }

  /** The next seat clockwise, whether it is in play or not. */
  leftOf(seat: number): number {
    const order = this.s.order;
    const at = order.indexOf(seat) + 1;
    return order[at === order.length ? 0 : at];
  }
}
