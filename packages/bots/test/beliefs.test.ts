import { type CardGame, newMatch, PUBLIC, redact, type SeatEvent, viewOf } from '@sixgun/engine';
import { describe, expect, it } from 'vitest';
import { Listener } from '../src/beliefs/beliefs.ts';
import { possibleDeals } from '../src/beliefs/deals.ts';
import { DEPUTY, OUTLAW, RENEGADE, SHERIFF, UNKNOWN } from '../src/beliefs/parts.ts';

const five = [1, 1, 2, 1];

/** A table of five after its deal; the sheriff is the seat with the star. */
function table() {
  const events: SeatEvent[] = [];
  const match = newMatch({ players: 5, seed: 3 });
  const g = match.game as CardGame;
  const heard = { first: viewOf(g, PUBLIC), events };
  g.sink = (event) => {
    const openly = redact(event, PUBLIC, g.rules);
    if (openly !== null) events.push(openly);
  };
  const sheriff = g.s.order.find((seat) => g.roleOf(seat) === 'sheriff') as number;
  const others = g.s.order.filter((seat) => seat !== sheriff);
  const bang = g.rules.defs.findIndex(({ id, kind }) => id === 'bang' && kind === 'card');
  const shoot = (by: number, to: number) => g.tell({ what: 'play-at', seat: by, to, card: 0, as: bang });
  const odds = (seat: number, part: number, viewer = PUBLIC): number =>
    new Listener(g.rules, heard)
      .catchUp()
      .odds(viewOf(g, viewer))
      .reduce((sum, { parts, p }) => sum + (parts[seat] === part ? p : 0), 0);
  return { g, sheriff, others, shoot, odds };
}

describe('beliefs about roles', () => {
  it('are exact: twelve deals at a table of five, sixty at one of seven', () => {
    expect(possibleDeals(five, [SHERIFF, UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN])).toHaveLength(12);
    const seven = [SHERIFF, ...new Array(6).fill(UNKNOWN)];
    expect(possibleDeals([1, 2, 3, 1], seven)).toHaveLength(60);
    expect(possibleDeals(five, [SHERIFF, OUTLAW, OUTLAW, DEPUTY, UNKNOWN])).toEqual([
      [SHERIFF, OUTLAW, OUTLAW, DEPUTY, RENEGADE],
    ]);
  });

  it('begin even', () => {
    const { others, odds } = table();
    for (const seat of others) {
      expect(odds(seat, OUTLAW)).toBeCloseTo(0.5);
      expect(odds(seat, DEPUTY)).toBeCloseTo(0.25);
    }
  });

  it('count what a seat knows of itself', () => {
    const { g, others, odds } = table();
    const deputy = others.find((seat) => g.roleOf(seat) === 'deputy') as number;
    expect(odds(deputy, DEPUTY, deputy)).toBe(1);
    expect(odds(others.find((seat) => seat !== deputy) as number, OUTLAW, deputy)).toBeCloseTo(2 / 3);
  });

  it('take whoever shoots the sheriff for an outlaw, and whoever shoots that one for a deputy', () => {
    const { sheriff, others, shoot, odds } = table();
    const [first, second] = others;
    shoot(first, sheriff);
    expect(odds(first, OUTLAW)).toBeGreaterThan(0.6);
    expect(odds(first, DEPUTY)).toBeLessThan(0.1);
    const before = odds(second, DEPUTY);
    shoot(second, first);
    expect(odds(second, DEPUTY)).toBeGreaterThan(before);
  });

  it('learn less from the same shot again', () => {
    const { sheriff, others, shoot, odds } = table();
    const gains: number[] = [];
    for (let i = 0; i < 3; i++) {
      const before = Math.log(odds(others[0], OUTLAW) / (1 - odds(others[0], OUTLAW)));
      shoot(others[0], sheriff);
      gains.push(Math.log(odds(others[0], OUTLAW) / (1 - odds(others[0], OUTLAW))) - before);
    }
    expect(gains[1]).toBeLessThan(gains[0]);
    expect(gains[2]).toBeLessThan(gains[1]);
  });

  it('start afresh when roles are dealt again', () => {
    const { g, sheriff, others, shoot, odds } = table();
    shoot(others[0], sheriff);
    g.tell({ what: 'roles-dealt-again' });
    expect(odds(others[0], OUTLAW)).toBeCloseTo(0.5);
  });
});
