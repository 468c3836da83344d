import { cardRules, packs, variantChoices, variantNames } from '@sixgun/engine';
import { expect, test } from 'vitest';
import { cardOptions, cardPacks, optionsWith, presetSets, variantsWith } from '../src/setup/card-options.ts';

const finished = packs.filter((pack) => !('unfinished' in pack));

test('the set-up offers every finished set and no other', () => {
  expect(['base', ...cardPacks]).toEqual(finished.map((pack) => pack.id));
});

test('options and their choices are those of the rules', () => {
  const offered = cardOptions.map(({ name }) => name);
  // The others need a game before.
  const later = ['keep-characters', 'sheriff-goes-round'];
  expect([...offered, ...later].toSorted()).toEqual([...variantNames].toSorted());
  for (const { name, choices } of cardOptions) expect(choices, name).toEqual(variantChoices[name]);
});

test('an option appears with its sets and counts only with them', () => {
  const names = (...chosen: string[]) => optionsWith(chosen, {}).map(({ name }) => name);
  expect(names()).toEqual([
    'two-characters',
    'simplified',
    'dynamite-stick',
    'shadow-gunslingers',
    'effects-finish',
    'order-of-discards',
  ]);
  expect(names('dodge-city')).toContain('classic-printing');
  expect(names('high-noon')).toEqual(expect.arrayContaining(['no-ghost-town', 'bonus-events']));
  expect(names('high-noon')).not.toContain('event-cards');
  expect(names('high-noon', 'fistful-of-cards')).toEqual(
    expect.arrayContaining(['no-dead-man', 'event-cards', 'last-event']),
  );
  const remembered = { 'no-ghost-town': true, 'event-cards': '14', simplified: false, 'two-characters': true };
  expect(variantsWith([], remembered)).toEqual({ 'two-characters': true });
  expect(variantsWith(['high-noon'], remembered)).toEqual({ 'two-characters': true, 'no-ghost-town': true });
  expect(variantsWith(cardPacks, remembered)['event-cards']).toBe('14');
  expect(variantsWith(cardPacks, { 'last-event': 'sundown' })).toEqual({});
  expect(variantsWith([], { 'shadows-rest': true })).toEqual({});
  const shadows = { 'shadow-gunslingers': true, 'shadows-rest': true };
  expect(variantsWith([], shadows)).toEqual(shadows);
  expect(variantsWith(cardPacks, { 'own-station': '' })).toEqual({});
  expect(variantsWith(cardPacks, { 'own-station': 'tombrock' })).toEqual({ 'own-station': 'tombrock' });
});

test('every preset is a game of the rules, for any number of players', () => {
  for (const { packs: sets, variants } of Object.values(presetSets))
    for (let players = 3; players <= 8; players++)
      expect(() =>
        cardRules({ packs: ['base', ...sets], variants: variantsWith(sets, variants), players }),
      ).not.toThrow();
});
