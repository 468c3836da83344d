import { expect, test } from 'vitest';
import { cleanChat, cleanName, nameApart } from '../src/words.ts';

test('marks are heaped on no letter, so that nobody writes over the lines of others', () => {
  const heap = '\u0336\u0337\u0338\u0334\u0335'.repeat(30);
  expect(cleanChat(`Z${heap}!`)).toBe('Z\u0336\u0337\u0338\u0334!');
  expect(cleanName(`Z${heap}`)).toBe('Z\u0336\u0337\u0338\u0334');
  for (const line of ['Příliš žluťoučký kůň', 'Zażółć gęślą jaźń', 'Việt Nam', 'กำลัง', 'שָׁלוֹם', 'नमस्ते'])
    expect(cleanChat(line)).toBe(line.normalize('NFC'));
});

test('names that look alike are told apart', () => {
  expect(nameApart('abel', ['Abel'])).toBe('abel 2');
  expect(nameApart('Á bel', ['Abel', 'Abel 2'])).toBe('Á bel 3');
  expect(nameApart('Ben', ['Abel'])).toBe('Ben');
});
