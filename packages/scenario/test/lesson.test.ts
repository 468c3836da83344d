import { MoveError } from '@sixgun/engine';
import { describe, expect, it } from 'vitest';
import { differences, FieldError, type Given, Run } from '../src/index.ts';

/** Slab shoots at a player with one Missed! and a Barrel. */
const slab: Given = {
  game: 'card',
  packs: ['base'],
  variants: {},
  players: {
    A: { role: 'sheriff', character: 'slab-the-killer', hand: ['bang/5C'] },
    B: { role: 'outlaw', hand: ['missed'], play: ['barrel'] },
    C: { role: 'outlaw' },
    D: { role: 'renegade' },
  },
  deck: ['beer/7H', 'bang/9D'],
};

describe('a lesson', () => {
  it('shows a position, refuses with a reason, takes a move, and knows when the aim is reached', () => {
    const run = Run.of(slab);
    const aim = { 'B.life': 4, 'B.hand': [], pending: 'A' };
    expect(run.asked).toEqual(['A']);
    expect(run.next('A')).toEqual(['bang/5C', 'end']);
    expect(run.attempt('A: bang C')).toMatchObject({ why: 'out-of-range' });
    expect(run.attempt('A: bang B')).toBeNull();
    expect(run.asked).toEqual(['B']);
    expect(differences(run, aim)).toEqual([
      { key: 'B.hand', text: expect.stringMatching(/^B.hand: expected \[\], got \["missed\//) },
      { key: 'pending', text: 'pending: expected "A", got ["B"]' },
    ]);
    expect(run.attempt('B: @barrel')).toBeNull();
    expect(run.flips).toEqual(['beer/7H']);
    expect(run.attempt('B: missed')).toBeNull();
    expect(differences(run, aim)).toEqual([]);
  });

  it('answers nonsense with an error that says so', () => {
    const run = Run.of(slab);
    expect(run.attempt('A: bnag B')).toBeInstanceOf(MoveError);
    expect(() => run.attempt('bang B')).toThrow('"bang B" is no move');
  });

  it('goes on with picks one by one', () => {
    const run = Run.of(slab);
    expect(run.attempt('A: bang')).toBeNull();
    expect(run.next('A')).toEqual(['B', 'D']);
    expect(run.attempt('A: C')).toMatchObject({ why: 'out-of-range' });
    expect(run.attempt('A: D')).toBeNull();
    expect(run.asked).toEqual(['D']);
  });

  it('takes back a move by which nothing was revealed', () => {
    const run = Run.of({ ...slab, players: { ...slab.players, A: { role: 'sheriff', hand: ['barrel'] } } });
    run.play('A: barrel');
    expect(run.mayTakeBack('A')).toBe(true);
    run.takeBack('A');
    expect(differences(run, { 'A.play': [], 'A.hand.size': 1 })).toEqual([]);
  });
});

describe('trying something out', () => {
  it('changes nothing, and turns no card for those who look', () => {
    const run = Run.of(slab);
    run.play('A: bang B');
    const before = JSON.stringify(run.game.s);
    expect(run.refusal('B: @barrel')).toBeNull();
    expect(run.refusal('C: pass')).toBe('not-asked');
    expect(JSON.stringify(run.game.s)).toBe(before);
    expect(run.flips).toEqual([]);
  });

  it('does not use up the throws of the dice game', () => {
    const players = Object.fromEntries(
      ['sheriff', 'outlaw', 'outlaw', 'renegade'].map((role, i) => ['ABCD'[i], { role }]),
    );
    const rolls = [['1', '1', 'beer', 'beer', 'beer']];
    const run = Run.of({ game: 'dice', packs: ['base'], variants: {}, players, rolls });
    expect(run.refusal('A: roll')).toBeNull();
    expect(run.throwsLeft()).toBe(1);
    run.play('A: roll');
    expect(run.throwsLeft()).toBe(0);
  });
});

describe('a position given as data', () => {
  it.each([
    ['a field nobody knows', { ...slab, dekc: ['beer'] }, ['dekc'], '"dekc" is no field of a scenario.'],
    ['a field of the other game', { ...slab, rolls: [['1']] }, ['rolls'], '"rolls" belongs to the dice game'],
    ['nobody at the table', { ...slab, players: undefined }, [], 'A scenario needs "players", or "deal"'],
  ])('names %s and its place', (_name, given, at, sentence) => {
    expect(() => Run.of(given)).toThrow(FieldError);
    expect(() => Run.of(given)).toThrow(expect.objectContaining({ at, message: expect.stringContaining(sentence) }));
  });
});
