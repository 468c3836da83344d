import { expect, test } from 'vitest';
import { languages, listed } from '../src/index.ts';

test.each(languages)('%s lists names as the machine does', (language) => {
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const names = ['Ann', 'Ben', 'Eve', 'Zoe'];
  // Older machines break lines elsewhere.
  const spaced = (text: string) => text.replaceAll('\u00a0', ' ');
  for (let count = 0; count <= names.length; count++)
    expect(spaced(listed(language, names.slice(0, count)))).toBe(spaced(list.format(names.slice(0, count))));
});
