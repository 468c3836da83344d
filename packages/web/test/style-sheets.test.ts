import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('../src/style', import.meta.url));
const sheets = globSync('**/*.css', { cwd: folder }).map((name) => ({
  name,
  text: readFileSync(`${folder}/${name}`, 'utf8').replaceAll(/\/\*.*?\*\//gs, ''),
}));

/** Small, or on pages without a table, or asked about only while somebody is out. */
const MAY_LOOK_INSIDE = [
  '.start',
  '.option',
  '.face-option',
  '.file-button',
  '.gallery-box',
  '.preset',
  '.shelved',
  '.strip',
  '.place',
  '.table.buried',
  '.below.with-stone',
];

test('no rule of a part of the table depends on what lies inside it: any change there would style the whole part anew', () => {
  const anchors = sheets.flatMap(({ name, text }) =>
    [...text.matchAll(/([^\s,{}>+~(]*?)(?::not\()?:has\(/g)].map(([, anchor]) => ({ name, anchor })),
  );
  expect(anchors.length).toBeGreaterThan(0);
  expect(anchors.filter(({ anchor }) => !MAY_LOOK_INSIDE.includes(anchor))).toEqual([]);
});

test('no rule is about whatever stands beside something: what comes in would style all that follows anew', () => {
  expect(sheets.filter(({ text }) => /[+~]\s*\*/.test(text)).map(({ name }) => name)).toEqual([]);
});
