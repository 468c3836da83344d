import { expect, test } from 'vitest';
import { cleanLine, cleanName, nameApart } from '../src/words.ts';

const GRAPHEME_JOINER = '\u034f';
const BRAILLE_BLANK = '\u2800';
const AS_PICTURE = '\ufe0f';

test.each([GRAPHEME_JOINER, BRAILLE_BLANK, AS_PICTURE, '\u0301', '\u17b4', '\u3164', '\u202e', '\ud800'])(
  'what shows nothing is no name and no line, and hides in none: %j',
  (unseen) => {
    expect(cleanName(unseen)).toBeNull();
    expect(cleanLine(` ${unseen}`)).toBeNull();
    if (unseen !== '\u0301') expect(cleanName(`An${unseen}n`)).toBe('Ann');
  },
);

test('signs and letters of any language stay as they are, and a pile of marks is cut down', () => {
  for (const name of ['Žofie', 'Ọ̀ṣun', 'ครูพี่', 'अनिल', '안', '❤\ufe0f', '!?', '$'])
    expect(cleanName(name)).toBe(name.normalize('NFC'));
  for (const line of ['Příliš žluťoučký kůň', 'Zażółć gęślą jaźń', 'Việt Nam', 'กำลัง', 'שָׁלוֹם', 'नमस्ते'])
    expect(cleanLine(line)).toBe(line.normalize('NFC'));
  expect(cleanLine(`Z${'\u0334'.repeat(50)}ed`)).toBe(`Z${'\u0334'.repeat(3)}ed`);
});

test.each([
  ['Ann', '\u0410nn'],
  ['Ann', 'ANN '],
  ['Bill', 'BiII'],
  ['Bob', 'B0b'],
  ['Cora', '\u0421ora'],
  ['Nora', '\u039dora'],
  ['Zoe', 'Zo\u00eb'],
  ['Ann', '\uff21nn'],
])('%s and %s look alike, so the second one is told apart', (one, two) => {
  expect(nameApart(two, [one])).toBe(`${two} 2`);
  expect(nameApart(two, [one, `${one} 2`])).toBe(`${two} 3`);
});

test('names that differ stay as they are', () => {
  for (const [one, two] of [
    ['Ann', 'Anna'],
    ['Ben', 'Den'],
    ['Анна', 'Инна'],
    ['Bot 1', 'Bot 7'],
  ])
    expect(nameApart(two, [one])).toBe(two);
});
