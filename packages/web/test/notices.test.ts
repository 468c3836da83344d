import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { noticesOf } from '../scripts/notices.ts';

const folder = (name: string): string => fileURLToPath(new URL(`../../../node_modules/${name}`, import.meta.url));

test('the notices carry the words that every licence asks for', () => {
  const text = noticesOf([folder('preact'), folder('valibot'), folder('@fontsource/bitter')]);
  expect(text).toMatch(/^Sixgun \(MIT\)\n\nMIT License\n\nCopyright/);
  expect(text).toMatch(/\npreact \d+\.\S+ \(MIT\)\n\nThe MIT License/);
  expect(text).toMatch(/\nvalibot \d+\.\S+ \(MIT\)\n\nMIT License/);
  expect(text).toMatch(/\n@fontsource\/bitter \S+ \(OFL-1\.1\)\n\nCopyright 2011 The Bitter Project Authors/);
  expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1');
  expect(text).toContain('https://creativecommons.org/licenses/by/3.0/');
  expect(text).toMatch(/by Lorc, Delapouite, .*\.\n.*\nChanges made: coordinates rounded; /);
});
