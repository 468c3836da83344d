import { END, KIND, kindOf, PASS, pickValue } from '@sixgun/engine';
import type { About } from '@sixgun/protocol';
import type { MessageKey, Texts } from '@sixgun/texts';
import { seatsIn } from '../story/wording.ts';
import { type Name, type Part, sentence } from '../text/rich.tsx';
import { counter, defLink, inPlay, isAsked, pieceLink, seatName } from './box.ts';
import { isBegun, pickPrompt } from './pick-prompt.ts';
import type { TableState } from './state.ts';

/** What is asking: the card that was played, whatever it was played as, an event or an ability. */
function causeOf({ decision }: TableState): number {
  return decision?.about.cause ?? -1;
}

/** The one question of the moment. */
export function promptOf(state: TableState, texts: Texts): Part[] {
  if (state.decision === null) return waiting(state, texts);
  return isBegun(state) ? pickPrompt(state, texts) : question(state, texts);
}

/** Out of the game, and nothing has brought one back. */
export const isOut = ({ info, view }: TableState): boolean =>
  counter(info, view, 'out', info.me) > 0 && !inPlay(info, view, info.me);

function waiting(state: TableState, texts: Texts): Part[] {
  const { view, info } = state;
  const names = seatsIn(view.asked & ~(1 << info.me), info.players).map((seat) => info.names[seat]);
  if (view.over) return [texts.t('ui.game-over')];
  if (isOut(state)) return [texts.t('ui.you-are-out')];
  // The own answer is on its way.
  if (isAsked(view, info.me)) return [];
  if (names.length === 0) return [texts.t('ui.loading')];
  if (names.length === 1) return [texts.t('ui.thinking', { name: names[0] })];
  const list = new Intl.ListFormat(texts.language, { type: 'conjunction' }).format(names);
  return [texts.t('prompt.waiting', { names: list })];
}

function question(state: TableState, texts: Texts): Part[] {
  const { decision, view, info, facts } = state;
  if (decision === null) return [];
  if (decision.standing) return [texts.t('prompt.standing')];
  const { about } = decision;
  const key = questionKey(state, texts, about);
  if (!texts.knows(key)) return [texts.t('ui.choose')];
  // What is asked of several names the next one first; otherwise it is the one the effect concerns.
  const concerned = about.to;
  const receiver = concerned >= 0 && concerned !== info.me ? concerned : (about.list[0] ?? -1);
  return sentence(texts, key as MessageKey, {
    by: seatName(info, about.by),
    to: seatName(info, receiver),
    name: seatName(info, concerned),
    card: defLink(info, texts, causeOf(state)),
    needed: decision.prompt === 'save' ? 1 - counter(info, view, 'life', info.me) : Math.max(1, about.n),
    count: Math.max(1, facts.surplus),
    ...detailsOf(state, texts, about),
  });
}

/** A card may have words of its own for a question; an attack says what it takes. */
function questionKey(state: TableState, texts: Texts, about: About): string {
  const { decision, info } = state;
  const key = `prompt.${decision?.prompt}`;
  if (nothingHelps(state)) return `${key}-nothing`;
  const cause = causeOf(state);
  const own = cause < 0 ? '' : `${key}-${info.defs[cause].id}`;
  if (texts.knows(own)) return own;
  if (decision?.prompt === 'answer' && about.pick < 0) return `${key}-shot`;
  if (decision?.prompt === 'play' && isBound(state)) return `${key}-must`;
  if (decision?.prompt === 'obey' && kindOf(about.list[0] ?? 0) === KIND.seat) return `${key}-at`;
  return key;
}

export const isBound = ({ decision, facts }: TableState): boolean =>
  (facts.mustPlay ?? -1) >= 0 && decision?.tree.some((node) => node.pick === END) === false;

/** Attacked, or losing the last life, with nothing in hand or in front that would be of use. */
function nothingHelps({ decision }: TableState): boolean {
  const [only, ...more] = decision?.tree ?? [];
  return only?.pick === PASS && more.length === 0 && (decision?.prompt === 'answer' || decision?.prompt === 'save');
}

/** Where a question speaks of something else than what is asking. */
function detailsOf(state: TableState, texts: Texts, about: About): Record<string, Name> {
  const { decision, info, facts } = state;
  if (decision?.prompt === 'play') return { card: pieceLink(info, texts, facts.mustPlay ?? -1) };
  if (decision?.prompt !== 'obey') return {};
  const target = about.list[0] ?? 0;
  return { card: defLink(info, texts, about.n), to: seatName(info, pickValue(target)) };
}
