import { placeFields, seatNamed } from '../../kernel/fields.ts';
import { fastRng } from '../../kernel/rng.ts';
import { keepGhosts } from '../flow/ghost.ts';
import { beginTurns, setupProgram, starter } from '../flow/setup.ts';
import { turnProgram } from '../flow/turn.ts';
import { cardRules, emptyCardState, newCardGame } from '../index.ts';
import { CardGame } from '../table/game.ts';
import { ACTIVE, PHASE, PHASES, ROUND, STARTER } from '../table/layout.ts';
import { placeCards, placeCharacters } from './cards.ts';
import type { CardPosition } from './fields.ts';
import { placeSeat } from './seats.ts';

/** Builds the position; `sink` hears what happens on the way to its first decision. */
export function cardPosition(position: CardPosition, sink: CardGame['sink'] = null): CardGame {
  const { packs, variants, seed = 1 } = position;
  if (position.deal !== undefined) {
    const { players } = position.deal;
    const previous = Object.entries(position.previous ?? {})
      .sort()
      .map(([, { role, character, dead }]) => ({ role, character, dead: Boolean(dead) }));
    return newCardGame(cardRules({ packs, variants, players }), fastRng(seed), previous);
  }
  const seats = Object.entries(position.players ?? {})
    .sort()
    .map(([, seat]) => seat);
  const roles: Record<string, number> = {};
  for (const { role } of seats) roles[role] = (roles[role] ?? 0) + 1;
  const rules = cardRules({ packs, variants, players: seats.length, roles });
  const g = new CardGame(rules, emptyCardState(rules, fastRng(seed)));
  const { order } = position;
  if (order !== undefined) g.s.order = order.map(seatNamed);
  seats.forEach((seat, index) => {
    placeSeat(g, index, seat);
  });
  g.knowLastRole();
  placeCards(g, position, seats);
  placeCharacters(g, position.characters ?? []);
  placeTurn(g, position);
  placeFields(
    g,
    rules.extras.map(({ fields = {} }) => fields),
    seats,
    position,
  );
  keepGhosts(g);
  g.sink = sink;
  begin(g, position);
  return g;
}

const phaseOf = ({ phase = 'play' }: CardPosition) => phase;

/** Whose turn it is, and how far it has come; nobody is on turn while characters are chosen. */
function placeTurn(g: CardGame, position: CardPosition): void {
  const { vars } = g.s;
  vars[STARTER] = starter(g);
  vars[ROUND] = position.round ?? 1;
  const phase = phaseOf(position);
  if (phase === 'setup') return;
  vars[ACTIVE] = position.turn === undefined ? vars[STARTER] : seatNamed(position.turn);
  vars[PHASE] = PHASES.indexOf(phase);
}

const FIRST_STEP = { start: 'begin', draw: 'draw', play: 'play', discard: 'leave', end: 'closing' } as const;

function begin(g: CardGame, position: CardPosition): void {
  const phase = phaseOf(position);
  if (phase === 'setup') {
    g.push(setupProgram, 0).step = setupProgram.at.choose;
    g.run();
    return;
  }
  const turn = g.s.vars[ACTIVE];
  const opensRound = phase === 'start' && turn === g.s.vars[STARTER];
  if (opensRound) g.s.vars[ROUND]--;
  beginTurns(g, turn, turnProgram.at[opensRound ? 'round' : FIRST_STEP[phase]]);
  for (const { fields } of g.rules.extras) fields?.underWay?.(g);
  g.run();
}
