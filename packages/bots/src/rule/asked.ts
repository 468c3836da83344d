import { KIND, PASS, type Question } from '@sixgun/engine';
import { hopeForAnother } from '../luck.ts';
import { AVOIDED, isBurden, noteOf } from '../values.ts';
import { lifeWorth } from './answer.ts';
import { AVERAGE, judgeDraw, judgePick } from './pick.ts';
import type { Intent, Situation } from './situation.ts';
import { engineGain, judgeGear, payPlace } from './trade.ts';

type Ask = Question['ask'];
type Judge<A extends Ask> = (
  s: Situation,
  move: Intent,
  line: readonly number[],
  asked: Extract<Question, { ask: A }>,
) => number;
type Judges = { readonly [A in Ask]?: Judge<A> };

/** The worse of my cards goes, and only for something: `gain` is what it brings. */
const cardFor =
  (gain: (s: Situation) => number) =>
  (s: Situation, { card }: Intent, [first]: readonly number[]): number =>
    first === PASS ? 0 : gain(s) - s.loss(card);

/** Questions in which more of a card or a player is not simply better. */
const judges: Judges = {
  draw: judgeDraw,
  'give-card': (s, { card }, _line, { to }) => (s.against[to] > 0 ? -s.worth(card) : s.worth(card)),
  spare: (s, { to }) => (to < 0 ? 0 : -3 * s.against[to]),
  'hand-on': (s, { to }, _line, { card }) => (isBurden(s.note(card)) ? 3 : -3) * s.against[to],
  'discard-drawn': (s, { card }) => -s.worth(card),
  map: (s, { card }, [first]) => (first === PASS ? 0 : 4 - s.worth(card)),
  'trade-card': cardFor(() => AVERAGE - 1),
  'join-beer': cardFor((s) => lifeWorth(s.life(s.me)) - 2),
  'discard-or-lose': (s, { card }, [first]) => (first === PASS ? -lifeWorth(s.life(s.me)) : -2 * s.loss(card)),
  divert: (s, { card, to }, [first]) =>
    first === PASS ? 0 : 3 * s.against[to] + lifeWorth(s.life(s.me)) / 2 - s.loss(card),
  'give-away': (s, { card, to }) => (s.against[to] > 0 ? -s.worth(card) - s.against[to] : -s.worth(card) / 3),
  'lay-card': (s, { card }) => (s.rank(card) === 'A' ? 2 : 0) - s.worth(card),
  'save-other': (s, { card }, [first], { of }) => (first === PASS ? 0 : 4 - 8 * s.against[of] - s.loss(card) / 2),
  escape: judgeEscape,
  'flip-again': (s, { target }, _line, { of, card }) => {
    if (target < 0 || of === undefined) return 0;
    const unlucky = hopeForAnother(s, card);
    return -2 * unlucky * s.against[of] - 0.5;
  },
  'use-gear': (s, _move, line, { card }) => judgeGear(s, card, line),
  'robbed-card': (s, { target }) => (target >= 0 ? -s.loss(target) : -shotRisk(s)),
  'full-steam': (s, { word }) => (word === 'twice' ? engineGain(s) : 0),
  upgrade: (s, _move, [first, place], asked) => (first === PASS ? 0 : upgradeGain(s, asked.card) + payPlace(s, place)),
  'pay-load': (s, _move, [, place]) => payPlace(s, place),
  'pay-for-card': (s, { first }) => (first === KIND.ability ? (s.ownLoad(s.me) >= 2 ? 1 : -0.2) : 0),
};

/** How good an answer to a question is; most are answered by taking the best and giving the worst. */
export function judgeAsked(s: Situation, move: Intent, line: readonly number[], asked: Question): number {
  const judge = judges[asked.ask] as Judge<Ask> | undefined;
  return judge === undefined ? judgePick(s, move, line) : judge(s, move, line, asked);
}

function judgeEscape(s: Situation, { card }: Intent, [first]: readonly number[], asked: { card: number }): number {
  if (first === PASS) return 0;
  const { use } = asked.card < 0 ? { use: 'harm' as const } : noteOf(s.rules, s.def(asked.card));
  return (AVOIDED[use] ?? 0) - s.loss(card);
}

/** What being shot at costs: a card to answer with, or a life. */
const shotRisk = (s: Situation): number => (s.held('dodge') > 0 ? 5 : lifeWorth(s.life(s.me)));

/** What a stronger card brings: cards and lives always, further targets while there are enemies it has not hit. */
function upgradeGain(s: Situation, card: number): number {
  const { use } = s.note(card);
  if (use === 'heal') return s.missingLife(s.me) > 1 ? 5 : -1;
  if (use !== 'shoot' && use !== 'harm') return 2;
  const targets = new Set<number>();
  for (const told of s.history.slice().reverse()) {
    if (told.what === 'turn') break;
    if (told.what === 'play-at' && told.card === card) targets.add(told.to);
  }
  return s.enemies().some((seat) => !targets.has(seat)) ? 2 : -1;
}
