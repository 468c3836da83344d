import { newGame } from '@sixgun/engine';
import { loadTexts } from '@sixgun/texts';
import { expect, test } from 'vitest';
import { boxOf, Names, plain, tellIn } from '../src/index.ts';

const { rules } = newGame({ game: 'card', packs: ['base'], variants: {}, players: 4, seed: '1' });
const bang = rules.faces.findIndex((face) => rules.defs[face.def].id === 'bang');
const names = ['Ida', 'Hank', 'Billy', 'Šárka'];

const told = async (language: 'en' | 'cs' | 'pl', to: number): Promise<string> =>
  plain(
    tellIn(new Names(await loadTexts(language), boxOf(rules, names)), {
      what: 'play-at',
      seat: 0,
      to,
      card: bang,
      as: rules.faces[bang].def,
    }),
  );

test('names of bots are declined, typed ones stand in neutral sentences', async () => {
  expect(await told('en', 1)).toBe('Ida plays BANG! on Hank.');
  expect(await told('cs', 1)).toBe('Ida hraje kartu BANG! na Hanka.');
  expect(await told('cs', 3)).toBe('Ida hraje kartu BANG! na Šárku.');
  expect(await told('cs', 2)).toBe('Ida hraje kartu BANG! Cíl: Billy.');
  expect(await told('pl', 1)).toBe('Ida zagrywa kartę BANG! na Hanka.');
  expect(await told('pl', 2)).toBe('Ida zagrywa kartę BANG! Cel: Billy.');
});

test('a declined name still leads to its player', async () => {
  const n = new Names(await loadTexts('pl'), boxOf(rules, names));
  const parts = tellIn(n, { what: 'gives', seat: 0, to: 3, count: 1 });
  expect(parts).toContainEqual(expect.objectContaining({ label: 'Šárce', link: { seat: 3 } }));
});

test('the reader is spoken to, and the others are declined all the same', async () => {
  const told = async (language: 'cs' | 'pl', to: number): Promise<string> => {
    const n = new Names(await loadTexts(language), { ...boxOf(rules, names), me: 0 });
    return plain(tellIn(n, { what: 'play-at', seat: 0, to, card: bang, as: rules.faces[bang].def }));
  };
  expect(await told('cs', 3)).toBe('Hraješ kartu BANG! na Šárku.');
  expect(await told('pl', 1)).toBe('Zagrywasz kartę BANG! na Hanka.');
  expect(await told('cs', 2)).toBe('Hraješ kartu BANG! Cíl: Billy.');
});
