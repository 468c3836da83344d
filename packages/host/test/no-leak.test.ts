import {
  determinize,
  fastRng,
  gameKind,
  type Header,
  headerOf,
  nextBelow,
  ownOf,
  seatsOf,
  standpointOf,
} from '@sixgun/engine';
import type { BatchMessage } from '@sixgun/protocol';
import { expect, test } from 'vitest';
import { Host } from '../src/index.ts';
import { chance, META, move, randomMove, SETUPS, someSeat, table } from './tables.ts';

/** Pairs of worlds compared in all, over both games and all packs; SIXGUN_PAIRS asks for more. */
const PAIRS = Number(process.env.SIXGUN_PAIRS ?? 500);

/** The same table in a world that differs only in what this seat cannot know. */
function otherWorld(host: Host, seat: number, seed: number): Host {
  const { game: g, header } = host;
  const reopen = (state: typeof g.s) => gameKind(header.game).reopen(g.rules, state);
  const other = determinize(standpointOf(g, seat), ownOf(g, seat), g.rules, reopen, fastRng(seed));
  const made = Host.deal(header);
  made.game.s = other.s;
  made.game.run();
  return made;
}

/** All that the protocol can bring to a seat in this position, whatever it asks. */
function reaches(host: Host, seat: number, rng: number[]): string[] {
  const { q } = host;
  const { ask, open, decision, back } = host.now(seat);
  const { view, facts, box } = host.table(seat);
  const told = [JSON.stringify({ ask: { ...ask, q: 0 }, open, decision, back, view, facts, box })];
  const { frames, own, view: again } = host.position(seat);
  told.push(JSON.stringify({ frames, own, again }));
  if (decision === null) return told;
  for (let n = 0; n < 6; n++) {
    const options = host.options(seat);
    const { line, draft } = options[nextBelow(rng, options.length)];
    told.push(JSON.stringify(host.next(seat, q, draft ? line : [])));
    told.push(JSON.stringify(host.danger(seat, q, line)));
    told.push(JSON.stringify(host.why(seat, [(1 << 12) + nextBelow(rng, view.tokens.length + 1)])));
    told.push(JSON.stringify(host.why(seat, [(4 << 12) + nextBelow(rng, 8)])));
  }
  return told;
}

test.each(Object.keys(SETUPS))(
  'what reaches a seat is the same in every world it cannot tell apart: %s',
  (name) => {
    const wanted = Math.ceil(PAIRS / Object.keys(SETUPS).length);
    let [pairs, seed] = [0, 0];
    while (pairs < wanted) {
      const host = table(SETUPS[name], `pairs-${seed++}`);
      const rng = chance(`pairs ${seed}`);
      while (!host.over && pairs < wanted) {
        if (nextBelow(rng, 12) === 0) {
          const asked = seatsOf(host.game.called | host.game.standing);
          const seat =
            nextBelow(rng, 3) > 0 ? asked[nextBelow(rng, asked.length)] : nextBelow(rng, host.header.players);
          const other = otherWorld(host, seat, nextBelow(rng, 1_000_000));
          const here = reaches(host, seat, chance(`ask ${pairs}`));
          const there = reaches(other, seat, chance(`ask ${pairs}`));
          expect(there.map(withoutPast)).toEqual(here.map(withoutPast));
          if (host.header.game === 'card' && asked.includes(seat) && !host.game.isWindow()) {
            const picks = randomMove(host, seat, rng);
            move(host, seat, picks);
            move(other, seat, picks);
            expectSameUpToAFace(host.batch(host.q, seat)?.events ?? [], other.batch(other.q, seat)?.events ?? []);
          }
          pairs++;
          continue;
        }
        const seat = someSeat(host, rng);
        move(host, seat, randomMove(host, seat, rng));
      }
    }
  },
  60_000 + 20 * PAIRS,
);

/** A world made up from a view has no past to go back to. */
const withoutPast = (text: string): string => text.replace(/"back":(true|false)/, '"back":null');

type Events = BatchMessage['events'];

/** Up to the first card that comes to light both worlds tell the same; there they may differ in its face alone. */
function expectSameUpToAFace(here: Events, there: Events): void {
  const at = here.findIndex((event, i) => JSON.stringify(event) !== JSON.stringify(there[i]));
  if (at < 0) return;
  const faceless = (event: Events[number] | undefined): string =>
    JSON.stringify({ ...event, piece: 0, pieces: 0, told: undefined });
  const shown = here[at];
  expect(faceless(there[at])).toBe(faceless(shown));
  if (shown.e === 'move' || shown.e === 'reveal') expect(shown.piece).toBeGreaterThanOrEqual(0);
  else expect(['pour', 'tell']).toContain(shown.e);
}

test.each(['card, base', 'card, valley of shadows', 'dice, old saloon'])(
  'number, order and content of others’ sealed answers tell nothing: %s',
  (name) => {
    let compared = 0;
    for (let seed = 0; seed < 8; seed++) {
      const header: Header = headerOf({ ...SETUPS[name], seed: `rows-${seed}` });
      const rng = chance(`rows ${seed}`);
      const [one, two] = [Host.deal(header), Host.deal(header)];
      while (!one.over && !(one.game.isWindow() && seatsOf(one.game.asked).length > 1)) {
        const seat = someSeat(one, rng);
        const picks = randomMove(one, seat, rng);
        one.move(seat, one.q, picks, { ...META, cid: `one-${one.seq}` });
        two.move(seat, two.q, picks, { ...META, cid: `two-${two.seq}`, by: 'cover:rule', at: 9 });
      }
      const [silent, ...others] = seatsOf(one.game.asked);
      if (silent === undefined) continue;
      for (const seat of others) one.move(seat, one.q, randomMove(one, seat, rng), META);
      for (const seat of others.toReversed())
        for (let n = 0; n < 2; n++) two.move(seat, two.q, randomMove(two, seat, rng), META);
      expect(two.seq).toBeGreaterThan(one.seq);
      const told = (host: Host) => JSON.stringify([host.table(silent), host.now(silent), host.since(silent, host.q)]);
      expect(told(two)).toBe(told(one));
      compared++;
    }
    expect(compared).toBeGreaterThan(3);
  },
);
