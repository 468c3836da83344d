import { KIND } from '@sixgun/engine';
import type { Intent, Situation } from './situation.ts';
import { isBurden, type Note, noteOf, type Use } from './values.ts';

type Judge = (s: Situation, move: Intent, note: Note) => number;

/** Below this a player is no enemy to be shot at. */
const ENEMY = 0.15;
const NEVER = -5;

const judges: Readonly<Record<Use, Judge>> = {
  draw: () => 10,
  equip: (_s, _move, { worth }) => 6 + worth / 10,
  weapon,
  heal: (s, _move, { idleForTwo }) =>
    s.missingLife(s.me) <= 0 || (idleForTwo && s.others().length < 2) ? -1 : s.life(s.me) <= 1 ? 9 : 6.5,
  'heal-all': (s) =>
    (s.missingLife(s.me) > 0 ? 4 : -1) - sum(s, (seat) => (s.missingLife(seat) > 0 ? 2 * s.against[seat] : 0)),
  share: (s, { card }) => (card >= 0 && s.note(card).use !== 'share' ? 3.5 - s.worth(card) : 3),
  rob,
  lock: (s, { to }) => (s.against[to] > 0.3 ? 3 * s.against[to] + Math.min(2, s.handSize(to) / 3) : NEVER),
  shoot: (s, { to }) => (s.against[to] > ENEMY ? 3 + 4 * s.against[to] + (s.life(to) <= 1 ? 2 : 0) : NEVER),
  harm: (s, { to }) => (s.against[to] > ENEMY ? 3 * s.against[to] : NEVER),
  duel: (s, { to, card }) =>
    s.against[to] > ENEMY ? 3 * s.against[to] + 1.2 * s.held('shoot', card) - 0.5 * s.handSize(to) : NEVER,
  sweep: (s) => sum(s, (seat) => s.against[seat] * (s.life(seat) <= 1 ? 5 : 2.5)),
  fuse: (s) => (s.others().length >= 3 && s.role(s.me) !== 'sheriff' ? 0.8 : NEVER),
  dodge: () => 0.5,
  trade: (s) => (s.life(s.me) <= 2 && s.handSize(s.me) > 2 + s.life(s.me) ? 3 : NEVER),
  // Nobody can tell whether it is any use, so it is not tried for ever.
  act: (s, { to }) => (to < 0 || to === s.me ? 1 : 3 * s.against[to]) - 2 * s.whim(),
};

/** How good a move of one's own turn is; ending the turn is worth nothing. */
export function judgePlay(s: Situation, move: Intent): number {
  if (move.first === KIND.word || move.def < 0) return 0;
  const note = noteOf(s.rules, move.def);
  const as = move.card >= 0 && s.def(move.card) !== move.def && note.use !== 'share';
  const spent = as ? Math.max(0, s.worth(move.card) - note.worth) : 0;
  const paid = move.cost >= 0 ? s.worth(move.cost) / 2 : 0;
  const laid = move.card >= 0 && s.rules.cards[move.def]?.use !== undefined;
  return judges[laid ? 'equip' : note.use](s, move, note) - spent - paid;
}

function sum(s: Situation, of: (seat: number) => number): number {
  return s.others().reduce((total, seat) => total + of(seat), 0);
}

/** A weapon that shoots farther, or one that shoots more than once when there is much to shoot with. */
function weapon(s: Situation, move: Intent, { worth }: Note): number {
  const mine = s.weaponOf(s.me);
  const enemies = s.others().filter((seat) => s.against[seat] > ENEMY);
  const within = (reach: number): number =>
    enemies.reduce((total, seat) => total + (s.distance(seat) <= reach ? s.against[seat] : 0), 0);
  const gained = within(s.reachWith(move.def)) - within(s.reach());
  const repeats = s.rules.query.bangLimit.of[move.def] !== undefined;
  const extra = repeats && within(s.reachWith(move.def)) > 0 ? s.held('shoot') - 1 : 0;
  const better = mine === undefined ? 1 : worth - s.note(mine).worth;
  const score = better + 3 * gained + 1.5 * extra;
  return score > 0 ? 6 + score / 5 : -1;
}

/** Dangerous cards of enemies go, and what burdens me or a friend. */
function rob(s: Situation, { to, target }: Intent): number {
  const foe = s.against[to];
  if (target < 0) return foe > ENEMY ? 2 + 3 * foe : NEVER;
  const note = s.note(target);
  if (isBurden(note)) return foe < 0 ? 4 - foe / 2 : NEVER;
  return foe > ENEMY ? 1.5 + 3 * foe + note.worth / 4 : NEVER;
}
