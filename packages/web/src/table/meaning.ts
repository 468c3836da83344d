import type { Question } from '@sixgun/engine';
import type { TableState } from '../story/table-state.ts';
import { subjectLink } from './pick-prompt.ts';

/** What becomes of somebody who is chosen. */
export type Meaning = 'sight' | 'hand' | 'falls' | 'mug' | 'goes';

const TAKES = [
  'panic',
  'conestoga',
  'rag-time',
  'jesse-jones',
  'lasso',
  'lockpick',
  'passenger-car',
  'flint-westwood',
  'switch',
];
const DROPS = ['cat-balou', 'can-can', 'brawl', 'ricochet', 'whip', 'squaw'];
const HEALS = ['beer', 'tequila', 'whisky', 'saloon', 'canteen', 'gift', 'shot', 'blood-brothers'];
/** Questions that choose somebody for something else than harm, whatever led to them. */
const ASKED: Readonly<Partial<Record<Question['ask'], Meaning>>> = {
  beer: 'mug',
  gift: 'mug',
  'give-life': 'mug',
  'save-other': 'mug',
  spare: 'mug',
  copy: 'hand',
  load: 'goes',
  'hand-on': 'goes',
  'give-away': 'goes',
  'give-card': 'goes',
  'pass-cards': 'goes',
  'lay-card': 'goes',
};
/** Cards that are laid in front of somebody. */
const LAID = ['blue', 'green', 'orange', 'black'];

/** What the move that was begun does to its target. */
export function meaningOf(state: TableState): Meaning {
  const { info, decision } = state;
  const asked = decision === null ? undefined : ASKED[decision.question.ask];
  if (asked !== undefined) return asked;
  const def = subjectLink(state);
  if (def < 0) return 'sight';
  const { id, colour, kind } = info.defs[def];
  if (TAKES.includes(id)) return 'hand';
  if (DROPS.includes(id)) return 'falls';
  if (HEALS.includes(id)) return 'mug';
  const fromHand = kind === 'card' && decision?.draft.length === 0;
  return fromHand &&
    LAID.includes(colour) &&
    !state.view.zones[info.first.play + info.me]?.some((piece) => info.faces[piece]?.def === def)
    ? 'goes'
    : 'sight';
}
