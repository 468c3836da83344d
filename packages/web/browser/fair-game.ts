import { type Header, headerOf } from '@sixgun/engine';
import { commitmentOf, dealSeed, Host, moveBot } from '@sixgun/host';
import { seating } from '../../host/test/tables.ts';

export const FAIR_ID = 'g0123456789abcde';
const SECRET = '0123456789abcdef'.repeat(4);
const NAMES = ['Ann', 'Ben', 'Cora', 'Dan', 'Eve'];
const SALT = '00112233445566778899aabbccddeeff';

/** The record of a game as a server keeps it. */
export function fairGame(game: 'card' | 'dice', names: readonly string[] = NAMES): string {
  const plain: Header = headerOf({ game, players: names.length, seed: '', rng: 'dealt', names: [...names] });
  const salts = names.map((_, seat) => (seat === 0 ? SALT : null));
  const dealing = { id: FAIR_ID, commitment: commitmentOf(FAIR_ID, SECRET), secret: SECRET, salts };
  const host = Host.deal({ ...plain, seed: dealSeed(plain, FAIR_ID, SECRET, salts), dealing });
  while (!host.over) moveBot(host, seating(names.length, 'replays', 0));
  return host.record();
}
