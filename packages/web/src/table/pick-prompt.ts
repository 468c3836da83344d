import { KIND, kindOf, pickValue, type Question, RANDOM_CARD } from '@sixgun/engine';
import { type Name, Names, type Part } from '@sixgun/narration';
import type { Texts } from '@sixgun/texts';
import type { TableState } from '../story/table-state.ts';
import { defOf } from './box.ts';
import { isComplete, levelAt, nodeAt } from './picks.ts';
import { stationOf, trainFacts } from './shelf-facts.ts';

/** Questions that one answers with a move of several picks; others stay as they are while picks are made. */
const MOVES = ['play', 'answer', 'standing', 'save'];

export function isBegun({ decision, path }: TableState): boolean {
  if (path.length > 0) return true;
  return decision !== null && decision.draft.length > 0 && MOVES.includes(decision.question.ask);
}

/** Definition of what the picks so far are about, -1 while there are none. */
export function subjectLink({ decision, path, info }: TableState): number {
  const picks = [...(decision?.draft ?? []), ...path];
  const find = (...kinds: number[]) => picks.find((pick) => kinds.includes(kindOf(pick)));
  const named = find(KIND.ability) ?? find(KIND.as);
  if (named !== undefined) return pickValue(named);
  const card = find(KIND.hand, KIND.play);
  return card === undefined ? -1 : info.faces[pickValue(card)].def;
}

/** What the picks so far are about: the ability used, or the card and what it is played as. */
export function subjectOf({ decision, path, info }: TableState, texts: Texts): Name {
  const names = new Names(texts, info);
  const picks = [...(decision?.draft ?? []), ...path];
  const find = (...kinds: number[]) => picks.find((pick) => kinds.includes(kindOf(pick)));
  const named = find(KIND.name) ?? find(KIND.ability) ?? find(KIND.as);
  if (named !== undefined) return names.def(pickValue(named));
  const card = find(KIND.hand, KIND.play);
  return card === undefined ? { label: '', link: null } : names.card(pickValue(card));
}

/** Of a wagon that is being paid for: what the station takes where it stands. */
function priceAsked({ decision, path, info, view }: TableState, texts: Texts): Part[] | null {
  const picks = [...(decision?.draft ?? []), ...path].filter((pick) => kindOf(pick) === KIND.hand);
  const wagon = picks.map(pickValue).find((piece) => defOf(info, piece).kind === 'wagon');
  const station = wagon === undefined ? -1 : stationOf(trainFacts(info, view), wagon);
  if (wagon === undefined || station < 0) return null;
  const { key } = defOf(info, station);
  const names = new Names(texts, info);
  const price = texts.has(key) ? texts.content(key).line : '';
  return names.say('prompt.wagon-price', { card: names.card(wagon), station: names.card(station), price });
}

type Verb = 'take' | 'discard' | 'give' | 'keep' | 'answer' | 'save';
/** What is done with a card that was taken up; elsewhere it is simply chosen. */
const VERBS: Readonly<Partial<Record<Question['ask'], Verb>>> = {
  answer: 'answer',
  save: 'save',
  'pick-store': 'take',
  'take-laid': 'take',
  'take-discarded': 'take',
  'target-card': 'take',
  discard: 'discard',
  'discard-one': 'discard',
  'discard-or-lose': 'discard',
  'discard-drawn': 'discard',
  'discard-blue': 'discard',
  'discard-own': 'discard',
  'discard-for': 'discard',
  'give-card': 'give',
  'pass-cards': 'give',
  'give-away': 'give',
  'swap-for': 'give',
  'keep-two': 'keep',
};
export const verbOf = (ask: Question['ask'] | undefined): Verb | undefined =>
  ask === undefined ? undefined : VERBS[ask];

const takenUp = (names: Names, verb: Verb | undefined, card: Name): Part[] =>
  verb === undefined ? names.say('prompt.taken-up', { card }) : names.say(`stage.${verb}-it`, { card });

/** A move has begun: what is still missing? */
export function pickPrompt(state: TableState, texts: Texts): Part[] {
  const { decision, path, info } = state;
  const nodes = levelAt(decision, path);
  const level = nodes.map((node) => node.pick);
  const next = (...kinds: number[]) => level.some((pick) => kinds.includes(kindOf(pick)));
  const complete = isComplete(nodeAt(decision, path));
  const card = subjectOf(state, texts);
  const names = new Names(texts, info);
  const naming = nodes.some((node) => node.next.some((after) => kindOf(after.pick) === KIND.name));
  if (naming) return [texts.t('prompt.name-card')];
  if (next(KIND.seat) && !complete) return names.say('prompt.target', { card });
  const seat = path.findLast((pick) => kindOf(pick) === KIND.seat);
  if (seat !== undefined && next(KIND.name))
    return names.say('prompt.name-card-for', { name: names.seat(pickValue(seat)) });
  if (seat !== undefined && (next(KIND.play) || level.includes(RANDOM_CARD)))
    return names.say('prompt.target-card', { name: names.seat(pickValue(seat)) });
  const asks = priceAsked(state, texts);
  if (asks !== null && !complete) return asks;
  if (next(KIND.hand) && !complete) return [texts.t('prompt.cost')];
  // The rule of a card is what it does when it is played; as an answer it does what was asked.
  if (decision !== null && decision.question.ask !== 'play' && !decision.standing)
    return takenUp(names, verbOf(decision.question.ask), card);
  const link = card.link;
  const key = link !== null && 'def' in link ? info.defs[link.def].key : '';
  if (!texts.has(key)) return [card.label === '' ? texts.t('ui.choose') : card];
  return [card, `${/[!?]$/.test(card.label) ? ' ' : ': '}${texts.content(key).line}.`];
}
