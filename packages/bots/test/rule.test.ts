import { fastRng, gameKind, hashGame, newGame, newMatch } from '@sixgun/engine';
import { describe, expect, it } from 'vitest';
import { extent } from '../../engine/test/support/extent.ts';
import { drawnRules } from '../../engine/test/support/setups.ts';
import { type Bot, players, playRandomly } from '../src/index.ts';
import { playBots } from './support/play.ts';

const LIMIT = 20_000;
/** Games over all that can be set up; hours of them in `npm run test:full`. */
const DRAWN = extent(20, 60, 2_000);

/** The side that wins a game of these bots. */
const sideOf = (players: number, seed: number, botFor: (role: string) => Bot): string =>
  gameKind('card').winner(playBots({ players, seed }, botFor).game);

const isLaw = (role: string): boolean => role === 'sheriff' || role === 'deputy';

describe('the rule bot', () => {
  it('wins clearly more for the law than chance does', () => {
    const won = (botFor: (role: string) => Bot): number => {
      let law = 0;
      for (let seed = 0; seed < 200; seed++) if (sideOf(5, seed, botFor) === 'law') law++;
      return law;
    };
    const byChance = won(() => players.random);
    const byRule = won((role) => (isLaw(role) ? players.rule : players.random));
    expect(byRule).toBeGreaterThan(byChance + 60);
  });

  it('wins clearly more for the outlaws than chance does', () => {
    let outlaws = 0;
    for (let seed = 0; seed < 100; seed++)
      if (sideOf(5, seed, (role) => (role === 'outlaw' ? players.rule : players.random)) === 'outlaws') outlaws++;
    expect(outlaws).toBeGreaterThan(80);
  });

  it('turns on its friends when the show is won by the last one alone', () => {
    const packs = ['base', 'wild-west-show'];
    for (let seed = 0; seed < 60; seed++) playBots({ players: 5 + (seed % 4), seed, packs }, () => players.rule);
  });

  it('answers legally and ends every game, at every size of table and with every option', () => {
    const variants = { 'two-characters': true, 'dynamite-stick': true };
    for (let seed = 0; seed < 54; seed++) {
      const setup = { players: 3 + (seed % 6), seed, variants: seed % 2 === 0 ? {} : variants };
      expect(playBots(setup, () => players.rule).decisions).toBeGreaterThan(10);
    }
  });

  it(`ends every one of ${DRAWN} games over all packs and options`, { timeout: 0 }, () => {
    for (let seed = 0; seed < DRAWN; seed++) {
      const { packs, variants, players: seats } = drawnRules(seed);
      playBots({ packs, variants, players: seats, seed }, () => players.rule);
    }
  });

  it('never lets a deputy shoot the sheriff', () => {
    for (let seed = 0; seed < 60; seed++) {
      const { game: g, history } = playBots({ players: 5, seed }, () => players.rule);
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
