import { expect, test } from 'vitest';
import { role } from '../src/card/author/make.ts';
import { compileRules } from '../src/card/compile/compile.ts';
import { newCardGame } from '../src/card/index.ts';
import { base } from '../src/card/packs/base/index.ts';
import { type CardGame, fastRng, firstSeat } from '../src/index.ts';
import { laidCard, seatPick } from '../src/kernel/offer.ts';

/** An outlaw as no box has one: for a card he picks a neighbour’s pocket. */
const pickpocket = role('outlaw', 'outlaws', {
  option: {
    cost: 1,
    aim: { within: 1 },
    run: [
      (g, f) => {
        g.discard(f.pick, f.me);
        g.discard(g.hand(f.to)[0], f.to);
      },
    ],
  },
});

function dealt(): CardGame {
  const roles = base.roles.map((each) => (each.id === 'outlaw' ? pickpocket : each));
  return newCardGame(compileRules([{ ...base, roles }], [], {}, 4), fastRng(3));
}

const roleOf = (g: CardGame, seat: number): number => g.zone(g.rules.role + seat)[0];

/** The moves of the player who is asked that begin with his role. */
function movesOfRole(g: CardGame, seat: number): number[] {
  const offer = g.offer(seat);
  const all = Array.from({ length: offer.n }, (_, i) => i);
  return all.filter((i) => offer.line(i)[0] === laidCard(roleOf(g, seat)));
}

test('a role is played and aimed like a card by who has it, and by nobody else', () => {
  const g = dealt();
  let played = 0;
  for (let n = 0; n < 60 && played < 3; n++) {
    const seat = firstSeat(g.asked);
    const moves = movesOfRole(g, seat);
    if (g.idOf(roleOf(g, seat)) !== 'outlaw') expect(moves).toEqual([]);
    const [move] = moves;
    if (move === undefined) {
      g.choose(seat, g.offer(seat).n - 1);
      continue;
    }
    const line = g.offer(seat).line(move);
    const neighbours = [(seat + 1) % 4, (seat + 3) % 4];
    const to = neighbours.find((each) => line.includes(seatPick(each)));
    if (to === undefined) throw new Error('It is aimed at nobody beside its owner.');
    const [mine, theirs] = [g.hand(seat).length, g.hand(to).length];
    g.choose(seat, move);
    expect([g.hand(seat).length, g.hand(to).length]).toEqual([mine - 1, theirs - 1]);
    played++;
  }
  expect(played).toBe(3);
});
