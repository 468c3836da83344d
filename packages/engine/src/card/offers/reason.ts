import type { Def, Refusal, Seat } from '../../kernel/story.ts';
import type { Aim } from '../author/definition.ts';
import type { Reason, SeatReason } from '../author/why.ts';
import { distance, reach } from '../table/distance.ts';
import type { CardGame } from '../table/game.ts';

/** A reason with everything its sentence needs; `def` is the card or ability that is refused. */
export function reason(g: CardGame, why: Exclude<Reason, AboutCard>): Refusal;
export function reason(g: CardGame, why: Reason, def: Def): Refusal;
export function reason(g: CardGame, why: Reason, card: Def = -1): Refusal {
  if (typeof why === 'object') return why;
  switch (why) {
    case 'same-name-in-play':
    case 'cannot-answer':
    case 'wrong-card':
      return card < 0 ? { why: 'not-now' } : { why, card };
    case 'switched-off':
      return { why, by: blamed(g, why) };
    case 'forbidden-by-event': {
      const by = blamed(g, why);
      return by === undefined ? { why: 'not-now' } : { why, by };
    }
    default:
      return { why };
  }
}

type AboutCard = 'same-name-in-play' | 'cannot-answer' | 'wrong-card';

/** A reason for which somebody cannot be the target of what `me` would do; `within` is how far that goes. */
export function reasonAgainst(
  g: CardGame,
  me: Seat,
  seat: Seat,
  why: SeatReason,
  def: Def,
  within: Aim['within'],
): Refusal {
  switch (why) {
    case 'out-of-range':
      return { why, seat, distance: distance(g, me, seat), gun: { reach: reach(g, me), weapon: weaponOf(g, me) } };
    case 'too-far':
      return { why, seat, distance: distance(g, me, seat), reach: Number(within) };
    case 'not-in-play':
    case 'no-cards':
    case 'immune':
      return { why, seat };
    case 'not-yourself':
    case 'not-the-sheriff':
      return { why };
    default:
      return reason(g, why, def);
  }
}

function weaponOf(g: CardGame, seat: Seat): Def | undefined {
  const piece = g.inFront(seat).find((each) => g.card(each).weapon);
  return piece === undefined ? undefined : g.def(piece);
}

/** What in force is to blame. */
function blamed(g: CardGame, why: 'forbidden-by-event' | 'switched-off'): Def | undefined {
  const { forbids, forbidsUse, mustPlay, switchedOff } = g.rules.query;
  const asked = why === 'switched-off' ? [switchedOff] : [forbids, forbidsUse, mustPlay];
  return inForce(g).find((def) => asked.some((query) => query.of[def] !== undefined));
}

/** Definitions that can have a say in everybody's affairs: on the table first, then abilities. */
function inForce(g: CardGame): Def[] {
  const onTable = g.rules.tableZones.flatMap((zone) => g.zone(zone).map((piece) => g.def(piece)));
  return [...onTable, ...g.s.order.filter((seat) => g.inPlay(seat)).flatMap((seat) => g.s.abilities[seat])];
}
