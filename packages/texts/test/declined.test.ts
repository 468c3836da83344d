import { describe, expect, test } from 'vitest';
import { cs } from '../src/declined/cs.ts';
import { cases } from '../src/declined/forms.ts';
import { pl } from '../src/declined/pl.ts';
import { loadTexts } from '../src/index.ts';
import { en } from '../src/messages/en.ts';
import { typographyFaults } from './typography.ts';

const declined = { cs, pl };

const placeholders = (message: string): string[] => [
  ...new Set([...message.matchAll(/\{(\w+)(?:, plural|\})/g)].map(([, name]) => name)),
];

describe.each(['cs', 'pl'] as const)('%s', (language) => {
  const { names, sentences } = declined[language];

  test('has every case of every name', () => {
    for (const [name, forms] of Object.entries(names)) {
      expect(forms, name).toHaveLength(cases.length);
      for (const form of forms) expect(form, name).toMatch(/^\p{Lu}\p{Ll}+$/u);
    }
  });

  test('speaks of the same things as the neutral sentences, and declines at least one name', () => {
    for (const [key, sentence] of Object.entries(sentences)) {
      const [message, own] = key.split('@');
      const wanted = placeholders(en[message as keyof typeof en])
        .filter((name) => name !== own)
        .toSorted();
      const given = placeholders(sentence);
      expect([...new Set(given.map((name) => name.split('_')[0]))].toSorted(), key).toEqual(wanted);
      expect(
        given.some((name) => cases.some((each) => name.endsWith(`_${each}`))),
        key,
      ).toBe(true);
    }
  });

  test('is set with proper typography', () => {
    for (const [key, sentence] of Object.entries(sentences))
      expect(typographyFaults(language, sentence), key).toEqual([]);
  });

  test('says nothing of a name without forms', async () => {
    const { declension } = await loadTexts(language);
    expect(declension.formsOf('Billy')).toBeUndefined();
    expect(declension.formsOf('toString')).toBeUndefined();
    expect(declension.say('log.play-at', { who: 'Ida', card: 'BANG!', to: 'Billy' })).toBeNull();
    expect(declension.say('log.heal', { who: 'Ida', count: 1 })).toBeNull();
  });
});

test('English has no cases', async () => {
  const { declension } = await loadTexts('en');
  expect(declension.formsOf('Ida')).toBeUndefined();
});
