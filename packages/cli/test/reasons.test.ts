import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DICE_REASONS, REASONS } from '@sixgun/engine';
import { expect, test } from 'vitest';

const scenarios = join(import.meta.dirname, '../../../scenarios');

test.each([
  ['card', REASONS],
  ['dice', DICE_REASONS],
])('every reason of the %s game is shown by a scenario', (game, reasons) => {
  const folder = join(scenarios, game);
  const text = readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  expect(reasons.filter((reason) => !new RegExp(`why: ${reason}\\b`).test(text))).toEqual([]);
});
