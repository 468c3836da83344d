import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { answer, answered, keptDice, raisedDice } from './at-table.ts';
import { makeMove } from './player.ts';
import type { Moment, Setup } from './positions.ts';

export const DICE: Setup = { game: 'dice', packs: ['base'], variants: {} };
export const SALOON: Setup = {
  game: 'dice',
  packs: ['base', 'old-saloon'],
  variants: { 'saloon-dice': true, 'chief-arrow': true, 'special-roles': true, 'new-characters': true, ghost: true },
};

export const counted = ({ batch, info }: Moment, name: string): number[] =>
  batch.view.seats.slice(info.seatColumns.indexOf(name) * 8, info.seatColumns.indexOf(name) * 8 + info.players);

/** The moment of a question at which most lies on the table: arrows, tokens, a ghost, locked dice. */
export const laden =
  (prompt: string) =>
  (moment: Moment): number => {
    const { batch, info } = moment;
    if (batch.decision?.question.ask !== prompt) return 0;
    const arrows = counted(moment, 'arrows').reduce((sum, each) => sum + each, 0);
    const tokens = counted(moment, 'token').filter((token) => token > 0).length;
    const ghosts = counted(moment, 'ghost').filter((ghost) => ghost > 0).length;
    const locked = batch.view.vars.slice(info.vars.indexOf('die1')).filter((face) => face === 1).length;
    return 1 + arrows + 3 * tokens + 2 * ghosts + 2 * locked;
  };

/** Takes up the first dice that may be rolled again; answers how many were taken. */
export async function takeUp(page: Page, most: number): Promise<number> {
  const kept = await keptDice(page).count();
  const before = await raisedDice(page).count();
  const taken = Math.min(most, kept);
  for (let i = 1; i <= taken; i++) {
    await keptDice(page).first().click();
    await expect.poll(() => raisedDice(page).count()).toBe(before + i);
  }
  return taken;
}

/** Makes one move: rolls, keeps some dice, rolls another again, taps whoever is lit. */
export async function makeDiceMove(page: Page, turn: number): Promise<void> {
  const rolling = (await answer(page, 'Roll again').count()) > 0;
  if (rolling && turn % 3 > 0 && (await takeUp(page, 1)) > 0)
    await answered(page, () => answer(page, /^Roll .* again$/).click());
  else await makeMove(page, turn);
}
