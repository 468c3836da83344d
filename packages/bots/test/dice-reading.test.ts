import {
  DICE_WORDS,
  type DiceGame,
  diceMask,
  dicePosition,
  fastRng,
  type NewGame,
  newMatch,
  PUBLIC,
  redact,
  type SeatEvent,
  seatPick,
  viewOf,
  word,
} from '@sixgun/engine';
import { describe, expect, it } from 'vitest';
import { Beliefs, Listener } from '../src/beliefs/beliefs.ts';
import { TableItself } from '../src/beliefs/open-table.ts';
import { DEPUTY, OUTLAW, type Part } from '../src/beliefs/parts.ts';
import { nextMove, playerCalled } from '../src/index.ts';

const SALOON = { 'saloon-dice': true, 'chief-arrow': true, 'special-roles': true, 'new-characters': true, ghost: true };
const ROLL = word(DICE_WORDS.indexOf('roll'));
const STOP = word(DICE_WORDS.indexOf('stop'));
const [A, B, C] = [0, 1, 2];

/** A, the sheriff, B, C and D sit in a ring; a deputy, an outlaw and a renegade are left for the last three. */
function turnOf(me: number, rolls: string[][]) {
  const alive = { life: 6, max: 8 };
  const players = {
    A: { role: 'sheriff', ...alive },
    B: { role: 'deputy', ...alive },
    C: { role: 'outlaw', ...alive },
    D: { role: 'renegade', ...alive },
    E: { role: 'outlaw', dead: 1 },
  };
  const g = dicePosition({ packs: ['base'], variants: {}, players, turn: 'ABCD'[me], rolls });
  const beliefs = new Beliefs(g.rules, new TableItself(g));
  g.sink = (event) => {
    if (event.e === 'tell') beliefs.hear(event.told);
  };
  const pick = (choice: number): void => {
    const o = g.offer(me);
    g.choose(me, o.find([choice]));
  };
  const odds = (part: Part): number =>
    beliefs.publicOdds().reduce((sum, { parts, p }) => sum + (parts[me] === part ? p : 0), 0);
  pick(ROLL);
  return { g, beliefs, pick, odds };
}

const EVEN = 1 / 3;
/** From C a 2 hits only the sheriff. */
const TWO_AT_THE_SHERIFF = ['2', '2', 'arrow', 'arrow', 'dynamite'];
const NEXT = ['gatling', 'gatling'];
const EXPLODES = ['dynamite', 'dynamite', 'dynamite'];

describe('what somebody with dice throws again', () => {
  it('makes whoever throws away two shots at the sheriff less likely an outlaw', () => {
    const { pick, odds } = turnOf(C, [TWO_AT_THE_SHERIFF, NEXT]);
    pick(diceMask(0b00011));
    expect(odds(OUTLAW)).toBeLessThan(EVEN / 2);
    expect(odds(DEPUTY)).toBeGreaterThan(EVEN);
  });

  it('makes whoever keeps them and throws the arrows an outlaw', () => {
    const { pick, odds } = turnOf(C, [TWO_AT_THE_SHERIFF, NEXT]);
    pick(diceMask(0b01100));
    expect(odds(OUTLAW)).toBeGreaterThan(2 * EVEN);
    expect(odds(DEPUTY)).toBeLessThan(EVEN / 2);
  });

  it('counts what is kept by stopping, as soon as more is told', () => {
    const { pick, odds } = turnOf(C, [['2', '2', '2', '2', 'dynamite']]);
    pick(STOP);
    pick(seatPick(A));
    expect(odds(OUTLAW)).toBeGreaterThan(2 * EVEN);
  });
});

describe('what somebody does with the dice that lie', () => {
  it('says nothing where there was no choice', () => {
    const { g, pick, odds } = turnOf(C, [[...EXPLODES, 'arrow', '2']]);
    expect(g.question(C)?.ask).toBe('shot');
    pick(seatPick(A));
    expect(odds(OUTLAW)).toBeCloseTo(EVEN);
  });

  it('tells who shoots the sheriff from who shoots the other neighbour', () => {
    const [sheriff, other] = [A, C].map((to) => {
      const { pick, odds } = turnOf(B, [[...EXPLODES, 'arrow', '1']]);
      pick(seatPick(to));
      return odds(OUTLAW);
    });
    expect(sheriff).toBeGreaterThan(1.5 * EVEN);
    expect(other).toBeLessThan(EVEN);
  });

  it('makes whoever gives the sheriff a beer a deputy, but not who drinks it himself', () => {
    const [given, drunk] = [A, C].map((to) => {
      const { g, pick, odds } = turnOf(C, [[...EXPLODES, 'arrow', 'beer']]);
      expect(g.question(C)?.ask).toBe('beer');
      pick(seatPick(to));
      return { deputy: odds(DEPUTY), outlaw: odds(OUTLAW) };
    });
    expect(given.deputy).toBeGreaterThan(1.5 * EVEN);
    expect(given.outlaw).toBeLessThan(EVEN / 2);
    expect(drunk.deputy).toBeLessThan(EVEN);
  });

  it('goes its own ways with a copy', () => {
    const { g, beliefs, pick, odds } = turnOf(C, [TWO_AT_THE_SHERIFF, NEXT]);
    const copy = beliefs.fork(new TableItself(g));
    copy.hear({ what: 'throw', seat: C, dice: 0b00011, faces: [0, 0] });
    expect(odds(OUTLAW)).toBeCloseTo(EVEN);
    pick(diceMask(0b00011));
    expect(copy.publicOdds()).toEqual(beliefs.publicOdds());
  });
});

describe('whole games', () => {
  const NAMES = ['greenhorn', 'legend:0', 'random', 'yardstick'] as const;
  const tables: Omit<NewGame, 'seed'>[] = [3, 4, 5, 6, 7, 8].flatMap((players) => [
    { game: 'dice' as const, players },
    { game: 'dice' as const, players, packs: ['base', 'old-saloon'], variants: SALOON },
  ]);

  for (const setup of tables)
    it(`leave odds, the same ones at the table as from what is heard: ${setup.players} players, ${setup.packs ?? 'base'}`, () => {
      const events: SeatEvent[] = [];
      const match = newMatch({ ...setup, seed: 5 });
      const g = match.game as DiceGame;
      const heard = { first: viewOf(g, PUBLIC), events };
      const beliefs = new Beliefs(g.rules, new TableItself(g));
      const listener = new Listener(g.rules, heard);
      g.sink = (event) => {
        if (event.e === 'tell') beliefs.hear(event.told);
        const openly = redact(event, PUBLIC, g.rules);
        if (openly !== null) events.push(openly);
      };
      const bots = g.s.order.map((_, seat) => playerCalled(NAMES[seat % NAMES.length]));
      for (let moves = 0; !g.s.over && moves < 2000; moves++) {
        const move = nextMove(
          g,
          bots,
          [],
          () => fastRng(moves),
          () => heard,
        );
        if (move === null) throw new Error('Nobody moves.');
        match.move(move.seat, move.picks);
        const odds = beliefs.publicOdds();
        expect(odds.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(1);
        expect(listener.catchUp().publicOdds()).toEqual(odds);
      }
    });
});
