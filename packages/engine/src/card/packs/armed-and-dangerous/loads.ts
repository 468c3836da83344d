import {
  type CardGame,
  FULL_LOAD,
  KIND,
  kindOf,
  LOAD,
  laidCard,
  type Mark,
  OK,
  pickValue,
  program,
  seatPick,
  type Why,
} from '../../author/index.ts';

const TOKENS = 32;
/** Load tokens one card can hold. */
const LIMIT = 4;
/** Tokens more or fewer than the box holds; only scenario files set it. */
export const EXTRA_LOAD = 'extra-load';

/** Load tokens on a player's character. */
export const ownLoad: Mark = { name: 'load', lasts: 'game' };

/** What a move with tokens begins with: putting one on, paying one, taking one away. */
export const PUT = 'load:';
export const PAY = 'pay:';
export const TAKE = 'take:';

const extraLoad = (g: CardGame): number => g.counters[EXTRA_LOAD];

/** Load tokens that lie on no card. */
export function loadSupply(g: CardGame): number {
  let left = TOKENS + g.s.vars[extraLoad(g)];
  for (let seat = 0; seat < g.rules.players; seat++) left -= loadOf(g, seat);
  return left;
}

export function setLoadSupply(g: CardGame, tokens: number): void {
  g.setVar(extraLoad(g), g.s.vars[extraLoad(g)] + tokens - loadSupply(g));
}

/** Where tokens of a player can lie, as picks: himself for his character, then his orange cards. */
export function placesOf(g: CardGame, seat: number): number[] {
  const places = [seatPick(seat)];
  for (const piece of g.inFront(seat)) if (g.card(piece).colour === 'orange') places.push(laidCard(piece));
  return places;
}

export function loadAt(g: CardGame, place: number): number {
  const at = pickValue(place);
  return kindOf(place) === KIND.seat ? g.mark(ownLoad, at) : g.token(LOAD, at);
}

function setLoadAt(g: CardGame, place: number, tokens: number): void {
  const at = pickValue(place);
  if (kindOf(place) === KIND.seat) g.setMark(ownLoad, at, tokens);
  else g.setToken(LOAD, at, tokens);
}

/** All tokens a player could pay with. */
export function loadOf(g: CardGame, seat: number): number {
  let tokens = g.mark(ownLoad, seat);
  const front = g.inFront(seat);
  for (let i = 0; i < front.length; i++) tokens += g.token(LOAD, front[i]);
  return tokens;
}

/** Has this place fewer tokens than it can hold? */
export const hasSpace = (g: CardGame, place: number): boolean => loadAt(g, place) < LIMIT;

/** Can a token of the supply be put here? */
export const hasRoom = (g: CardGame, place: number): boolean => hasSpace(g, place) && loadSupply(g) > 0;

/** Can a token of the supply be put anywhere before this player? */
export function hasRoomBefore(g: CardGame, seat: number): boolean {
  if (loadSupply(g) <= 0) return false;
  if (g.mark(ownLoad, seat) < LIMIT) return true;
  return g.inFront(seat).some((piece) => g.card(piece).colour === 'orange' && g.token(LOAD, piece) < LIMIT);
}

/** Puts tokens from the supply somewhere, as many as it gives and there is room for. */
export function putLoad(g: CardGame, place: number, tokens: number): void {
  const before = loadAt(g, place);
  const added = Math.min(tokens, LIMIT - before, loadSupply(g));
  if (added <= 0) return;
  setLoadAt(g, place, before + added);
  const at = pickValue(place);
  if (kindOf(place) === KIND.seat) g.tell({ what: 'loads', seat: at, count: added });
  else g.tell({ what: 'loads-card', seat: g.rules.zones[g.s.where[at]].owner, card: at, count: added });
}

/** A card whose last token is gone is discarded at once. */
const spentProgram = program<CardGame, 'tell' | 'gone'>('card/spent', {
  tell(g, f) {
    g.fire(g.after.spent, f);
  },
  gone(g, f) {
    if (g.s.where[f.card] !== g.rules.play + f.me) return;
    g.tell({ what: 'discard', seat: f.me, card: f.card });
    g.discard(f.card, f.me);
  },
});

/** Tokens go back to the supply, as many as there are. */
export function takeLoad(g: CardGame, place: number, tokens: number): void {
  const left = Math.max(0, loadAt(g, place) - tokens);
  setLoadAt(g, place, left);
  if (left > 0 || kindOf(place) === KIND.seat) return;
  const piece = pickValue(place);
  const owner = g.rules.zones[g.s.where[piece]].owner;
  const f = g.push(spentProgram, owner);
  f.to = owner;
  f.card = piece;
}

/** The same for tokens that their owner pays. */
export function payFrom(g: CardGame, place: number, tokens: number): void {
  const at = pickValue(place);
  if (kindOf(place) === KIND.seat) g.tell({ what: 'pays-load', seat: at, count: tokens });
  else g.tell({ what: 'pays-load-card', seat: g.rules.zones[g.s.where[at]].owner, card: at, count: tokens });
  takeLoad(g, place, tokens);
}

/** Without a full load in the supply no orange card can be laid. */
export function supplied(g: CardGame): Why {
  return enough(FULL_LOAD, loadSupply(g));
}

/** Why this card cannot pay so much. */
export const shortOf = (g: CardGame, piece: number, price: number): Why => enough(price, g.token(LOAD, piece));

/** Why this player cannot pay so much, from whatever lies before him. */
export const tooPoor = (g: CardGame, seat: number, price: number): Why => enough(price, loadOf(g, seat));

const enough = (needed: number, have: number): Why => (have < needed ? { why: 'not-enough', needed, have } : OK);
