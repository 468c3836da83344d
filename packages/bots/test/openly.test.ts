import {
  cloneState,
  fastRng,
  firstSeat,
  type Game,
  gameKind,
  headerOf,
  type NewGame,
  newMatch,
  nextBelow,
  PUBLIC,
  redact,
  type SeatEvent,
  viewOf,
} from '@sixgun/engine';
import { expect, test } from 'vitest';
import { type Choice, nextMove, playerCalled, questionFor } from '../src/index.ts';
import { reasonFor } from '../src/reasons.ts';

const SETUPS: Record<string, Omit<NewGame, 'seed'>> = {
  'card, everything': { players: 5, packs: 'all' },
  'card, with an Escape': { players: 7, packs: ['base', 'valley-of-shadows', 'great-train-robbery'] },
};
const GAMES = Number(process.env.SIXGUN_GAMES ?? 3);
const MOVES = 150;
const EVERY = 3;

/** What everybody hears of a whole move; null where more is to be picked. */
function publicly(g: Game, seat: number, { line, draft }: Choice): string | null {
  if (draft) return null;
  const copy = gameKind(g.rules.game).reopen(g.rules, cloneState(g.s));
  copy.run();
  const heard: SeatEvent[] = [];
  copy.sink = (event) => {
    const openly = redact(event, PUBLIC, g.rules);
    if (openly !== null) heard.push(openly);
  };
  copy.choose(seat, copy.offer(seat).find(line));
  return JSON.stringify(heard);
}

test.each(Object.keys(SETUPS))('moves that look alike to everybody are given the same reason openly: %s', (name) => {
  let alike = 0;
  for (let seed = 1; seed <= GAMES; seed++) {
    const header = headerOf({ ...SETUPS[name], seed });
    const empty = gameKind(header.game).empty(header);
    const heard = { first: viewOf(empty, PUBLIC), events: [] as SeatEvent[] };
    const match = newMatch({ ...SETUPS[name], seed }, (event) => {
      const openly = redact(event, PUBLIC, empty.rules);
      if (openly !== null) heard.events.push(openly);
    });
    const g = match.game;
    const rng = fastRng(`moves ${seed}`);
    const bots = header.names.map(() => playerCalled('greenhorn'));
    for (let n = 0; n < MOVES && !g.s.over; n++) {
      const seat = firstSeat(g.asked);
      const question = questionFor(g, seat, [], [], rng, () => heard);
      if (n % EVERY === 0 && !g.isWindow()) {
        const grounds = new Map<string, string>();
        for (const option of question.options) {
          const seen = publicly(g, seat, option);
          if (seen === null) continue;
          const ground = JSON.stringify(reasonFor(question, option.line, [], { by: 'experience' }).openly);
          if (grounds.has(seen)) alike++;
          expect(ground, seen).toBe(grounds.get(seen) ?? ground);
          grounds.set(seen, ground);
        }
      }
      const chance = nextBelow(rng, 3) === 0 ? question.options[nextBelow(rng, question.options.length)] : null;
      const move =
        chance?.draft === false
          ? { seat, picks: chance.line }
          : nextMove(
              g,
              bots,
              [],
              () => fastRng(n),
              () => heard,
            );
      if (move === null) throw new Error('Nobody moves.');
      match.move(move.seat, move.picks);
    }
  }
  expect(alike).toBeGreaterThan(0);
});
