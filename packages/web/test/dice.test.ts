import { applyEvent, diceRules, diceVariantNames } from '@sixgun/engine';
import type { Kept } from '@sixgun/host';
import { plain } from '@sixgun/narration';
import type { Batch } from '@sixgun/protocol';
import { languages, loadTexts } from '@sixgun/texts';
import { expect, test } from 'vitest';
import { Session } from '../../host/test/session.ts';
import { someMove } from '../../host/test/some-move.ts';
import { dicePrompt } from '../src/dice/dice-prompt.ts';
import {
  diceModules,
  dicePresets,
  diceReadings,
  diceVariantsWith,
  presetVariants,
  readingsWith,
  saloonNeeded,
} from '../src/setup/dice-options.ts';
import { blank, inWords, told } from '../src/story/chronicle.ts';
import type { TableState } from '../src/story/table-state.ts';
import { promptOf } from '../src/table/prompt.ts';

const NAMES = ['Ann', 'Bob', 'Cyd', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal'];
const everything = presetVariants.everything;

const begin = (seed: string, players = 6) =>
  Session.begin(
    { game: 'dice', packs: ['base', 'old-saloon'], variants: everything, names: NAMES.slice(0, players), me: 0 },
    `dealt:${seed}`,
    'bots',
  );

/** Every batch of a game, the first one from the deal. */
function* batches(session: Session): Generator<Batch> {
  for (let n = 0; n < 3000; n++) {
    const batch = session.batch();
    yield batch;
    if (batch.view.over) return;
    if (batch.decision !== null) session.move(someMove(batch.decision.tree, n, (draft) => session.next(draft)));
    else expect(session.advance()).toBe(true);
  }
}

test('the page can follow the dice game by its events alone', () => {
  const session = begin('follow');
  const box = session.info();
  const shown = session.firstView();
  for (const batch of batches(session)) {
    for (const event of batch.events) applyEvent(shown, event, box);
    expect(shown).toEqual(batch.view);
  }
});

test('nobody is asked who could only pass to hide what he has', () => {
  let windows = 0;
  for (let seed = 0; seed < 12; seed++)
    for (const { decision } of batches(begin(`windows-${seed}`))) {
      if (decision === null || !decision.question.ask.startsWith('role-')) continue;
      windows++;
      expect(decision.tree.length + decision.draft.length).toBeGreaterThan(1);
    }
  expect(windows).toBeGreaterThan(0);
});

test('a resumed game stands as it stood and tells the same story, faces of dice included', () => {
  const session = begin('resume');
  const info = session.info();
  let chronicle = blank(info);
  let last: Batch | null = null;
  const kept: { saved: Kept; lines: number }[] = [];
  for (const batch of batches(session)) {
    for (const event of batch.events) chronicle = told(chronicle, event, info);
    kept.push({ saved: session.kept(), lines: chronicle.lines.length });
    last = batch;
  }
  const throws = chronicle.lines.flatMap((line) => (line.told.what === 'throw' ? [line.told.faces.length] : []));
  expect(Math.min(...throws)).toBeGreaterThan(0);
  for (const { saved, lines } of kept.filter((_, i) => i % 17 === 0).concat(kept.slice(-1))) {
    const again = Session.resume(saved);
    const story = again.history().reduce((c, event) => told(c, event, info), blank(info));
    expect(story.lines).toEqual(chronicle.lines.slice(0, lines));
    again.batch();
    expect(again.kept()).toEqual(saved);
  }
  expect(last?.view.over).toBe(true);
});

test.each(languages)('every question and every line has words: %s', async (language) => {
  const texts = await loadTexts(language);
  const unknown = new Set<string>();
  for (let seed = 0; seed < 10; seed++) {
    const session = begin(`words-${seed}`, 5 + (seed % 4));
    const info = session.info();
    let chronicle = blank(info);
    for (const { decision, view, facts, events } of batches(session)) {
      for (const event of events) chronicle = told(chronicle, event, info);
      const state = { info, view, facts, decision, path: [] as number[] } as unknown as TableState;
      const said = plain(dicePrompt(state, texts) ?? promptOf(state, texts));
      if (/undefined|[{}\uE000]/.test(said) || said === texts.t('ui.choose'))
        unknown.add(decision?.question.ask ?? said);
    }
    for (const line of chronicle.lines) {
      const said = plain(inWords(line, info, texts));
      if (said === '' || /undefined|[{}\uE000]| ,| \.|: ?\./.test(said)) unknown.add(`${line.told.what}: ${said}`);
    }
  }
  expect([...unknown]).toEqual([]);
});

test('the set-up offers what the rules have', () => {
  expect([...diceModules, ...diceReadings]).toEqual([...diceVariantNames]);
  expect(readingsWith({})).not.toContain('apache-takes-both');
  expect(readingsWith(everything)).toContain('apache-takes-both');
  expect(diceVariantsWith({ ghost: false, 'apache-takes-both': true, 'special-roles': 'mixed' })).toEqual({
    'special-roles': 'mixed',
  });
  for (const preset of dicePresets.filter((each) => each !== 'custom')) {
    const variants = diceVariantsWith(presetVariants[preset]);
    const packs = saloonNeeded(variants) ? ['base', 'old-saloon'] : ['base'];
    for (let players = 3; players <= 8; players++) expect(() => diceRules({ packs, variants, players })).not.toThrow();
  }
});
