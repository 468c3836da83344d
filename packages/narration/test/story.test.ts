import { cardPosition, cardRules, dicePosition, type Rules, type SeatEvent, type Told } from '@sixgun/engine';
import { expect, test } from 'vitest';
import { boxOf, hear, lineIn, Names, plain, type Story, sayIn, Teller, untold } from '../src/index.ts';
import { allTexts } from './whole.ts';

const rules: Rules = cardRules({ packs: ['base'], players: 4, variants: {} });
const names = new Names(allTexts.en, boxOf(rules, ['Ann', 'Bob', 'Cyd', 'Dan']));
const defOf = (id: string): number => rules.defs.findIndex((def) => def.id === id);
const pieceOf = (id: string): number => rules.faces.findIndex((face) => face.def === defOf(id));
const tell = (told: Told): SeatEvent => ({ e: 'tell', told });
const write = (...lines: Told[]): Story => lines.map(tell).reduce(hear, untold);
const words = ({ lines }: Story): string[] => lines.map((line) => plain(lineIn(names, line)));

const bart = defOf('bart-cassidy');
const DRAWS: readonly Told[] = [
  { what: 'begins', sheriff: 0 },
  { what: 'turn', seat: 1 },
  { what: 'draw', seat: 1, count: 1 },
  { what: 'draw', seat: 1, count: 1 },
  { what: 'ability-draw', seat: 1, count: 1, ability: bart },
  { what: 'draw', seat: 1, count: 1 },
];
const DRAWN = [
  'The game begins. Ann is the sheriff.',
  'It is Bob’s turn.',
  'Bob draws 2 cards.',
  'Bob draws 1 card thanks to Bart Cassidy.',
];

test('draws of one player are told together, and not twice', () => {
  expect(words(write(...DRAWS))).toEqual(DRAWN);
});

test('a teller who cannot take a line back waits until it is whole', () => {
  const teller = new Teller(names);
  const said = DRAWS.map((told) => teller.hear(tell(told)));
  expect(said).toEqual([[], [DRAWN[0]], [DRAWN[1]], [], [DRAWN[2]], []]);
  expect(teller.rest()).toEqual([DRAWN[3]]);
  expect(teller.rest()).toEqual([]);
});

test('what was told when somebody wanted to know is not told again', () => {
  const teller = new Teller(names);
  teller.hear(tell({ what: 'turn', seat: 1 }));
  teller.hear(tell({ what: 'draw', seat: 1, count: 1 }));
  expect(teller.rest()).toEqual(['Bob draws 1 card.']);
  teller.hear(tell({ what: 'draw', seat: 1, count: 2 }));
  expect(teller.rest()).toEqual(['Bob draws 2 cards.']);
});

test('a card played as another one says so, and consequences stand under their cause', () => {
  const card = pieceOf('missed');
  const story = write(
    { what: 'begins', sheriff: 0 },
    { what: 'turn', seat: 0 },
    { what: 'play', seat: 0, card, as: defOf('bang') },
    { what: 'hit', seat: 2, by: 0, count: 1 },
  );
  expect(words(story).slice(2)).toEqual(['Ann plays Missed! as BANG!', 'Cyd loses 1 life to Ann.']);
  expect(story.lines.slice(2).map((line) => line.depth)).toEqual([1, 2]);
});

test('tokens paid one by one from the same place are one line', () => {
  const story = write(
    { what: 'begins', sheriff: 0 },
    { what: 'turn', seat: 0 },
    { what: 'pays-load', seat: 0, count: 1 },
    { what: 'pays-load', seat: 0, count: 1 },
  );
  expect(words(story).slice(2)).toEqual(['Ann pays 2 loads.']);
});

test('what comes of an ability names it, where the rules tell which', () => {
  const due = defOf('claus-the-saint');
  const story = write(
    { what: 'begins', sheriff: 0 },
    { what: 'turn', seat: 0 },
    { what: 'gives', seat: 0, to: 1, count: 1 },
    { what: 'gives', seat: 0, to: 1, count: 2 },
    { what: 'gives-due', seat: 0, to: 1, due },
  );
  expect(words(story).slice(2)).toEqual([
    'Ann gives a card to Bob.',
    'Ann gives 2 cards to Bob.',
    'Ann gives a card to Bob because of Claus the Saint.',
  ]);
});

test('the story begins with the game, whatever is told while it is set up', () => {
  const setUp: Told[] = [
    { what: 'role-revealed', seat: 2, role: defOf('sheriff') },
    { what: 'copies', seat: 1, character: bart },
  ];
  const whats = ({ lines }: Story) => lines.map(({ told }) => told.what);
  expect(whats(write(...setUp))).toEqual([]);
  const first: Told = { what: 'turn', seat: 0 };
  expect(whats(write(...setUp, { what: 'begins', sheriff: 2 }, first))).toEqual(['begins', 'copies', 'turn']);
  const three = write(...setUp, { what: 'begins' }, first);
  expect(whats(three)).toEqual(['begins', 'role-revealed', 'copies', 'turn']);
  expect(words(three)[0]).toBe('The game begins. All roles lie open.');
});

test('a position tells who the sheriff is, whoever is on turn', () => {
  const heard: Told[] = [];
  const sink = (event: { e: string; told?: Told }) => {
    if (event.told?.what === 'begins') heard.push(event.told);
  };
  const players = { A: { role: 'sheriff' }, B: { role: 'outlaw' }, C: { role: 'renegade' }, D: { role: 'outlaw' } };
  const box = { packs: ['base'], variants: {} };
  dicePosition({ ...box, players, turn: 'B' }, sink);
  cardPosition({ ...box, players, turn: 'C' }, sink);
  const three = { A: { role: 'outlaw' }, B: { role: 'deputy' }, C: { role: 'renegade' } };
  dicePosition({ ...box, players: three }, sink);
  expect(heard).toEqual([{ what: 'begins', sheriff: 0 }, { what: 'begins', sheriff: 0 }, { what: 'begins' }]);
});

test('the end names the winners', () => {
  const end = (winners: number) => words(hear(untold, { e: 'over', winners }));
  expect(end(0b0101)).toEqual(['The game goes to Ann and Cyd.']);
  expect(end(0)).toEqual(['Nobody wins.']);
});

test('a name that ends with a mark ends its sentence', () => {
  const name = (label: string) => ({ label, link: null });
  const parts = sayIn(allTexts.cs)('log.play', { who: name('Eva'), card: name('Panika!') });
  expect(plain(parts)).toBe('Eva hraje kartu Panika!');
});
