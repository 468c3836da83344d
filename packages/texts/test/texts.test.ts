import { expect, test } from 'vitest';
import { en as base } from '../src/content/base/en.ts';
import type { CardText, Translated } from '../src/content/card-text.ts';
import { type BaseKey, languages, loadTexts, type MessageKey } from '../src/index.ts';

test.each(languages)('%s loads', async (language) => {
  const texts = await loadTexts(language);
  expect(texts.language).toBe(language);
  expect(texts.content('card/character/bart-cassidy').name).toBe('Bart Cassidy');
  expect(texts.t('ui.thinking', { name: 'Ann' })).toMatch(/^Ann .+…$/);
});

test('a refusal is explained in each language', async () => {
  const params = { name: 'Rose', distance: 3, weapon: 'Colt .45', reach: 1 };
  const why = await Promise.all(languages.map(async (l) => (await loadTexts(l)).t('why.out-of-range', params)));
  expect(why).toEqual([
    'Rose is at distance 3; your Colt .45 reaches 1.',
    'Rose je ve vzdálenosti 3, tvá zbraň Colt .45 má dostřel jen 1.',
    'Rose jest w odległości 3, a twoja broń Colt .45 ma zasięg tylko 1.',
  ]);
});

test('a card name with an exclamation mark ends its sentence', async () => {
  const { t } = await loadTexts('cs');
  expect(t('log.play', { who: 'Eva', card: 'Panika!' })).toBe('Eva hraje kartu Panika!');
  expect(t('log.play', { who: 'Eva', card: 'Pivo' })).toBe('Eva hraje kartu Pivo.');
});

test('two languages can be in use at once', async () => {
  const [cs, pl] = await Promise.all([loadTexts('cs'), loadTexts('pl')]);
  expect([cs.t('ui.yes'), pl.t('ui.yes')]).toEqual(['Ano', 'Tak']);
});

test('a key from outside can be asked about', async () => {
  const texts = await loadTexts('en');
  const key: string = 'card/card/beer';
  expect(texts.has(key) && texts.content(key).name).toBe('Beer');
  expect(texts.has('card/card/lemonade')).toBe(false);
  expect(texts.has('toString')).toBe(false);
});

test('missing and surplus keys fail the type check', () => {
  const beer: CardText = base['card/card/beer'];
  // @ts-expect-error: all other keys are missing
  const missing = { 'card/card/beer': beer } satisfies Record<BaseKey, CardText>;
  // @ts-expect-error: there is no such card
  const surplus = { ...base, 'card/card/lemonade': beer } satisfies Record<BaseKey, CardText>;
  // @ts-expect-error: a finished pack needs every language
  const untranslated = {} satisfies Translated<'card/card/beer'>;
  const unfinished = {} satisfies Translated<'card/card/big-fifty', 'card/card/big-fifty'>;
  // @ts-expect-error: there is no such card in an unfinished pack either
  const unknown = { 'card/card/lemonade': beer } satisfies Translated<'card/card/saved'>;
  // @ts-expect-error: there is no such message
  const message = { 'ui.lemonade': 'Lemonade' } satisfies Partial<Record<MessageKey, string>>;
  expect([missing, surplus, untranslated, unfinished, unknown, message]).toHaveLength(6);
});
