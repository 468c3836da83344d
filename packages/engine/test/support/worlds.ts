import { deepStrictEqual, strictEqual } from 'node:assert';
import {
  determinize,
  fastRng,
  type Game,
  type GameEvent,
  hasSeat,
  nextBelow,
  type Offer,
  ownOf,
  redact,
  type SeatEvent,
  standpointOf,
  viewOf,
} from '../../src/index.ts';
import type { Reopen } from './checks.ts';

/** Moves in a row over which two worlds are followed. */
const STEPS = 4;

/** A world that the seat cannot tell from the real one. */
function otherWorld(g: Game, seat: number, reopen: Reopen, seed: string): Game {
  const made = determinize(standpointOf(g, seat), ownOf(g, seat), g.rules, reopen, fastRng(seed));
  // Dice fall alike in both: only what is hidden differs.
  made.s.rng = g.s.rng.slice();
  return made;
}

/** With the stick nobody ever holds Dynamite, which a view cannot say of a single card. */
function isPossible(g: Game): boolean {
  if (g.rules.variants['dynamite-stick'] !== true) return true;
  const held = g.rules.zones.flatMap(({ name }, zone) => (name === 'hand' ? g.s.zones[zone] : []));
  return held.every((piece) => g.rules.defs[g.rules.faces[piece].def].id !== 'dynamite');
}

const lines = (o: Offer): string[] => Array.from({ length: o.n }, (_, i) => o.line(i).join()).sort();

/** All that reaches a seat at a stop: what it sees, whether it is asked, what it may do, why not, and what it may take back. */
function known(g: Game, seat: number) {
  const asked = hasSeat(g.called | g.standing, seat);
  const offered = asked ? lines(g.offer(seat)) : [];
  const refused = asked
    ? g
        .offer(seat, true)
        .refused.map((refusal) => JSON.stringify(refusal))
        .sort()
    : [];
  return { view: viewOf(g, seat), own: ownOf(g, seat), offered, refused };
}

/** Others' answers that lie sealed are unlike in the two worlds, and opening them shows it. */
const othersHaveSealed = (g: Game, seat: number): boolean =>
  g.s.sealed.some((answer, other) => answer !== null && other !== seat);

/** A move that is offered in both worlds, by its picks; null if this seat has none in common. */
function commonMove(one: Game, other: Game, seat: number, rng: number[]): string | null {
  const there = new Set(lines(other.offer(seat)));
  const both = lines(one.offer(seat)).filter((line) => there.has(line));
  return both.length === 0 ? null : both[nextBelow(rng, both.length)];
}

function play(g: Game, seat: number, line: string): GameEvent[] {
  const events: GameEvent[] = [];
  const before = g.sink;
  g.sink = (event) => events.push(event);
  const o = g.offer(seat);
  const index = Array.from({ length: o.n }, (_, i) => o.line(i).join()).indexOf(line);
  g.choose(seat, index);
  g.sink = before;
  return events;
}

/** Faces that a move shows a seat. */
const facesIn = (events: readonly SeatEvent[]): number[] =>
  events.flatMap((event) =>
    event.e === 'move' || event.e === 'reveal' ? [event.piece] : event.e === 'pour' ? event.pieces : [],
  );

const showsFaces = (event: SeatEvent | undefined): boolean =>
  event !== undefined && facesIn([event]).some((piece) => piece >= 0);

/** A line of the story without the faces that this very move shows. */
function withoutFaces(event: SeatEvent | undefined, shown: ReadonlySet<number>, g: Game): string {
  const defs = new Set([...shown].map((piece) => g.rules.faces[piece].def));
  return JSON.stringify(event, (key, value) =>
    (key === 'card' && shown.has(value)) || (key === 'def' && defs.has(value)) ? 'shown' : value,
  );
}

/** Are the events alike to the end? The first difference must be a face that is shown, or told of. */
function alike(worlds: readonly [Game, Game], events: readonly (readonly SeatEvent[])[]): boolean {
  const [one, other] = events;
  const shown = events.map((list) => new Set(facesIn(list).filter((piece) => piece >= 0)));
  for (let i = 0; i < Math.max(one.length, other.length); i++) {
    if (JSON.stringify(one[i]) === JSON.stringify(other[i])) continue;
    if (!showsFaces(one[i]) && !showsFaces(other[i]))
      strictEqual(withoutFaces(one[i], shown[0], worlds[0]), withoutFaces(other[i], shown[1], worlds[1]));
    return false;
  }
  return true;
}

/** Plays the same moves in the real world and in another one, as long as the seat cannot tell them apart. */
export function checkWorlds(real: Game, seat: number, reopen: Reopen, seed: string): void {
  const other = otherWorld(real, seat, reopen, seed);
  if (!isPossible(other)) return;
  const rng = fastRng(`worlds${seed}`);
  // In the other world nobody else has answered sealed, and the seat cannot tell.
  deepStrictEqual(known(other, seat), known(real, seat));
  if (othersHaveSealed(real, seat)) return;
  for (let step = 0; step < STEPS && !real.s.over; step++) {
    const movers = real.s.order.filter((each) => hasSeat(real.asked, each));
    const mover = movers[nextBelow(rng, movers.length)];
    const line = commonMove(real, other, mover, rng);
    if (line === null || othersHaveSealed(real, seat)) return;
    const worlds = [real, other] as const;
    const events = worlds.map((g) => play(g, mover, line).flatMap((event) => redact(event, seat, g.rules) ?? []));
    // Who wins depends on hidden roles, and an end shows them.
    if (worlds.some((g) => g.s.over) || !alike(worlds, events)) return;
    deepStrictEqual(known(other, seat), known(real, seat));
  }
}
