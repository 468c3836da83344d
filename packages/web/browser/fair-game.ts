import { type Header, headerOf } from '@sixgun/engine';
import { commitmentOf, dealSeed, Host, moveBot } from '@sixgun/host';
import { seating } from '../../host/test/tables.ts';

export const FAIR_ID = 'g0123456789abcde';
const SECRET = '0123456789abcdef'.repeat(4);
const NAMES = ['Ann', 'Ben', 'Cora', 'Dan', 'Eve'];
const SALTS = ['00112233445566778899aabbccddeeff', null, null, null, null];

/** The record of a game as a server keeps it. */
export function fairGame(game: 'card' | 'dice'): string {
  const plain: Header = headerOf({ game, players: 5, seed: '', rng: 'dealt', names: NAMES });
  const dealing = { id: FAIR_ID, commitment: commitmentOf(FAIR_ID, SECRET), secret: SECRET, salts: SALTS };
  const host = Host.deal({ ...plain, seed: dealSeed(plain, FAIR_ID, SECRET, SALTS), dealing });
  while (!host.over) moveBot(host, seating(5, 'replays', 0));
  return host.record();
}
