import { KIND } from '@sixgun/engine';
import { type Note, noteOf, type Use } from '../values.ts';
import { ENEMY, type Intent, type Situation } from './situation.ts';

type Judge = (s: Situation, move: Intent, note: Note) => number;

export const NEVER = -5;

const judges: Readonly<Record<Use, Judge>> = {
  draw: () => 10,
  'buy-card': () => 2.5,
  equip: (_s, _move, { worth }) => 6 + worth / 10,
  weapon,
  heal,
  'heal-all': (s) =>
    (s.missingLife(s.me) > 0 ? 4 : -1) - sum(s, (seat) => (s.missingLife(seat) > 0 ? 2 * s.against[seat] : 0)),
  mend: (s, { to }) => (s.missingLife(to) <= 0 ? NEVER : to === s.me ? 6 : -3 * s.against[to]),
  revive: (s, { to }) => (s.against[to] < 0 ? 4 - 2 * s.against[to] : NEVER),
  share: (s, { card }) => (card >= 0 && s.note(card).use !== 'share' ? 3.5 - s.worth(card) : 3),
  'shuffle-hands': (s, { card }) => 4 - meanWorth(s, card),
  rob,
  lock: (s, { to }) => (s.against[to] > 0.3 ? 3 * s.against[to] + Math.min(2, s.handSize(to) / 3) : NEVER),
  shoot: (s, { to }) => (s.against[to] > ENEMY ? 3 + 4 * s.against[to] + (s.life(to) <= 1 ? 2 : 0) : NEVER),
  'shoot-somebody': (s) => (near(s) > 0 ? 3 : NEVER),
  harm: (s, { to }) => (s.against[to] > ENEMY ? 3 * s.against[to] : NEVER),
  duel: (s, { to, card }) =>
    s.against[to] > ENEMY ? 3 * s.against[to] + 1.2 * s.held('shoot', card) - 0.5 * s.handSize(to) : NEVER,
  sweep: (s) => sum(s, (seat) => s.against[seat] * (s.life(seat) <= 1 ? 5 : 2.5)),
  'strip-all': (s) => sum(s, (seat) => (s.exposed(seat).length > 0 ? 2 * s.against[seat] : 0)),
  fuse: (s) => (s.others().length >= 3 && s.role(s.me) !== 'sheriff' ? 0.8 : NEVER),
  // Another turn is worth its two cards; what cannot be kept until then is lost.
  again: (s) => 7 - 1.5 * s.handSize(s.me),
  reload: (s) => (s.inFront(s.me).some((piece) => isLoaded(s, piece)) ? 4 : 1),
  'load-off': (s) => 2 + 0.3 * sum(s, (seat) => s.against[seat] * (s.ownLoad(seat) + s.inFront(seat).length)),
  'shoot-again': (s) => (s.bangsPlayed() > 0 && near(s) > 0 && s.held('shoot') > 0 ? 5 : NEVER),
  'see-far': (s) =>
    s.bangsPlayed() === 0 && near(s) === 0 && s.enemies().length > 0 && s.held('shoot') > 0 ? 5 : NEVER,
  train: (s) => 1.5 - s.whim(),
  dodge: () => 0.5,
  trade: (s) => (s.life(s.me) <= 2 && s.handSize(s.me) > 2 + s.life(s.me) ? 3 : NEVER),
  bleed: (s) => (s.life(s.me) >= 4 || (s.life(s.me) === 3 && s.handSize(s.me) === 0) ? 2 : NEVER),
  // Nobody can tell whether it is any use, so it is not tried for ever.
  act: (s, { to }) => (to < 0 || to === s.me ? 1 : 3 * s.against[to]) - 2 * s.whim(),
};

/** What is gained by the effect of a card or an ability, less the cards it costs. */
export function judgeEffect(s: Situation, move: Intent): number {
  const note = noteOf(s.rules, move.def);
  const own = move.card >= 0 ? s.def(move.card) : -1;
  const as = own >= 0 && own !== move.def && note.use !== 'share' && s.rules.cards[own]?.mimics === undefined;
  const spent = as ? Math.max(0, s.worth(move.card) - note.worth) : 0;
  const paid = move.cost >= 0 ? s.worth(move.cost) / 2 : 0;
  return judges[useOf(s, move, note)](s, move, note) - spent - paid;
}

/** A green card is only laid from the hand; what lies in front may do something else than when it was laid. */
function useOf(s: Situation, { first, def, card }: Intent, { use, acts }: Note): Use {
  if (card >= 0 && s.rules.cards[def]?.use !== undefined) return 'equip';
  return first === KIND.play ? (acts ?? use) : use;
}

function heal(s: Situation, { card }: Intent, { idleForTwo, lives = 1 }: Note): number {
  const missing = s.missingLife(s.me);
  if (missing <= 0 || (idleForTwo && s.others().length < 2)) return -1;
  // Equipment that heals several is not bought for one life.
  if (card < 0 && missing < lives - 1) return 1;
  return s.life(s.me) <= 1 ? 9 : 6.5;
}

function sum(s: Situation, of: (seat: number) => number): number {
  return s.others().reduce((total, seat) => total + of(seat), 0);
}

function meanWorth(s: Situation, except: number): number {
  const rest = s.hand().filter((piece) => piece !== except);
  return rest.reduce((total, piece) => total + s.worth(piece), 0) / Math.max(1, rest.length);
}

const isLoaded = (s: Situation, piece: number): boolean => s.rules.cards[s.def(piece)]?.colour === 'orange';

/** Enemies within reach. */
const near = (s: Situation): number => s.enemies().filter((seat) => s.distance(seat) <= s.reach()).length;

/** A weapon that shoots farther, or one that shoots more than once when there is much to shoot with. */
function weapon(s: Situation, move: Intent, { worth }: Note): number {
  const mine = s.weaponOf(s.me);
  const within = (reach: number): number =>
    s.enemies().reduce((total, seat) => total + (s.distance(seat) <= reach ? s.against[seat] : 0), 0);
  const gained = within(s.reachWith(move.def)) - within(s.reach());
  const repeats = s.rules.query.bangLimit.of[move.def] !== undefined;
  const extra = repeats && within(s.reachWith(move.def)) > 0 ? s.held('shoot') - 1 : 0;
  const better = mine === undefined ? 1 : worth - s.note(mine).worth;
  const score = better + 3 * gained + 1.5 * extra;
  return score > 0 ? 6 + score / 5 : -1;
}

/** Dangerous cards of enemies go, and what burdens me or a friend. */
function rob(s: Situation, { to, target }: Intent): number {
  if (to < 0) return 2;
  const foe = s.against[to];
  if (target < 0) return foe > ENEMY ? 2 + 3 * foe : NEVER;
  const worth = s.inPlayWorth(target, to);
  if (worth < 0) return foe < 0 ? 4 - foe / 2 : NEVER;
  return foe > ENEMY ? 1.5 + 3 * foe + worth / 4 : NEVER;
}
