import { expect, test } from 'vitest';
import { Session } from '../../host/test/session.ts';
import type { TableState } from '../src/story/table-state.ts';
import { goesByItself } from '../src/table/use-helpless.ts';

const names = ['Ann', 'Bob', 'Cyd', 'Dan'];
const session = Session.begin({ game: 'card', packs: ['base'], variants: {}, names, me: 0 }, 'dealt:alone', 'bots');
const [info, { view }] = [session.info(), session.batch()];

/** Somebody is shot at; what he could answer with is for the question to say. */
const shotAt = (hopeless: boolean, company: boolean): TableState =>
  ({
    info,
    view,
    company,
    decision: { question: { ask: 'answer', needed: 1, hopeless }, draft: [], standing: false },
  }) as unknown as TableState;

test('only for whoever plays alone a question goes on by itself, and only where nothing helps', () => {
  expect(goesByItself(shotAt(true, false))).toBe(true);
  expect(goesByItself(shotAt(false, false))).toBe(false);
  // With other people at the table the host alone answers for somebody.
  expect(goesByItself(shotAt(true, true))).toBe(false);
});
