import { pieceToken } from '../../kernel/notation.ts';
import { fastRng } from '../../kernel/rng.ts';
import { only } from '../../kernel/seats.ts';
import { column } from '../../kernel/state.ts';
import type { PackPosition } from '../author/pack.ts';
import type { CardRules } from '../compile/rules.ts';
import { beginTurns, characterLife, setupProgram, starter } from '../flow/setup.ts';
import { turnProgram } from '../flow/turn.ts';
import { cardRules, emptyCardState, newCardGame } from '../index.ts';
import { CardGame } from '../table/game.ts';
import {
  ACTIVE,
  BANGS,
  BOX,
  CHARACTERS,
  DECK,
  DISCARD,
  FRESH,
  FULL_LOAD,
  IN,
  LIFE,
  LOAD,
  MAX,
  OUT,
  OUTS,
  PHASE,
  PHASES,
  type Phase,
  ROUND,
  STARTER,
} from '../table/layout.ts';
import { moveStick } from '../variants/dynamite-stick.ts';

/** A card as a scenario writes it, alone or with what lies on it. */
export type CardInPlay = string | { id: string; load?: number; new?: boolean };

export interface SeatPosition {
  role: string;
  character?: string;
  life?: number;
  max?: number;
  hand?: readonly string[];
  play?: readonly CardInPlay[];
  dead?: number | boolean;
  copies?: string | null;
  abilities?: readonly string[];
  offer?: readonly string[];
  used?: Readonly<Record<string, number>>;
}

export interface CardPosition {
  packs: readonly string[];
  variants: Readonly<Record<string, boolean | string>>;
  players?: Readonly<Record<string, SeatPosition>>;
  deal?: { players: number };
  previous?: Readonly<Record<string, { role: string; character: string; dead?: boolean | number }>>;
  turn?: string;
  phase?: Phase;
  deck?: readonly string[] | { only: readonly string[] };
  discard?: readonly string[];
  seed?: number | string;
  round?: number;
  order?: readonly string[];
  /** Unused characters, top first. */
  characters?: readonly string[];
  stick?: string;
  picks?: readonly string[];
}

const seatOf = (letter: string): number => letter.charCodeAt(0) - 65;

/** Finds pieces by token: named copies first, so that `bang` never takes the `bang/5C` somebody else asks for. */
class Box {
  private readonly free: Set<number>;
  private readonly rules: CardRules;
  private readonly named: Map<string, number[]>;

  constructor(rules: CardRules, tokens: readonly string[]) {
    this.rules = rules;
    this.free = new Set(rules.faces.keys());
    this.named = new Map();
    for (const token of tokens)
      if (token.includes('/')) this.named.set(token, [...(this.named.get(token) ?? []), this.find(token)]);
  }

  take(token: string): number {
    const reserved = this.named.get(token)?.shift();
    return reserved ?? this.find(token);
  }

  private find(token: string): number {
    const [id, copy] = token.split('/');
    for (const piece of this.free) {
      const face = this.rules.faces[piece];
      if (face.back !== 'card' || this.rules.defs[face.def].id !== id) continue;
      if (copy !== undefined && copy !== `${face.rank}${face.suit}`) continue;
      this.free.delete(piece);
      return piece;
    }
    const exists = this.rules.faces.some((face) => face.back === 'card' && this.rules.defs[face.def].id === id);
    throw new RangeError(
      exists ? `There is no card "${token}" left in this box.` : `There is no card called "${id}" in these packs.`,
    );
  }
}

const cardId = (card: CardInPlay): string => (typeof card === 'string' ? card : card.id);

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
  const seats = Object.entries(position.players ?? {}).sort();
  const roles: Record<string, number> = {};
  for (const [, seat] of seats) roles[seat.role] = (roles[seat.role] ?? 0) + 1;
  const rules = cardRules({ packs, variants, players: seats.length, roles });
  const g = new CardGame(rules, emptyCardState(rules, fastRng(seed)));
  const { order } = position;
  if (order !== undefined) g.s.order = order.map(seatOf);
  seats.forEach(([, seat], index) => placeSeat(g, index, seat));
  placeCards(
    g,
    position,
    seats.map(([, seat]) => seat),
  );
  placeCharacters(g, position.characters ?? []);
  g.s.vars[STARTER] = starter(g);
  g.s.vars[ROUND] = position.round ?? 1;
  if (position.stick !== undefined) moveStick(g, seatOf(position.stick));
  for (const pack of rules.extras) pack.place?.(g, position as unknown as PackPosition);
  g.sink = sink;
  begin(g, position);
  return g;
}

function placeSeat(g: CardGame, seat: number, given: SeatPosition): void {
  const { rules, s } = g;
  const find = (back: string, id: string): number => {
    const piece = rules.faces.findIndex(
      (face, i) => face.back === back && rules.defs[face.def].id === id && rules.zones[s.where[i]].owner < 0,
    );
    if (piece < 0)
      throw new RangeError(
        rules.faces.some((face) => face.back === back && rules.defs[face.def].id === id)
          ? `The ${back} "${id}" lies before another seat already.`
          : `There is no ${back} called "${id}" in these packs.`,
      );
    return piece;
  };
  const dead = given.dead !== undefined && given.dead !== false;
  const open = given.role === 'sheriff' || dead || rules.players === 3;
  g.move(find('role', given.role), rules.role + seat, open ? g.everyone : only(seat));
  for (const id of given.offer ?? []) g.move(find('character', id), rules.character + seat, only(seat));
  let life = 4;
  const { character = 'nobody' } = given;
  if (character !== 'nobody') {
    const piece = find('character', character);
    g.move(piece, rules.character + seat, g.everyone);
    life = characterLife(rules, g.def(piece));
    g.setAbilities(seat, [g.def(piece)]);
  }
  const abilities = [...(given.copies ? [given.copies] : []), ...(given.abilities ?? [])];
  for (const id of abilities) {
    const def = rules.defs.findIndex((other) => other.kind === 'character' && other.id === id);
    if (def < 0) throw new RangeError(`There is no character called "${id}" in these packs.`);
    g.setAbilities(seat, [...s.abilities[seat], def]);
  }
  const max = given.max ?? life + (given.role === 'sheriff' ? 1 : 0);
  s.seats[column(MAX, seat)] = max;
  s.seats[column(LIFE, seat)] = dead ? 0 : (given.life ?? max);
  s.seats[column(IN, seat)] = dead ? 0 : 1;
  if (dead) {
    s.seats[column(OUT, seat)] = Number(given.dead);
    s.vars[OUTS] = Math.max(s.vars[OUTS], Number(given.dead));
  }
  for (const [name, count] of Object.entries(given.used ?? {})) {
    const col = name === 'bang' ? BANGS : rules.seatColumns.indexOf(name);
    if (col < 0) throw new RangeError(`Nothing called "${name}" is counted in a turn.`);
    s.seats[column(col, seat)] = count;
  }
}

function placeCards(g: CardGame, position: CardPosition, seats: readonly SeatPosition[]): void {
  const { deck = [], discard = [], picks = [] } = position;
  const top = 'only' in deck ? deck.only : deck;
  const held = seats.flatMap((seat) => [...(seat.hand ?? []), ...(seat.play ?? []).map(cardId)]);
  const box = new Box(g.rules, [...held, ...top, ...discard]);
  seats.forEach((given, seat) => {
    for (const token of given.hand ?? []) g.move(box.take(token), g.rules.hand + seat, only(seat));
    for (const card of given.play ?? []) {
      const piece = box.take(cardId(card));
      g.move(piece, g.rules.play + seat, g.everyone);
      if (g.card(piece).colour === 'orange') g.setToken(LOAD, piece, FULL_LOAD);
      if (typeof card === 'string') continue;
      if (card.load !== undefined) g.setToken(LOAD, piece, card.load);
      if (card.new === true) g.setToken(FRESH, piece, 1);
    }
  });
  for (const token of discard.toReversed()) g.move(box.take(token), DISCARD, g.everyone);
  g.shuffle(DECK);
  for (const piece of top.map((token) => box.take(token)).toReversed()) {
    g.move(piece, BOX, 0);
    g.move(piece, DECK, 0);
  }
  if ('only' in deck) while (g.zone(DECK).length > top.length) g.move(g.zone(DECK)[0], BOX, 0);
  g.picks = picks.map((token) => pieceHeld(g, token));
  g.s.back = -1;
}

function placeCharacters(g: CardGame, ids: readonly string[]): void {
  for (const id of ids.toReversed()) {
    const piece = g.zone(CHARACTERS).find((unused) => g.idOf(unused) === id);
    if (piece === undefined) throw new RangeError(`There is no unused character called "${id}" in these packs.`);
    g.move(piece, BOX, 0);
    g.move(piece, CHARACTERS, 0);
  }
}

function pieceHeld(g: CardGame, token: string): number {
  const [id, copy] = token.split('/');
  for (let seat = 0; seat < g.rules.players; seat++)
    for (const piece of g.hand(seat))
      if (g.idOf(piece) === id && (copy === undefined || pieceToken(g.rules, piece) === token)) return piece;
  throw new RangeError(`Nobody holds "${token}", so a random pick cannot hit it.`);
}

const FIRST_STEP = { start: 'begin', draw: 'draw', play: 'play', discard: 'leave', end: 'closing' } as const;

function begin(g: CardGame, position: CardPosition): void {
  const phase = position.phase ?? 'play';
  if (phase === 'setup') {
    g.push(setupProgram, 0).step = setupProgram.at.choose;
    g.run();
    return;
  }
  const turn = position.turn === undefined ? g.s.vars[STARTER] : seatOf(position.turn);
  g.s.vars[ACTIVE] = turn;
  g.s.vars[PHASE] = PHASES.indexOf(phase);
  if (phase === 'start' && turn === g.s.vars[STARTER]) g.s.vars[ROUND]--;
  const step = phase === 'start' && turn === g.s.vars[STARTER] ? 'round' : FIRST_STEP[phase];
  beginTurns(g, turn, turnProgram.at[step]);
  g.run();
}
