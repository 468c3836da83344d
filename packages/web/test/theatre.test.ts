import type { SeatEvent, Told } from '@sixgun/engine';
import { plain } from '@sixgun/narration';
import { loadTexts } from '@sixgun/texts';
import { expect, test } from 'vitest';
import { Session } from '../../host/test/session.ts';
import { sentenceOf } from '../src/stage/chalk.tsx';
import { formOf } from '../src/stage/form.ts';
import { slipWords } from '../src/stage/slip-words.ts';
import { blank, type Chronicle, told, withQuestion } from '../src/story/chronicle.ts';
import { awardsOf, decisive, tallyOf } from '../src/story/ending.ts';
import type { TableState } from '../src/story/table-state.ts';
import { closed } from '../src/story/theatre.ts';

const session = Session.begin(
  { game: 'card', packs: ['base'], variants: {}, names: ['Ann', 'Bob', 'Cyd', 'Dan'], me: 0 },
  'dealt:theatre',
  'bots',
);
const info = session.info();
const defOf = (id: string): number => info.defs.findIndex((def) => def.id === id);
const pieceOf = (id: string): number => info.faces.findIndex((face) => face.def === defOf(id));
const life = info.seatColumns.indexOf('life');

const lives = (seat: number, value: number): SeatEvent => ({ e: 'seat', column: life, seat, value });
const play = (c: Chronicle, ...events: (SeatEvent | Told)[]): Chronicle =>
  events.reduce((now, event) => told(now, 'e' in event ? event : { e: 'tell', told: event }, info), c);
const begun = play(blank(info), lives(0, 4), lives(1, 4), lives(2, 3), lives(3, 4), { what: 'turn', seat: 1 });

const bang: Told = { what: 'play-at', seat: 1, to: 2, card: pieceOf('bang'), as: defOf('bang') };
const demand = {
  seats: [2],
  ask: 'answer',
  by: 1,
  cause: defOf('bang'),
  needed: 2,
  wants: 'effect',
} as const;

test('a position in the middle of a game begins with its own lives', () => {
  const position = play(blank(info, [4, 4, 2, 4]), { what: 'turn', seat: 1 });
  const hit = play(position, bang, lives(2, 1), { what: 'hit', seat: 2, by: 1, count: 1, cause: defOf('bang') });
  expect(hit.theatre.scene?.changes).toEqual([{ seat: 2, from: 2, to: 1 }]);
});

test('a shot is one scene from the card to the lost life, and then the newest slip', () => {
  const asked = withQuestion(play(begun, bang), demand);
  expect(asked.theatre.scene).toMatchObject({ by: 1, to: [2], question: { needed: 2 }, changes: [] });
  const answered = play(asked, {
    what: 'play',
    seat: 2,
    card: pieceOf('missed'),
    as: defOf('missed'),
    against: defOf('bang'),
  });
  expect(answered.theatre.scene).toMatchObject({ laid: [{ seat: 2, good: true }], question: { needed: 1 } });
  const hit = play(answered, lives(2, 2), { what: 'hit', seat: 2, by: 1, count: 1, cause: defOf('bang') });
  expect(hit.theatre.scene).toMatchObject({ changes: [{ seat: 2, from: 3, to: 2 }], question: null });
  expect(hit.theatre.slips).toEqual([]);
  const next = play(hit, { what: 'turn', seat: 2 });
  expect(next.theatre.scene).toBeNull();
  expect(next.theatre.slips).toMatchObject([{ by: 1, to: [2], changes: [{ seat: 2, from: 3, to: 2 }] }]);
});

/** All that the words of a scene are read from. */
const table = { info } as TableState;

test('a shot that was dodged says so on its slip', async () => {
  const missed = play(withQuestion(play(begun, bang), demand), { what: 'shot-missed', seat: 2 });
  const [slip] = play(missed, { what: 'turn', seat: 2 }).theatre.slips;
  expect(slipWords(table, await loadTexts('en'), slip)).toBe('Missed!');
});

test.each([
  ['en', 'You shoot Cyd'],
  ['cs', 'Střílíš. Cíl: Cyd'],
  ['pl', 'Strzelasz. Cel: Cyd'],
] as const)('whoever shoots reads it as his own act (%s)', async (language, words) => {
  const { scene } = play(begun, { what: 'turn', seat: 0 }, { ...bang, seat: 0 }).theatre;
  if (scene === null) throw new Error('Nothing is on the stage.');
  expect(plain(sentenceOf(table, await loadTexts(language), scene))).toBe(words);
});

test('a barrel lies against the shot with the card that was turned up, and whether it counts', () => {
  const scene = play(
    withQuestion(play(begun, bang), demand),
    { what: 'use', seat: 2, source: defOf('barrel'), card: pieceOf('barrel'), against: defOf('bang') },
    { what: 'flip', seat: 2, for: defOf('barrel'), card: pieceOf('beer') },
    { what: 'flip-good', seat: 2 },
  ).theatre.scene;
  expect(scene?.laid).toMatchObject([{ def: defOf('barrel'), turned: pieceOf('beer'), good: true }]);
  expect(scene?.question?.needed).toBe(1);
});

test('what concerns several is a row, what two throw at each other a duel, what concerns nobody stands alone', () => {
  const gatling = play(begun, { what: 'play', seat: 1, card: pieceOf('gatling'), as: defOf('gatling') });
  expect(formOf(gatling.theatre.scene as never)).toBe('alone');
  const row = withQuestion(gatling, { ...demand, needed: 1 });
  expect(formOf(row.theatre.scene as never)).toBe('row');
  const duel = play(begun, { what: 'play-at', seat: 1, to: 2, card: pieceOf('duel'), as: defOf('duel') });
  const fought = withQuestion(duel, { ...demand, needed: 1, wants: 'card' });
  expect(formOf(fought.theatre.scene as never)).toBe('duel');
  const beer = play(begun, { what: 'play', seat: 1, card: pieceOf('beer'), as: defOf('beer') });
  expect(formOf(beer.theatre.scene as never)).toBe('alone');
});

test('the recap tells what happened since the own last turn, and nothing before it', () => {
  const own = play(
    begun,
    { what: 'turn', seat: 0 },
    { what: 'play', seat: 0, card: pieceOf('beer'), as: defOf('beer') },
  );
  expect(own.theatre.recap).toEqual([]);
  const others = play(own, { what: 'turn', seat: 1 }, bang, lives(2, 2), { what: 'hit', seat: 2, by: 1, count: 1 });
  const again = play(others, { what: 'turn', seat: 0 });
  expect(again.theatre.recap).toMatchObject([{ by: 1, to: [2] }]);
});

test('the end knows who took whom out, what was paid for it, and who stood out', () => {
  const c = play(
    begun,
    bang,
    lives(2, 1),
    { what: 'hit', seat: 2, by: 1, count: 2, cause: defOf('bang') },
    { what: 'turn', seat: 1 },
    bang,
    lives(2, 0),
    { what: 'hit', seat: 2, by: 1, count: 1, cause: defOf('bang') },
    { what: 'dies', seat: 2 },
    { what: 'reward', seat: 1, count: 3 },
    { e: 'over', winners: 2 },
  );
  const tally = tallyOf(c.lines, 4);
  expect(tally.deaths).toEqual([
    { seat: 2, turn: 2, by: 1, cause: defOf('bang'), how: 'hit', price: 'reward', cards: 3 },
  ]);
  expect(awardsOf(tally)).toEqual([
    { kind: 'fastest', seat: 1, count: 3 },
    { kind: 'target', seat: 2, count: 3 },
  ]);
  expect(decisive(tally)).toEqual([
    { by: 1, turn: 1, count: 2 },
    { by: 1, struck: 2, turn: 1, first: true },
    tally.deaths[0],
  ]);
});

test('dice that count together leave one slip', () => {
  const shot = (to: number): Told => ({ what: 'shot', seat: 1, to, count: 1 });
  const aimed = play(begun, shot(2));
  const shown = { ...aimed, theatre: closed(aimed.theatre) };
  const volley = play(shown, shot(3), lives(3, 3), { what: 'hit', seat: 3, by: 1, count: 1 });
  const { slips } = play(volley, { what: 'turn', seat: 2 }).theatre;
  expect(slips).toMatchObject([{ by: 1, to: [3], changes: [{ seat: 3, from: 4, to: 3 }] }]);
});
