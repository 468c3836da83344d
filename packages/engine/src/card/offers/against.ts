import { means, pieceToken } from '../../kernel/notation.ts';
import type { Refusal } from '../../kernel/story.ts';
import type { CardGame } from '../table/game.ts';

type Plain = 'not-now' | 'not-yours' | 'not-in-hand' | 'not-there' | 'not-concerned' | 'no-such-seat' | 'mandatory';

const SEAT = /^[A-H]$/;
const LAID = /^([A-H]?)@(.+)$/;

/** The reason against a token that has no place in the decision at all; it tells nothing that the seat does not see. */
export function againstToken(g: CardGame, seat: number, token: string): Refusal {
  return { why: nameOf(g, seat, token) };
}

function nameOf(g: CardGame, seat: number, token: string): Plain {
  if (token.startsWith('!')) return againstAbility(g, seat, token.slice(1));
  if (SEAT.test(token)) return token.charCodeAt(0) - 65 < g.rules.players ? 'not-concerned' : 'no-such-seat';
  const [, owner, id] = LAID.exec(token) ?? [];
  if (id !== undefined) return againstLaid(g, owner, id);
  if (token === 'pass') return 'mandatory';
  if (g.rules.words.includes(token) || token.includes(':')) return 'not-now';
  const [card] = token.split('=');
  return g.hand(seat).some((piece) => means(card, pieceToken(g.rules, piece))) ? 'not-now' : 'not-in-hand';
}

/** Of a character, or of something in the middle of the table that is everybody's. */
function againstAbility(g: CardGame, seat: number, id: string): Plain {
  const { defs, tableZones } = g.rules;
  const own = g.s.abilities[seat].some((def) => defs[def].id === id);
  const common = tableZones.some((zone) => g.zone(zone).some((piece) => g.idOf(piece) === id));
  return own || common ? 'not-now' : 'not-yours';
}

function againstLaid(g: CardGame, owner: string, id: string): Plain {
  const seats = owner === '' ? g.s.order : [owner.charCodeAt(0) - 65];
  const lies = seats.some((seat) =>
    g.rules.front.some((first) => g.zone(first + seat)?.some((piece) => g.idOf(piece) === id)),
  );
  return lies ? 'not-now' : 'not-there';
}
