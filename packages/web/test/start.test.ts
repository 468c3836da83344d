import { newGame, packs, seatsOf as seatsIn } from '@sixgun/engine';
import { loadTexts } from '@sixgun/texts';
import { expect, test } from 'vitest';
import { cardPacks } from '../src/setup/card-options.ts';
import { type LinkedSetup, linkTo, readLink } from '../src/setup/link.ts';
import { rolesOf } from '../src/setup/roles.ts';
import { asName, BOT_NAMES, seatsOf, withGuest } from '../src/setup/seats.ts';

const queryOf = (link: string): string => link.split('?')[1];

const linked: LinkedSetup[] = [
  { game: 'card', players: 7, packs: ['dodge-city', 'high-noon'], variants: { simplified: true } },
  { game: 'card', players: 3, packs: [...cardPacks], variants: { 'last-event': 'high-noon', 'no-ghost-town': true } },
  { game: 'dice', players: 8, packs: [], variants: { 'special-roles': 'mixed', ghost: true } },
];

test.each(linked)('a set-up comes out of its link as it went in: %o', (setup) => {
  expect(readLink(queryOf(linkTo(setup)))).toEqual({ setup, unknown: [] });
});

test('what a link names and nobody knows is told and left out', () => {
  const read = readLink('game=card&players=5&packs=dodge-city+moon-base&simplified=yes&gravity=low&last-event=noon');
  expect(read?.unknown).toEqual(['moon-base', 'gravity', 'last-event']);
  expect(read?.setup).toEqual({ game: 'card', players: 5, packs: ['dodge-city'], variants: { simplified: true } });
  for (const nonsense of ['', 'game=chess&players=5', 'game=card&players=99', 'game=card&players=x'])
    expect(readLink(nonsense)).toBeNull();
});

test('people keep their seats, bots take the others, and nobody shares a name', () => {
  const { names, people, me } = seatsOf({ name: ' ', players: 6, guests: [null, 'Ida', null, '', null, 'Late'] });
  expect(names).toHaveLength(6);
  expect([names[0], names[2], names[4], me]).toEqual(['Dusty', 'Ida', 'Earl', 0]);
  expect(people).toEqual([0, 2, 4]);
  expect(new Set(names).size).toBe(6);
  expect(withGuest([], 2, 4)).toEqual([null, '', null]);
  expect(withGuest([null, 'Ida'], 2, 4)).toEqual([null, null, null]);
});

test('the roles told beforehand are those that are dealt', () => {
  expect(packs[0].id).toBe('base');
  for (let players = 3; players <= 8; players++) {
    const { s, rules } = newGame({ game: 'card', packs: ['base'], variants: {}, players, seed: '1' });
    const first = rules.first.role;
    const dealt = seatsIn((1 << players) - 1).map((seat) => rules.defs[rules.faces[s.zones[first + seat][0]].def].id);
    const told = rolesOf(players).flatMap(({ part, count }) => new Array<string>(count).fill(part));
    expect(dealt.toSorted(), String(players)).toEqual(told.toSorted());
  }
});

test.each(['cs', 'pl'] as const)('the names of all bots can be declined in %s', async (language) => {
  const { declension } = await loadTexts(language);
  expect(BOT_NAMES.filter((name) => declension.formsOf(name) === undefined)).toEqual([]);
});

test('a name is kept as records and servers take it: no commas, and nothing that cannot be seen', () => {
  expect(asName('Ann, of  the\tHill')).toBe('Ann of the Hill');
  expect(asName('\u202eAnn\u200b')).toBe('Ann');
  expect(asName('\u2067\u3164').trim()).toBe('');
});
