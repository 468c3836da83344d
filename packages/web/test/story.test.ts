import type { SeatEvent } from '@sixgun/engine';
import { Session } from '@sixgun/host';
import { loadTexts } from '@sixgun/texts';
import { expect, test } from 'vitest';
import { blank, type Chronicle, told } from '../src/story/chronicle.ts';
import { inWords } from '../src/story/wording.ts';
import { plainText, sentence } from '../src/text/rich.tsx';

const session = Session.begin(
  { game: 'card', packs: ['base'], variants: {}, names: ['Ann', 'Bob', 'Cyd', 'Dan'], me: 0 },
  'dealt:story',
  'bots',
);
const info = session.info();
const pieceNamed = (id: string) => info.faces.findIndex((face) => info.defs[face.def].id === id);
const tell = (what: string, seat: number, rest: Partial<SeatEvent> = {}): SeatEvent =>
  ({ e: 'tell', what, seat, to: -1, card: -1, def: -1, n: 0, ...rest }) as SeatEvent;
const write = (...events: SeatEvent[]): Chronicle => events.reduce((c, event) => told(c, event, info), blank(info));

test('draws of one player are told together, and not twice', async () => {
  const c = write(
    tell('turn', 1),
    tell('draw', 1, { n: 1 }),
    tell('draw', 1, { n: 1 }),
    tell('ability-draw', 1, { n: 1, def: info.faces[pieceNamed('bart-cassidy')].def }),
    tell('draw', 1, { n: 1 }),
  );
  const texts = await loadTexts('en');
  expect(c.lines.map((line) => plainText(inWords(line, info, texts)))).toEqual([
    'The game begins. Bob is the sheriff.',
    'It is Bob’s turn.',
    'Bob draws 2 cards.',
    'Bob draws 1 card thanks to Bart Cassidy.',
  ]);
});

test('a card played as another one says so, and consequences stand under their cause', async () => {
  const missed = pieceNamed('missed');
  const bang = info.faces[pieceNamed('bang')].def;
  const c = write(
    tell('turn', 0),
    tell('play', 0, { card: missed, def: bang }),
    tell('hit', 2, { to: 0, n: 1, card: missed }),
  );
  const texts = await loadTexts('en');
  expect(c.lines.slice(2).map((line) => [line.depth, plainText(inWords(line, info, texts))])).toEqual([
    [1, 'Ann plays Missed! as BANG!'],
    [2, 'Cyd loses 1 life to Ann.'],
  ]);
});

test('what comes of an ability names it, where the rules tell which', async () => {
  const texts = await loadTexts('en');
  const def = info.faces[pieceNamed('claus-the-saint')].def;
  const c = write(tell('turn', 0), tell('gives', 0, { to: 1, n: 1 }), tell('gives', 0, { to: 1, n: 1, def }));
  expect(c.lines.slice(2).map((line) => plainText(inWords(line, info, texts)))).toEqual([
    'Ann gives a card to Bob.',
    'Ann gives a card to Bob because of Claus the Saint.',
  ]);
});

test('the story begins with the game, whatever is told while it is set up', async () => {
  const texts = await loadTexts('en');
  const [sheriff, outlaw] = ['sheriff', 'outlaw'].map((id) => info.faces[pieceNamed(id)].def);
  const setUp = [tell('role-revealed', 2, { def: sheriff }), tell('copies', 1, { def: outlaw })];
  expect(write(...setUp).lines).toEqual([]);
  const four = write(...setUp, tell('turn', 2)).lines;
  expect(four.map((line) => line.what)).toEqual(['game-start', 'copies', 'turn']);
  const atThree = { ...info, players: 3 };
  const three = [...setUp, tell('turn', 0)].reduce((c, event) => told(c, event, atThree), blank(atThree)).lines;
  expect(three.map((line) => line.what)).toEqual(['game-start-open', 'role-revealed', 'copies', 'turn']);
  expect(plainText(inWords(three[0], atThree, texts))).toBe('The game begins. All roles lie open.');
});

test('a name that ends with a mark ends its sentence', async () => {
  const texts = await loadTexts('cs');
  const parts = sentence(texts, 'log.play', {
    who: { label: 'Eva', link: null },
    card: { label: 'Panika!', link: null },
  });
  expect(plainText(parts)).toBe('Eva hraje kartu Panika!');
});

test('the life curve has a point for every turn and one for the end', () => {
  const life = info.seatColumns.indexOf('life');
  const c = write(
    { e: 'seat', column: life, seat: 0, value: 4 },
    tell('turn', 0),
    { e: 'seat', column: life, seat: 0, value: -1 },
    tell('turn', 1),
    { e: 'over', winners: 2 },
  );
  expect(c.curve.map((lives) => lives[0])).toEqual([4, 0, 0]);
});
