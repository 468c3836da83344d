import {
  END,
  handCard,
  KIND,
  kindOf,
  laidCard,
  nameOf,
  PASS,
  pickValue,
  RANDOM_CARD,
  seatPick,
  type View,
} from '@sixgun/engine';
import { type Line, plain } from '@sixgun/narration';
import type { Decision, PickNode, TableInfo } from '@sixgun/protocol';
import { type Language, languages, loadTexts } from '@sixgun/texts';
import { describe, expect, test } from 'vitest';
import { Session } from '../../host/test/session.ts';
import { someMove } from '../../host/test/some-move.ts';
import { moveLabel, moveSentence } from '../src/coach/move-words.ts';
import { cardPacks } from '../src/setup/card-options.ts';
import { blank, inWords, told } from '../src/story/chronicle.ts';
import type { TableState } from '../src/story/table-state.ts';
import { frontOf } from '../src/table/box.ts';
import { freshState } from '../src/table/fresh-state.ts';
import { choicesOf, opensPlace } from '../src/table/picks.ts';
import { promptOf } from '../src/table/prompt.ts';
import { eventPlaces, eventState } from '../src/table/table-zones.ts';

const NAMES = ['Ann', 'Bob', 'Cyd', 'Dan', 'Eve', 'Fay', 'Gus'];
const everything = (seed: string): Session =>
  Session.begin(
    { game: 'card', packs: ['base', ...cardPacks], variants: { 'bonus-events': true }, names: NAMES, me: 0 },
    `dealt:${seed}`,
    'bots',
  );

const GAMES = 40;
const MOST_MOVES = 12;

/** Every line of picks that a tree offers. */
const movesIn = (tree: readonly PickNode[]): number[][] =>
  tree.flatMap(({ pick, ends, next }) => [
    ...(ends === null ? [] : [[pick]]),
    ...movesIn(next).map((rest) => [pick, ...rest]),
  ]);

/** Games of all sets: every line of their stories and every question put to the first seat. */
function playAll() {
  const lines: { line: Line; info: TableInfo }[] = [];
  const asked: TableState[] = [];
  const moves: Decision[] = [];
  for (let game = 0; game < GAMES; game++) {
    const session = everything(String(game));
    const info = session.info();
    let chronicle = blank(info);
    for (let n = 0; n < 3000; n++) {
      const batch = session.batch();
      for (const event of batch.events) chronicle = told(chronicle, event, info);
      const { view, facts, decision, mayTakeBack } = batch;
      if (view.over) break;
      if (decision === null || decision.standing) session.advance();
      else {
        moves.push(decision);
        asked.push(freshState({ info, view, facts, chronicle, decision, open: batch.open, mayTakeBack }));
        session.move(someMove(decision.tree, n, (draft) => session.next(draft)));
      }
    }
    lines.push(...chronicle.lines.map((line) => ({ line, info })));
  }
  return { lines, asked, moves };
}

describe('games with every set', () => {
  const { lines, asked, moves } = playAll();

  test('come to most of what the sets bring', () => {
    const told = new Set<string>(lines.map(({ line }) => line.told.what));
    for (const what of ['event', 'returns', 'names-card', 'copies', 'shows-hand']) expect(told).toContain(what);
    const prompts = new Set<string>(moves.map(({ question }) => question.ask));
    expect(prompts.size).toBeGreaterThan(30);
  });

  test.each(languages)('are told in whole sentences (%s)', async (language: Language) => {
    const texts = await loadTexts(language);
    for (const { line, info } of lines) {
      const words = plain(inWords(line, info, texts));
      expect(words, line.told.what).not.toBe('');
      // A name that is missing leaves a hole: two spaces, a space before a mark, an empty pair of brackets.
      expect(words, line.told.what).not.toMatch(/undefined|[{}]|\s\s|\s[.,:!?]|\(\)|^\s|: \.$|: $/);
    }
  });

  test.each(languages)('ask in whole sentences (%s)', async (language: Language) => {
    const texts = await loadTexts(language);
    for (const state of asked) {
      const { decision } = state;
      const words = plain(promptOf(state, texts));
      expect(words, decision?.question.ask).not.toBe(texts.t('ui.choose'));
      expect(words, decision?.question.ask).not.toMatch(/^\p{Ll}/u);
      // What it comes from is said once.
      expect(words, decision?.question.ask).not.toMatch(/^(.+?)( \([^)]*\))?: \1:/);
      expect(words, decision?.question.ask).not.toMatch(/undefined|[{}]|\s\s|\s[.,:!?]|\(\)|^\s|: \.$|: $/);
    }
  });

  test('of two cards that are wanted, the one that is chosen is no longer asked for', async () => {
    const texts = await loadTexts('en');
    const [state] = asked;
    const decision = { ...moves[0], question: { ask: 'discard-or-lose', count: 2 }, draft: [] } as const;
    const words = (draft: number[]) => plain(promptOf({ ...state, decision: { ...decision, draft } }, texts));
    expect(words([])).toBe('Discard 2 cards, or lose a life?');
    expect(words([7])).toBe('Discard 1 card, or lose a life?');
  });

  test('nobody thinks while what was decided is being shown', async () => {
    const texts = await loadTexts('en');
    const [{ info, view, ...rest }] = asked;
    const vars = view.vars.with(info.vars.indexOf('active'), 1);
    const others = { ...rest, info, view: { ...view, vars, asked: 1 << 1 }, decision: null, open: null };
    const words = (showing: boolean) => plain(promptOf({ ...others, showing }, texts));
    expect(words(false)).toBe(`${info.names[1]} is thinking…`);
    expect(words(true)).toBe(`Turn: ${info.names[1]}`);
  });

  test.each(languages)('give hints in whole sentences (%s)', async (language: Language) => {
    const texts = await loadTexts(language);
    const said = new Map<string, string>();
    for (const state of asked)
      for (const picks of movesIn(state.decision?.tree ?? []).slice(0, MOST_MOVES)) {
        const ask = state.decision?.question.ask ?? '';
        for (const words of [plain(moveSentence(state, texts, picks)), moveLabel(state, texts, picks)]) {
          expect(words, ask).not.toBe('');
          expect(words, ask).not.toMatch(/undefined|[{}]|\s\s|\s[.,:!?]|\(\)|^\s|: \.$|: $/);
          said.set(`${ask} ${picks.map(kindOf).join()}`, words);
        }
      }
    expect(said.size).toBeGreaterThan(40);
  });

  test('leave no pick without a place at the table', () => {
    for (const { info, view, decision } of asked) {
      const { hand, seats, tray, names, buttons, shelf } = choicesOf(info, view, decision, []);
      // Behind a word that is no button of its own lie the things themselves.
      const opened = (decision?.tree ?? []).flatMap((node) =>
        opensPlace(info, node.pick) && !shelf.includes(node) ? node.next : [node],
      );
      const placed = hand.size + seats.size + tray.length + names.length + buttons.length + shelf.length;
      expect(placed, decision?.question.ask).toBe(opened.length);
      // Cards that lie before others are never a row of buttons.
      const own = frontOf(info, view, info.me);
      for (const { pick } of buttons)
        if (kindOf(pick) === KIND.play) expect(own, decision?.question.ask).toContain(pickValue(pick));
    }
  });
});

const leaf = (pick: number): PickNode => ({ pick, ends: 'whole', next: [] });
const branch = (pick: number, ...next: PickNode[]): PickNode => ({ pick, ends: null, next });
const decision = (question: Decision['question'], ...tree: PickNode[]): Decision => ({
  id: 1,
  question,
  standing: false,
  sealed: null,
  draft: [],
  tree,
});
const box = { me: 0, first: { hand: 0 }, words: [] } as unknown as TableInfo;
const view = { zones: [[1, 2, 3]] } as unknown as View;

test('while a card is paid for, only what can pay is lit', () => {
  const asked = decision(
    { ask: 'play' },
    branch(handCard(1), leaf(handCard(2))),
    leaf(handCard(3)),
    leaf(laidCard(9)),
    leaf(END),
  );
  expect([...choicesOf(box, view, asked, [handCard(1)]).hand.keys()]).toEqual([2]);
  const taken = choicesOf(box, view, asked, [handCard(3)]);
  expect([...taken.hand.keys()]).toEqual([1, 3]);
  expect(taken.tray).toEqual([]);
  expect(choicesOf(box, view, asked, []).buttons.map(({ pick }) => pick)).toEqual([laidCard(9), END]);
});

test('cards before a player are chosen from a row, names from a list', () => {
  const asked = decision({ ask: 'target-card', of: 1 }, leaf(laidCard(9)), leaf(RANDOM_CARD), leaf(PASS));
  const open = choicesOf(box, view, asked, []);
  expect(open.tray.map(({ pick }) => pick)).toEqual([RANDOM_CARD, laidCard(9)]);
  expect(open.buttons.map(({ pick }) => pick)).toEqual([PASS]);
  expect(choicesOf(box, view, asked, [laidCard(9)]).tray.map(({ pick }) => pick)).toContain(laidCard(9));
  const naming = decision({ ask: 'play' }, branch(seatPick(2), leaf(nameOf(4)), leaf(nameOf(5))));
  expect(choicesOf(box, view, naming, [seatPick(2)]).names.map(({ pick }) => pick)).toEqual([nameOf(4), nameOf(5)]);
});

test('a pile of events goes with what is in force beside it', () => {
  const session = everything('piles');
  const info = session.info();
  const places = eventPlaces(info);
  expect(places.map(({ pile, force }) => [info.zones[pile].name, info.zones[force].name])).toEqual([
    ['events', 'event'],
    ['show', 'show-event'],
  ]);
  const [sheriffs, show] = places.map((place) => eventState(place, session.view()));
  expect(sheriffs.force).toEqual([]);
  expect(sheriffs.left).toBe(13);
  expect(info.defs[info.faces[sheriffs.last].def].id).toBe('high-noon');
  expect(sheriffs.next).toBeGreaterThanOrEqual(0);
  expect(show.next).toBe(-1);
});
