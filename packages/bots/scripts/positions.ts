import { type NewGame, seatsOf } from '@sixgun/engine';
import type { Question } from '../src/bot.ts';
import { levels } from '../src/levels/index.ts';
import { questionFor } from '../src/turns.ts';
import { playGame } from './self-play.ts';

/** One decision in how many is taken. */
const EVERY = 23;
const FEWEST_OPTIONS = 3;

/** Decisions with several options out of games of greenhorns, the same for the same set-up. */
export function somePositions(setup: Omit<NewGame, 'seed'>, count: number): Question[] {
  const found: Question[] = [];
  for (let game = 0; found.length < count; game++) {
    let decisions = 0;
    playGame(
      { ...setup, seed: `positions-${game}` },
      () => levels.greenhorn,
      (g, heard) => {
        const [seat] = seatsOf(g.asked);
        if (decisions++ % EVERY !== EVERY - 1 || found.length >= count) return;
        const kept = { first: heard.first, events: heard.events.slice() };
        const question = questionFor(g, seat, [], [], [game, decisions, seat, 1], () => kept);
        if (question.options.length >= FEWEST_OPTIONS) found.push(question);
      },
    );
  }
  return found;
}
