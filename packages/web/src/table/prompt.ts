import { type Frame, KIND, kindOf, pickValue } from '@sixgun/engine';
import type { MessageKey, Texts } from '@sixgun/texts';
import { seatsIn } from '../story/wording.ts';
import { type Name, type Part, sentence } from '../text/rich.tsx';
import { counter, defLink, pieceLink, seatName } from './box.ts';
import { levelAt, nodeAt } from './picks.ts';
import type { TableState } from './state.ts';

/** The card whose effect is asking: the one played, whatever it was played as. */
function playedDef({ info, view }: TableState): number {
  for (let i = view.stack.length - 1; i >= 0; i--) {
    const { src } = view.stack[i];
    if (src >= 0 && info.defs[src].kind === 'card') return src;
  }
  return -1;
}

/** The one question of the moment. */
export function promptOf(state: TableState, texts: Texts): Part[] {
  if (state.decision === null) return waiting(state, texts);
  return state.path.length > 0 ? pickPrompt(state, texts) : question(state, texts);
}

function waiting({ view, info }: TableState, texts: Texts): Part[] {
  const names = seatsIn(view.asked & ~(1 << info.me), info.players).map((seat) => info.names[seat]);
  if (view.over) return [texts.t('ui.game-over')];
  if (names.length === 0) return [texts.t('ui.loading')];
  if (names.length === 1) return [texts.t('ui.thinking', { name: names[0] })];
  const list = new Intl.ListFormat(texts.language, { type: 'conjunction' }).format(names);
  return [texts.t('prompt.waiting', { names: list })];
}

function question(state: TableState, texts: Texts): Part[] {
  const { decision, view, info } = state;
  if (decision === null) return [];
  if (decision.standing && decision.draft.length === 0) return [texts.t('prompt.standing')];
  if (decision.draft.length > 0) return [texts.t('prompt.cost')];
  const frame: Frame | undefined = view.stack.at(-1);
  const card = playedDef(state);
  const own = card < 0 ? '' : `prompt.${decision.prompt}-${info.defs[card].id}`;
  const key = own !== '' && texts.knows(own) ? own : `prompt.${decision.prompt}`;
  if (!texts.knows(key)) return [texts.t('ui.choose')];
  const receiver = frame === undefined ? -1 : (frame.mem?.[0] ?? frame.to);
  const life = counter(info, view, 'life', info.me);
  return sentence(texts, key as MessageKey, {
    by: seatName(info, frame?.by ?? -1),
    to: seatName(info, receiver),
    name: seatName(info, receiver),
    card: defLink(info, texts, card),
    needed: decision.prompt === 'save' ? 1 - life : Math.max(1, frame?.n ?? 1),
    count: Math.max(1, state.facts.surplus),
  });
}

/** A move has begun: what is still missing? */
function pickPrompt({ decision, path, info }: TableState, texts: Texts): Part[] {
  const kinds = new Set(levelAt(decision, path).map((node) => kindOf(node.pick)));
  const first = path.find((pick) => kindOf(pick) === KIND.hand);
  const as = path.find((pick) => kindOf(pick) === KIND.as);
  const card: Name =
    as !== undefined
      ? defLink(info, texts, pickValue(as))
      : pieceLink(info, texts, first === undefined ? -1 : pickValue(first));
  const seat = path.find((pick) => kindOf(pick) === KIND.seat);
  if (seat !== undefined) return sentence(texts, 'prompt.target-card', { name: seatName(info, pickValue(seat)) });
  const complete = (nodeAt(decision, path)?.option ?? -1) >= 0;
  if (kinds.has(KIND.seat) && !complete) return sentence(texts, 'prompt.target', { card });
  const link = card.link;
  const key = link !== null && 'def' in link ? info.defs[link.def].key : '';
  return texts.has(key) ? [card, `${/[!?]$/.test(card.label) ? ' ' : ': '}${texts.content(key).line}.`] : [card];
}
