import type { Told } from '@sixgun/engine';
import type { NewGame } from '@sixgun/protocol';
import { expect, test } from 'vitest';
import { Session } from '../../host/test/session.ts';
import { someMove } from '../../host/test/some-move.ts';
import { blank, told } from '../src/story/chronicle.ts';
import { decisive, tallyOf } from '../src/story/ending.ts';

const NAMES = ['Ann', 'Bob', 'Cyd', 'Dan', 'Eve', 'Fay', 'Gil'];
const SETUPS = [
  { game: 'card', packs: ['base'] },
  { game: 'card', packs: ['base', 'dodge-city', 'high-noon'] },
  { game: 'dice', packs: ['base'] },
] as const;

/** The whole story of a game, as the first seat hears it. */
function storyOf(setup: Pick<NewGame, 'game' | 'packs'>, players: number, seed: string) {
  const session = Session.begin({ ...setup, variants: {}, names: NAMES.slice(0, players), me: 0 }, seed, 'bots');
  const info = session.info();
  let chronicle = blank(info);
  for (let n = 0; n < 5000; n++) {
    const { events, view, decision } = session.batch();
    for (const event of events) chronicle = told(chronicle, event, info);
    if (view.over) return chronicle.lines;
    if (decision === null || decision.standing) session.advance();
    else session.move(someMove(decision.tree, n, (draft) => session.next(draft)));
  }
  throw new Error(`The game ${seed} never ends.`);
}

test.each(SETUPS)('what decided it is told in three sentences: $game $packs', (setup) => {
  for (const players of [3, 4, 7])
    for (let seed = 0; seed < 4; seed++) {
      const tally = tallyOf(storyOf(setup, players, `dealt:${seed}`), players);
      const moments = decisive(tally);
      expect(moments.length, `${players} players, seed ${seed}`).toBe(3);
      expect(moments).toContain(tally.deaths.at(-1));
      expect(new Set(moments).size).toBe(3);
      // Two of one turn only where nothing happened in another.
      const { deaths, streaks, heals, blows } = tally;
      const turns = new Set([...deaths, ...streaks, ...heals, ...blows].map(({ turn }) => turn));
      expect(new Set(moments.map(({ turn }) => turn)).size).toBe(Math.min(3, turns.size));
      expect(moments.map(({ turn }) => turn)).toEqual(moments.map(({ turn }) => turn).sort((a, b) => a - b));
    }
});

test('what a death was worth is told as it was paid', () => {
  const tally = (...paid: Told[]) => {
    const all: Told[] = [
      { what: 'turn', seat: 0 },
      { what: 'hit', seat: 1, by: 0, count: 1 },
      { what: 'dies', seat: 1 },
    ];
    return tallyOf(
      [...all, ...paid].map((told, id) => ({ id, told, depth: 1 })),
      4,
    ).deaths[0];
  };
  const reward = (count: number): Told => ({ what: 'reward', seat: 0, count });
  expect(tally()).toMatchObject({ price: null, cards: 0 });
  expect(tally(reward(2))).toMatchObject({ price: 'reward', cards: 2 });
  expect(tally(reward(3), reward(2))).toMatchObject({ price: 'reward', cards: 5 });
  expect(tally(reward(2), { what: 'penalty', seat: 0 })).toMatchObject({ price: 'penalty' });
  expect(tally({ what: 'penalty', seat: 0 }, reward(2))).toMatchObject({ price: 'penalty' });
});
