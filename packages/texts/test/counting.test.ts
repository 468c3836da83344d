import { expect, test } from 'vitest';
import { countingOf } from '../src/counting.ts';
import { languages } from '../src/index.ts';

const counts = [...Array(1200).keys(), -1, -2, 0.5, 1.5, 12_000, 1_000_000];

test.each(languages)('%s counts and writes numbers as the machine does', (language) => {
  const { category, digits } = countingOf(language);
  const plurals = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  for (const count of counts) {
    expect(category(count), `${count}`).toBe(plurals.select(count));
    expect(digits(count)).toBe(numbers.format(count));
  }
});
