import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { coverageReport } from '../src/coverage.ts';

const root = join(import.meta.dirname, '../../..');

test('docs/rules-coverage.md is what `npx sixgun coverage` prints', () => {
  expect(readFileSync(join(root, 'docs/rules-coverage.md'), 'utf8')).toBe(coverageReport(root));
});

test('every heading of the base rulebook and every card has a scenario', () => {
  expect(coverageReport(root)).not.toContain('**none**');
});
