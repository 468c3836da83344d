import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { formatOf, type Message, type Params } from '../src/format.ts';

const written = (language: string, icu: string, params?: Params): string =>
  formatOf(language)(compileMessageOrThrow(icu) as unknown as Message, params);

test('parameters stand where they are named', () => {
  expect(written('en', '{a} shoots {b} at {n}.', { a: 'Ann', b: 'Ben', n: 3 })).toBe('Ann shoots Ben at 3.');
});

test('a parameter that is not given, or only inherited, leaves nothing', () => {
  expect(written('en', '[{a}{toString}]')).toBe('[]');
});

test('numbers are counted and written as the language does', () => {
  const cards = '{n, plural, one {# karta} few {# karty} many {# karty} other {# karet}}';
  expect([1, 2, 5, 1.5].map((n) => written('cs', cards, { n }))).toEqual([
    '1 karta',
    '2 karty',
    '5 karet',
    '1,5 karty',
  ]);
  expect(written('en', '{n, plural, one {# game} other {# games}}', { n: 12_000 })).toBe('12,000 games');
});

test('a case for the number itself comes first, and one for all others last', () => {
  const icu = '{n, plural, =0 {none} one {#} other {many}}';
  expect([0, 1, 7].map((n) => written('en', icu, { n }))).toEqual(['none', '1', 'many']);
});

test('parameters inside a case, and a number sign outside of one', () => {
  expect(written('en', 'No. #: {n, plural, one {{who} draws #} other {{who} draws #}}', { n: 2, who: 'Ann' })).toBe(
    'No. #: Ann draws 2',
  );
});
