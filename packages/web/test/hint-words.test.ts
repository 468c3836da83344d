import { copyOf, diceMask, handCard, PASS, PUBLIC, type Question, seatPick, word } from '@sixgun/engine';
import { moveBot, Playback } from '@sixgun/host';
import { plain } from '@sixgun/narration';
import type { TableInfo } from '@sixgun/protocol';
import { type Language, loadTexts } from '@sixgun/texts';
import { expect, test } from 'vitest';
import { SETUPS, seating, table } from '../../host/test/tables.ts';
import { moveLabel, moveSentence } from '../src/coach/move-words.ts';
import { blank } from '../src/story/chronicle.ts';
import { hasFallen } from '../src/table/box.ts';
import { freshState } from '../src/table/fresh-state.ts';

const NAMES = ['Ann', 'Bob', 'Cyd', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal'];
type Picks = (info: TableInfo) => readonly number[];

const defOf = (info: TableInfo, id: string): number => info.defs.findIndex((def) => def.id === id);
const gift: Picks = (info) => [handCard(info.faces.findIndex(({ def }) => def === defOf(info, 'missed'))), seatPick(1)];
const say =
  (name: string): Picks =>
  ({ words }) => [word(words.indexOf(name))];

test.each<[keyof typeof SETUPS, Question, Picks, Record<Language, string>]>([
  [
    'card, base',
    { ask: 'give-away' },
    gift,
    {
      en: 'Give Missed! to Bob.',
      cs: 'Dej kartu Vedle! Dostane ji Bob.',
      pl: 'Oddaj kartę Pudło! Dostaje ją Bob.',
    },
  ],
  [
    'dice, base',
    { ask: 'beer', given: 1, shares: [] },
    () => [seatPick(0)],
    { en: 'Choose yourself.', cs: 'Vyber sebe.', pl: 'Wybierz siebie.' },
  ],
  [
    'card, base',
    { ask: 'copy' },
    (info) => [copyOf(defOf(info, 'jourdonnais'))],
    { en: 'Choose Jourdonnais.', cs: 'Vyber: Jourdonnais.', pl: 'Wybierz: Jourdonnais.' },
  ],
  [
    'dice, old saloon',
    { ask: 'saloon-die' },
    say('coward'),
    { en: 'Choose Coward.', cs: 'Vyber: Zbabělec.', pl: 'Wybierz: Tchórzliwa.' },
  ],
  ['dice, old saloon', { ask: 'saloon-die' }, () => [PASS], { en: 'Pass.', cs: 'Nechat být.', pl: 'Odpuść.' }],
])('a hint is a whole sentence: %s, %o', async (setup, question, picks, wanted) => {
  const host = table(SETUPS[setup], 1);
  const info = { ...host.box(), me: 0, names: NAMES.slice(0, host.header.players) };
  const decision = { id: 1, question, standing: false, sealed: null, draft: [], tree: [] };
  const known = { info, view: host.view(0), facts: host.facts(0), chronicle: blank(info) };
  const state = { ...freshState(known), decision };
  for (const language of ['en', 'cs', 'pl'] as const)
    expect(plain(moveSentence(state, await loadTexts(language), picks(info)))).toBe(wanted[language]);
});

test('in a list a reroll is told by its dice, in few letters', async () => {
  const host = table(SETUPS['dice, base'], 1);
  const info = { ...host.box(), me: 0, names: NAMES.slice(0, host.header.players) };
  const state = freshState({ info, view: host.view(0), facts: host.facts(0), chronicle: blank(info) });
  const told = async (language: Language) => moveLabel(state, await loadTexts(language), [diceMask(0b10110)]);
  expect(await Promise.all([told('en'), told('cs'), told('pl')])).toEqual([
    'Reroll 2, 3, 5',
    'Znovu 2, 3, 5',
    'Przerzuć 2, 3, 5',
  ]);
});

test('nobody has fallen while characters are chosen, and a fallen one is out until he is back', () => {
  const host = table(SETUPS['card, base'], 3);
  while (!host.over) moveBot(host, seating(5, 3, 0));
  const playback = new Playback(host.record());
  const { steps, deaths } = playback.course;
  expect(steps[0].turn).toBe(0);
  const fallen = (step: number): number[] => {
    const { view, info } = playback.table(step, PUBLIC);
    return view.order.filter((seat) => hasFallen(info, view, seat));
  };
  expect(fallen(0)).toEqual([]);
  expect(fallen(steps.length - 1)).toEqual(deaths.map(({ seat }) => seat).sort());
});
