import { handCard, type Question } from '@sixgun/engine';
import { expect, test } from 'vitest';
import { Session } from '../../host/test/session.ts';
import type { TableState } from '../src/story/table-state.ts';
import { meaningOf } from '../src/table/meaning.ts';

const packs = ['base', 'dodge-city', 'armed-and-dangerous'];
const session = Session.begin(
  { game: 'card', packs, variants: {}, names: ['Ann', 'Bob', 'Cyd', 'Dan'], me: 0 },
  'dealt:meaning',
  'bots',
);
const [info, { view }] = [session.info(), session.batch()];

/** What a seat is marked with at this question, with this card taken up. */
function marked(question: Question, id?: string) {
  const piece = info.faces.findIndex(({ def }) => info.defs[def].id === id);
  const path = piece < 0 ? [] : [handCard(piece)];
  return meaningOf({ info, view, path, decision: { question, draft: [] } } as unknown as TableState);
}

test.each([
  ['bang', 'sight'],
  ['panic', 'hand'],
  ['cat-balou', 'falls'],
  ['tequila', 'mug'],
  ['jail', 'goes'],
  ['lockpick', 'hand'],
] as const)('%s marks its targets with the sign of what it does to them', (id, meaning) => {
  expect(marked({ ask: 'play' } as Question, id)).toBe(meaning);
});

test('whoever is chosen for something else than harm is not aimed at', () => {
  expect(marked({ ask: 'load', count: 1 })).toBe('goes');
  expect(marked({ ask: 'copy' })).toBe('hand');
  expect(marked({ ask: 'give-life' })).toBe('mug');
});
