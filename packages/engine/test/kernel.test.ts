import { describe, expect, test } from 'vitest';
import {
  cardPosition,
  cardRules,
  cloneState,
  dealtRng,
  END,
  ENGINE_VERSION,
  fastRng,
  handCard,
  hashGame,
  Match,
  MoveError,
  newCardGame,
  nextBelow,
  nextWord,
  type SeatPosition,
  seatPick,
  variantNames,
  viewOf,
  whyNot,
} from '../src/index.ts';
import { randomMove } from './support/playout.ts';

const four = (parts: Record<string, Partial<SeatPosition>>): Record<string, SeatPosition> => ({
  A: { role: 'sheriff', ...parts.A },
  B: { role: 'outlaw', ...parts.B },
  C: { role: 'renegade', ...parts.C },
  D: { role: 'outlaw', ...parts.D },
});

const table = (parts: Record<string, Partial<SeatPosition>>, rest = {}) =>
  cardPosition({ packs: ['base'], variants: {}, players: four(parts), ...rest });

const matchOf = (game: ReturnType<typeof table>) =>
  new Match(
    {
      game: 'card',
      packs: ['base'],
      variants: {},
      players: 4,
      names: ['A', 'B', 'C', 'D'],
      seed: 'test',
      engine: ENGINE_VERSION,
      previous: [],
    },
    game,
  );

describe('randomness', () => {
  test('the same seed gives the same numbers, another seed others', () => {
    for (const make of [fastRng, dealtRng]) {
      const draw = (seed: string) => {
        const rng = make(seed);
        return Array.from({ length: 8 }, () => nextWord(rng));
      };
      expect(draw('a')).toEqual(draw('a'));
      expect(draw('a')).not.toEqual(draw('b'));
    }
  });

  test('numbers below n are spread evenly', () => {
    for (const rng of [fastRng(1), dealtRng(1)]) {
      const counts = new Array(6).fill(0);
      for (let i = 0; i < 60_000; i++) counts[nextBelow(rng, 6)]++;
      for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
    }
  });
});

describe('moves and drafts', () => {
  test('the picks before the last change nothing and are seen by nobody else', () => {
    const game = table({ A: { character: 'sid-ketchum', life: 3, hand: ['beer/6H', 'saloon/5H', 'duel/JS'] } });
    const match = matchOf(game);
    const before = viewOf(game, 1);
    match.play(0, ['!sid-ketchum']);
    match.play(0, ['beer']);
    expect(viewOf(game, 1)).toEqual(before);
    expect(match.lines).toEqual([]);
    match.play(0, ['duel']);
    expect(match.lines).toEqual(['A: !sid-ketchum beer/6H duel/JS']);
    expect(game.life(0)).toBe(4);
  });

  test('a half-made move can be cancelled', () => {
    const game = table({ A: { hand: ['bang/5C', 'beer/6H'] } });
    const match = matchOf(game);
    match.play(0, ['bang']);
    expect(match.next(0)).toEqual(['B', 'D']);
    match.cancel(0);
    expect(match.next(0)).toEqual(['bang/5C', 'beer/6H', 'end']);
  });

  test('a refused line leaves the position as it was, even if its beginning was legal', () => {
    const game = table({ A: { hand: ['beer/6H', 'bang/5C'] } });
    const match = matchOf(game);
    const before = hashGame(game);
    expect(() => match.play(0, ['beer', 'bang', 'C'])).toThrow(MoveError);
    expect(hashGame(game)).toBe(before);
    expect(match.lines).toEqual([]);
  });

  test('an ambiguous token is not guessed', () => {
    const game = table({ A: { character: 'calamity-janet', hand: ['bang/5C', 'missed/2S'] } });
    expect(() => matchOf(game).play(0, ['gatling'])).toThrow(/refused/);
    expect(() => matchOf(game).play(0, ['banana'])).toThrow('"banana" is no card, seat, ability or word of this game.');
  });

  test('the reason carries the numbers a sentence needs', () => {
    const game = table({ A: { hand: ['bang/5C'] } });
    expect(whyNot(game, 0, ['bang', 'C'])).toEqual({
      why: 'out-of-range',
      seat: 2,
      distance: 2,
      gun: { reach: 1 },
    });
  });
});

describe('an option', () => {
  const asked = () => table({ A: { hand: ['bang/5C', 'beer/6H'] }, B: { hand: ['missed/2S'] } });

  test.each<[string, (match: Match) => void]>([
    ['beyond the offer', (match) => match.choose(0, match.game.offer(0).n)],
    ['below it', (match) => match.choose(0, match.game.offer(0).n && -1)],
    ['between two', (match) => match.choose(0, match.game.offer(0).n && 0.5)],
    ['of an offer made to another seat', (match) => match.choose(1, match.game.offer(0).n - 1)],
    ['of a seat that is not asked', (match) => match.choose(1, match.game.offer(1).n)],
    ['that no offer was made of', (match) => match.choose(0, 0)],
    ['of picks nobody was offered', (match) => match.move(0, [handCard(0), seatPick(2)])],
    ['of no picks at all', (match) => match.move(0, [])],
    ['of a seat that does not exist', (match) => match.move(7, [END])],
  ])('%s is refused, and nothing has changed', (_what, wrong) => {
    const match = matchOf(asked());
    const before = hashGame(match.game);
    expect(() => wrong(match)).toThrow(MoveError);
    expect(hashGame(match.game)).toBe(before);
    expect(match.lines).toEqual([]);
  });

  test('of an offer that was used is stale', () => {
    const match = matchOf(asked());
    match.choose(0, match.game.offer(0).n - 1);
    const before = hashGame(match.game);
    expect(() => match.choose(0, 0)).toThrow('A is not asked now.');
    expect(() => match.game.choose(1, 0)).toThrow(MoveError);
    expect(hashGame(match.game)).toBe(before);
  });
});

describe('take-back', () => {
  test('a shot may be taken back until its target answers', () => {
    const match = matchOf(table({ A: { hand: ['bang/5C'] }, B: { hand: ['missed/2S', 'beer/6H'] } }));
    const before = hashGame(match.game);
    match.play(0, ['bang', 'B']);
    expect(match.mayTakeBack(0)).toBe(true);
    match.takeBack(0);
    expect(hashGame(match.game)).toBe(before);
    match.play(0, ['bang', 'B']);
    match.play(1, ['missed']);
    expect(match.mayTakeBack(0)).toBe(false);
    expect(() => match.takeBack(0)).toThrow(MoveError);
  });

  test('several moves in a row are taken back one by one', () => {
    const match = matchOf(table({ A: { hand: ['barrel/QS', 'mustang/8H'] } }));
    match.play(0, ['barrel']);
    match.play(0, ['mustang']);
    match.takeBack(0);
    match.takeBack(0);
    expect(match.lines).toEqual([]);
    expect(match.mayTakeBack(0)).toBe(false);
  });

  test('nothing is taken back after a card was drawn', () => {
    const match = matchOf(table({ A: { hand: ['stagecoach/9S'] } }));
    match.play(0, ['stagecoach']);
    expect(match.mayTakeBack(0)).toBe(false);
  });
});

describe('determinism', () => {
  test('two games from one seed are the same to the last bit', () => {
    const ends = [1, 2].map(() => {
      const g = newCardGame(cardRules({ players: 6 }), dealtRng('twin'));
      const rng = fastRng('moves');
      while (!g.s.over) randomMove(g, rng);
      return hashGame(g);
    });
    expect(ends[0]).toBe(ends[1]);
  });

  test('the state is plain data', () => {
    const g = newCardGame(cardRules({ players: 5 }), fastRng(3));
    const rng = fastRng('plain');
    for (let i = 0; i < 60 && !g.s.over; i++) randomMove(g, rng);
    expect(JSON.parse(JSON.stringify(g.s))).toEqual(g.s);
    expect(cloneState(g.s)).toEqual(g.s);
  });
});

describe('rules', () => {
  const usual = { players: 5, packs: ['base', 'dodge-city'], variants: { simplified: true, 'two-characters': true } };

  test('are built once for a set-up, however it is written', () => {
    const rules = cardRules(usual);
    expect(cardRules({ ...usual, packs: ['dodge-city', 'base', 'base'] })).toBe(rules);
    expect(cardRules({ ...usual, variants: { 'two-characters': 'true', simplified: true } })).toBe(rules);
    expect(cardRules({ ...usual, variants: { ...usual.variants, 'keep-characters': false } })).toBe(rules);
    expect(cardRules({ ...usual, players: 6 })).not.toBe(rules);
    expect(rules.packs).toEqual(['base', 'dodge-city']);
  });

  test('that nobody has asked for in a while are forgotten and built again', () => {
    const first = cardRules(usual);
    const others = variantNames.slice(0, 9).flatMap((name) => [3, 4, 5, 6, 7, 8].map((players) => ({ name, players })));
    const build = (packs: string[]) => {
      for (const { name, players } of others) cardRules({ players, packs, variants: { [name]: true } });
    };
    build(['base']);
    expect(cardRules(usual)).toBe(first);
    build(['base']);
    build(['base', 'high-noon']);
    const again = cardRules(usual);
    expect(again).not.toBe(first);
    const hashes = [first, again].map((rules) => hashGame(newCardGame(rules, fastRng(1))));
    expect(hashes[0]).toBe(hashes[1]);
  });
});

describe('bad set-ups say what is wrong', () => {
  test.each([
    [{ players: 2 }, 'The card game is for 3 to 8 players, not 2.'],
    [{ players: 4, packs: ['base', 'moon'] }, 'There is no pack called "moon"'],
    [{ players: 4, variants: { backwards: true } }, 'There is no variant called "backwards"'],
    [{ players: 4, packs: [] }, 'Every card game needs the pack "base".'],
  ])('%o', (options, sentence) => {
    expect(() => cardRules(options)).toThrow(sentence);
  });
});
