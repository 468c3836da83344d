import { expect, test } from 'vitest';
import { button } from './at-table.ts';
import { DESK, FULL, PHONE, useStand } from './stand.ts';
import { violations } from './violations.ts';

const stand = useStand();

const looks = [
  ['light', PHONE],
  ['dark', DESK],
] as const;

test.each(FULL ? looks : looks.slice(0, 1))(
  'the balance page draws both games and has no axe violations (%s)',
  async (theme, viewport) => {
    const { page, faults } = await stand.visit({ viewport, settings: { language: 'en', theme } });
    await page.goto(stand.address);
    await button(page, 'Balance').click();
    await page.getByRole('img', { name: /^Sheriff: 4 players: \d+%/ }).waitFor();
    await expect.poll(() => violations(page)).toEqual([]);
    await page.getByLabel('Dice game').check();
    await page.getByText('Kit Carlson').first().waitFor();
    expect(page.url()).toMatch(/#balance\?game=dice$/);
    await page.goBack();
    await button(page, 'Balance').waitFor();
    expect(faults).toEqual([]);
  },
);
