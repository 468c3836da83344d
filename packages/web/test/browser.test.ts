import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { launchBrowser } from '../scripts/browser.mjs';

const script = fileURLToPath(new URL('../scripts/frames.mjs', import.meta.url));

test('where no browser is installed, tests and scripts say how to get one', async () => {
  const sentence = /There is no browser at \/nowhere: run "bash scripts\/browser.sh"/;
  await expect(launchBrowser('/nowhere')).rejects.toThrow(sentence);
  const env = { ...process.env, SIXGUN_CHROMIUM: '/nowhere' };
  const { status, stderr } = spawnSync(process.execPath, [script], { env, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toMatch(sentence);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});
