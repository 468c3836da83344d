import { describe, expect, it } from 'vitest';
import { DiceGame } from '../src/dice/game.ts';
import { type DiceOptions, diceRules, diceVariantNames, newDiceGame } from '../src/dice/index.ts';
import { ALL_ARROWS, CHIEF, type DiceRules, NO_CHIEF, PILE } from '../src/dice/rules.ts';
import { determinize } from '../src/kernel/determinize.ts';
import { type GameEvent, redact } from '../src/kernel/events.ts';
import { Match } from '../src/kernel/match.ts';
import { listOptions } from '../src/kernel/notation.ts';
import { ENGINE_VERSION, type Header } from '../src/kernel/record.ts';
import { replay } from '../src/kernel/replay.ts';
import { fastRng, nextBelow } from '../src/kernel/rng.ts';
import { letter } from '../src/kernel/rules.ts';
import { hashGame, load, save } from '../src/kernel/save.ts';
import { cloneState } from '../src/kernel/state.ts';
import { applyEvent, ownOf, type View, viewOf } from '../src/kernel/view.ts';

const FULL = process.env.FULL === '1';
const TOO_LONG = 5000;

/** Random modules, readings and numbers of players. */
function randomOptions(rng: number[]): DiceOptions {
  const variants: Record<string, boolean | string> = {};
  for (const name of diceVariantNames)
    if (nextBelow(rng, 2) === 0)
      variants[name] = name === 'special-roles' && nextBelow(rng, 2) === 0 ? 'mixed' : true;
  return { packs: ['base', 'old-saloon'], variants, players: 3 + nextBelow(rng, 6) };
}

const lowest = (seats: number): number => 31 - Math.clz32(seats & -seats);

function randomSeat(g: DiceGame, rng: number[]): number {
  const asked: number[] = [];
  for (let seat = 0; seat < g.rules.players; seat++) if ((g.asked >> seat) & 1) asked.push(seat);
  return asked[nextBelow(rng, asked.length)];
}

function cheapChecks(g: DiceGame): void {
  const { rules, s } = g;
  let arrows = s.vars[PILE];
  for (let seat = 0; seat < rules.players; seat++) {
    arrows += g.arrows(seat);
    if (g.life(seat) > g.maxLife(seat) || g.life(seat) < 0) throw new Error(`${letter(seat)} has ${g.life(seat)} life.`);
    if (!g.inPlay(seat) && (g.arrows(seat) > 0 || g.hasChief(seat))) throw new Error('A dead player has arrows.');
  }
  if (arrows !== ALL_ARROWS) throw new Error(`There are ${arrows} arrows.`);
  if (rules.chief === (s.vars[CHIEF] === NO_CHIEF)) throw new Error('The chief\'s arrow is in the wrong game.');
  if (!s.over && g.tokensInPile() === 0) throw new Error('The pile is empty and nobody attacks.');
  if (!s.over && g.asked === 0) throw new Error('Nobody is asked.');
}

function views(g: DiceGame): View[] {
  return Array.from({ length: g.rules.players }, (_, seat) => viewOf(g, seat));
}

/** Everything that must hold at any decision. */
function allChecks(g: DiceGame, followed: readonly View[], rng: number[]): void {
  const { rules } = g;
  views(g).forEach((view, seat) => expect(followed[seat]).toEqual(view));
  const restored = new DiceGame(rules, load(JSON.parse(JSON.stringify(save(g))), rules));
  restored.run();
  expect(hashGame(restored)).toBe(hashGame(g));
  for (let seat = 0; seat < rules.players; seat++) {
    const reopen = (state: DiceGame['s']) => new DiceGame(rules, state);
    const guess = determinize(viewOf(g, seat), ownOf(g, seat), rules, reopen, rng);
    expect(viewOf(guess, seat)).toEqual(viewOf(g, seat));
    const own = (game: DiceGame) => listOptions(game, seat, game.offer(seat)).map(({ tokens }) => tokens.join(' '));
    expect(own(guess)).toEqual(own(g));
    for (let other = 0; other < rules.players; other++) expect(guess.offer(other).n > 0).toBe(g.offer(other).n > 0);
    for (const count of partCounts(guess)) expect(partCounts(g)).toContain(count);
    expect(partCounts(guess)).toEqual(partCounts(g));
  }
}

function partCounts(g: DiceGame): string[] {
  return g.s.order.map((seat) => g.part(seat)).sort();
}

interface Seen {
  prompts: Set<string>;
  tokens: Set<string>;
  told: Set<string>;
}

function playOut(rules: DiceRules, seed: string, every: number, seen: Seen): void {
  const rng = fastRng(`policy:${seed}`);
  const g = newDiceGame(rules, fastRng(seed));
  let followed = views(g);
  const listen = (event: GameEvent): void => {
    if (event.e === 'tell') seen.told.add(event.what);
    followed.forEach((view, seat) => {
      const own = redact(event, seat, rules);
      if (own !== null) applyEvent(view, structuredClone(own), rules);
    });
  };
  if (every > 0) g.sink = listen;
  followed = views(g);
  for (let move = 0; !g.s.over; move++) {
    if (move > TOO_LONG) throw new Error(`Game ${seed} does not end.`);
    cheapChecks(g);
    if (every > 0 && move % every === 0) allChecks(g, followed, rng);
    const seat = every > 0 ? randomSeat(g, rng) : lowest(g.asked);
    const o = g.offer(seat);
    if (o.n === 0) throw new Error(`${letter(seat)} has no answer at "${g.prompt()}".`);
    const index = nextBelow(rng, o.n);
    if (every > 0) {
      seen.prompts.add(g.prompt());
      for (const token of listOptions(g, seat, o)[index].tokens) seen.tokens.add(token);
    }
    g.choose(seat, index);
  }
}

const nothingSeen = (): Seen => ({ prompts: new Set(), tokens: new Set(), told: new Set() });

describe('the dice game under random play', () => {
  it('keeps its books whatever the modules are', () => {
    const rng = fastRng('dice-cheap');
    for (let i = 0; i < (FULL ? 20_000 : 2_000); i++)
      playOut(diceRules(randomOptions(rng)), `cheap-${i}`, 0, nothingSeen());
  });

  it('tells every seat exactly its view, saves, and lets the rest be guessed', () => {
    const rng = fastRng('dice-all');
    const seen = nothingSeen();
    for (let i = 0; i < (FULL ? 2_000 : 120); i++) playOut(diceRules(randomOptions(rng)), `all-${i}`, 23, seen);
    expect([...seen.prompts].sort()).toMatchSnapshot('prompts');
    expect([...seen.tokens].filter((token) => token.startsWith('!')).sort()).toMatchSnapshot('abilities');
    expect([...seen.told].sort()).toMatchSnapshot('told');
  });

  it('replays its records to the same position', () => {
    const rng = fastRng('dice-records');
    const kinds = {
      dice: { start: (header: Header) => newDiceGame(diceRules(header), fastRng(header.seed)) },
    };
    for (let i = 0; i < (FULL ? 300 : 30); i++) {
      const { packs = [], variants = {}, players } = randomOptions(rng);
      const names = Array.from({ length: players }, (_, seat) => letter(seat));
      const header: Header = {
        game: 'dice',
        packs,
        variants,
        players,
        names,
        seed: String(i),
        engine: ENGINE_VERSION,
        previous: [],
      };
      const match = new Match(header, kinds.dice.start(header));
      const g = match.game as DiceGame;
      while (!g.s.over) {
        const seat = randomSeat(g, rng);
        match.choose(seat, nextBelow(rng, g.offer(seat).n));
      }
      expect(hashGame(replay(match.record(), kinds).game)).toBe(hashGame(g));
      const copy = new DiceGame(g.rules, cloneState(g.s));
      expect(hashGame(copy)).toBe(hashGame(g));
    }
  });
});
