import { placeAll } from '../../kernel/fields.ts';
import { pieceToken } from '../../kernel/notation.ts';
import { only } from '../../kernel/seats.ts';
import type { LaidCard } from '../../kernel/shape.ts';
import type { CardGame } from '../table/game.ts';
import { BOX, CHARACTERS, DECK, DISCARD, FULL_LOAD, LOAD } from '../table/layout.ts';
import { Box } from './box.ts';
import { type CardPosition, ownFields, type SeatPosition } from './fields.ts';

const cardId = (card: string | LaidCard): string => (typeof card === 'string' ? card : card.id);

/** Hands, cards in play and both piles. */
export function placeCards(g: CardGame, position: CardPosition, seats: readonly SeatPosition[]): void {
  const { deck = [], discard = [], picks = [] } = position;
  const top = 'only' in deck ? deck.only : deck;
  const held = seats.flatMap((seat) => [...(seat.hand ?? []), ...(seat.play ?? []).map(cardId)]);
  const box = new Box(g.rules, [...held, ...top, ...discard]);
  seats.forEach(({ hand = [], play = [] }, seat) => {
    for (const token of hand) g.move(box.take(token), g.rules.hand + seat, only(seat));
    for (const card of play) placeLaid(g, seat, card, box.take(cardId(card)));
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

function placeLaid(g: CardGame, seat: number, card: string | LaidCard, piece: number): void {
  g.move(piece, g.rules.play + seat, g.everyone);
  if (g.card(piece).colour === 'orange') g.setToken(LOAD, piece, FULL_LOAD);
  if (typeof card === 'string') return;
  for (const { laid } of [ownFields, ...g.rules.extras.map(({ fields = {} }) => fields)])
    placeAll(g, laid, card, piece);
}

export function placeCharacters(g: CardGame, ids: readonly string[]): void {
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
