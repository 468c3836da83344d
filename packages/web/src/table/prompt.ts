import { hasSeat, type Question, seatsOf, without } from '@sixgun/engine';
import { askIn, type Name, Names, type Part } from '@sixgun/narration';
import type { Decision } from '@sixgun/protocol';
import type { MessageKey, Texts } from '@sixgun/texts';
import type { TableState } from '../story/table-state.ts';
import { counter, hasFallen, inPlay, isAsked, sitsHere, variable } from './box.ts';
import { isBegun, pickPrompt } from './pick-prompt.ts';

/** The one question of the moment. */
export function promptOf(state: TableState, texts: Texts): Part[] {
  if (state.decision === null) return waiting(state, texts);
  return isBegun(state) ? pickPrompt(state, texts) : question(state, texts);
}

/** Out of the game, and nothing has brought one back. */
export const isOut = ({ info, view }: TableState): boolean => hasFallen(info, view, info.me);

/** How it ended for the one who looks. */
function ownEnd(state: TableState): MessageKey {
  if (!sitsHere(state.info)) return 'ui.game-over';
  if (!hasSeat(state.view.winners, state.info.me)) return 'end.you-lose';
  return isOut(state) ? 'end.you-win-dead' : 'end.you-win';
}

function waiting(state: TableState, texts: Texts): Part[] {
  const { view, info } = state;
  const asked = seatsOf(without(view.asked, info.me));
  if (view.over) return [texts.t(state.shared ? 'ui.game-over' : ownEnd(state))];
  if (isOut(state)) return [texts.t('ui.you-are-out')];
  // The own answer is on its way.
  if (isAsked(view, info.me)) return state.showing ? onTurn(state, texts, new Names(texts, info)) : [];
  if (asked.length === 0) return [texts.t('ui.loading')];
  const names = new Names(texts, info);
  if (asked.length > 1) return [texts.t('prompt.waiting', { names: names.seats(asked) })];
  const said = decides(state, names, names.seat(asked[0]));
  if (said !== null) return [...said, ...ownPlace(state, texts, asked[0])];
  if (state.showing) return onTurn(state, texts, names);
  return names.say('ui.thinking', { name: names.seat(asked[0]).label });
}

/** Nobody thinks while what was decided is being shown. */
function onTurn({ info, view }: TableState, texts: Texts, names: Names): Part[] {
  const seat = variable(info, view, 'active');
  if (seat === info.me) return [texts.t('ui.your-turn')];
  return seat < 0 ? [] : [texts.t('ui.whose-turn', { name: names.seat(seat).label })];
}

/** In a row of several, when one's own turn comes. */
function ownPlace({ info, view, chronicle }: TableState, texts: Texts, now: number): Part[] {
  const { scene } = chronicle.theatre;
  if (scene === null || scene.by === undefined || scene.to.length > 0) return [];
  const at = view.order.indexOf(scene.by);
  const ring = [...view.order.slice(at), ...view.order.slice(0, at)].filter((seat) => inPlay(info, view, seat));
  const before = ring.indexOf(info.me) - ring.indexOf(now);
  if (before <= 0) return [];
  const n = ring.indexOf(info.me) + (scene.taken.length > 0 || now === scene.by ? 1 : 0);
  return [` ${before === 1 ? texts.t('stage.you-next') : texts.t('stage.you-later', { n })}`];
}

/** What somebody else decides, where everybody may know it. */
function decides({ open, info }: TableState, n: Names, name: Name): Part[] | null {
  switch (open?.ask) {
    case 'answer': {
      const { needed = 1, wants, wanted } = open;
      if (wants === 'effect') return n.say('stage.decides-missed', { name, needed });
      const card = wanted ?? info.defs.findIndex(({ id }) => id === 'bang');
      return card < 0 ? n.say('stage.decides', { name }) : n.say('stage.decides-card', { name, card: n.def(card) });
    }
    case 'pick-store':
      return n.say('stage.decides-store', { name });
    case 'save':
      return n.say('stage.decides-save', { name });
    case 'discard':
      return n.say('stage.decides-discard', { name });
    default:
      return null;
  }
}

function question(state: TableState, texts: Texts): Part[] {
  const { decision, info } = state;
  if (decision === null) return [];
  const names = new Names(texts, info);
  const asked = askIn(names, stillAsked(decision));
  if (isAgain(state)) return [`${texts.t('stage.again')} `, ...asked];
  return [...asked, ...counters(state, names)];
}

/** Of several cards that are wanted, only those that have not been chosen yet. */
function stillAsked({ question, draft }: Decision): Question {
  if (question.ask !== 'discard-or-lose' && question.ask !== 'pass-cards') return question;
  return { ...question, count: Math.max(1, question.count - draft.length) };
}

/** The same card from the same player as just before. */
function isAgain({ decision, info, chronicle }: TableState): boolean {
  const { ask, by, cause } = decision?.question ?? {};
  if (ask !== 'answer') return false;
  const last = chronicle.theatre.slips.at(-1);
  if (last === undefined || last.by !== by || !last.to.includes(info.me)) return false;
  return last.prop !== null && last.prop.kind !== 'dice' && last.prop.def === cause;
}

/** Events that count what one does in a turn: the counter, and how much is enough. */
const COUNTED: Readonly<Record<string, { column: string; needed: number }>> = {
  'miss-susanna': { column: 'cards-played', needed: 3 },
};

function counters({ decision, info, view }: TableState, n: Names): Part[] {
  if (decision?.question.ask !== 'play') return [];
  return info.defs.flatMap(({ id, kind }, def) => {
    const counted = kind === 'event' ? COUNTED[id] : undefined;
    const inForce = view.zones.some(
      (pieces, zone) => info.zones[zone].works && pieces.some((piece) => piece >= 0 && info.faces[piece].def === def),
    );
    if (counted === undefined || !inForce) return [];
    const have = counter(info, view, counted.column, info.me);
    return have >= counted.needed
      ? []
      : [' ', ...n.say('stage.counter', { card: n.def(def), have, needed: counted.needed })];
  });
}

/** The card without which the turn cannot be ended, -1 if there is none. */
export const boundTo = ({ decision }: TableState): number =>
  decision?.question.ask === 'play' ? (decision.question.must ?? -1) : -1;
