import { type CardGame, fastRng, gameKind, hashGame, newGame, newMatch, type Told } from '@sixgun/engine';
import { describe, expect, it } from 'vitest';
import { type Bot, nextMove, players, playRandomly } from '../src/index.ts';

interface Outcome {
  side: string;
  decisions: number;
}

const LIMIT = 20_000;

/** Plays one game; every answer is checked against the list that was offered. */
function play(
  players: number,
  seed: string | number,
  botFor: (role: string) => Bot,
  variants = {},
  packs: readonly string[] = ['base'],
): Outcome {
  const match = newMatch({ players, seed, variants, packs });
  const g = match.game as CardGame;
  const rng = fastRng(`players:${seed}`);
  const bots = Array.from({ length: players }, (_, seat) => botFor(g.roleOf(seat)));
  const history: Told[] = [];
  g.sink = (event) => {
    if (event.e === 'tell') history.push(event.told);
  };
  let decisions = 0;
  while (!g.s.over) {
    const move = nextMove(g, bots, history, () => rng);
    if (move === null) throw new Error('Nobody moves.');
    match.move(move.seat, move.picks);
    decisions += move.decisions;
    if (decisions > LIMIT) throw new Error('The game does not end.');
  }
  return { side: gameKind('card').winner(g), decisions };
}

const isLaw = (role: string): boolean => role === 'sheriff' || role === 'deputy';

describe('the rule bot', () => {
  it('wins clearly more for the law than chance does', () => {
    const won = (botFor: (role: string) => Bot): number => {
      let law = 0;
      for (let seed = 0; seed < 200; seed++) if (play(5, seed, botFor).side === 'law') law++;
      return law;
    };
    const byChance = won(() => players.random);
    const byRule = won((role) => (isLaw(role) ? players.rule : players.random));
    expect(byRule).toBeGreaterThan(byChance + 60);
  });

  it('wins clearly more for the outlaws than chance does', () => {
    let outlaws = 0;
    for (let seed = 0; seed < 100; seed++)
      if (play(5, seed, (role) => (role === 'outlaw' ? players.rule : players.random)).side === 'outlaws') outlaws++;
    expect(outlaws).toBeGreaterThan(80);
  });

  it('turns on its friends when the show is won by the last one alone', () => {
    const packs = ['base', 'wild-west-show'];
    for (let seed = 0; seed < 60; seed++) play(5 + (seed % 4), seed, () => players.rule, {}, packs);
  });

  it('answers legally and ends every game, at every size of table and with every option', () => {
    const variants = { 'two-characters': true, 'dynamite-stick': true };
    for (let seed = 0; seed < 54; seed++) {
      const { decisions } = play(3 + (seed % 6), seed, () => players.rule, seed % 2 === 0 ? {} : variants);
      expect(decisions).toBeGreaterThan(10);
    }
  });

  it('never lets a deputy shoot the sheriff', () => {
    for (let seed = 0; seed < 60; seed++) {
      const match = newMatch({ players: 5, seed });
      const g = match.game as CardGame;
      const rng = fastRng(seed);
      const bots = Array.from({ length: 5 }, () => players.rule);
      const history: Told[] = [];
      g.sink = (event) => {
        if (event.e === 'tell') history.push(event.told);
      };
      const next = () => nextMove(g, bots, history, () => rng);
      for (let move = next(); move !== null; move = next()) match.move(move.seat, move.picks);
      const aimed = history.filter((told) => told.what === 'play-at').filter(({ seat }) => g.roleOf(seat) === 'deputy');
      const attacks = aimed.filter(({ to, as }) => g.roleOf(to) === 'sheriff' && g.rules.defs[as].id === 'bang');
      expect(attacks).toEqual([]);
    }
  });
});

describe('a playout', () => {
  it('is the same game whether or not it is written down', () => {
    for (let seed = 0; seed < 40; seed++) {
      const setup = { players: 3 + (seed % 6), seed, packs: ['base', 'dodge-city'] };
      const played = { decisions: 0, counted: 0 };
      const g = newGame(setup);
      playRandomly(g, fastRng(`players:${seed}`), LIMIT, played);
      const written = { decisions: 0, counted: 0 };
      const match = newMatch(setup);
      playRandomly(match.game, fastRng(`players:${seed}`), LIMIT, written, match);
      expect(written).toEqual(played);
      expect(hashGame(match.game)).toBe(hashGame(g));
    }
  });
});
