import { ENGINE_VERSION, type Game, gameKind, type Header, writeRecord } from '@sixgun/engine';
import { commitmentOf, dealSeed } from '@sixgun/host';
import { saltHash } from '@sixgun/protocol';
import { newGameId, newSecret } from '../ids.ts';
import type { Step } from '../store/store.ts';
import type { TableDoc } from './doc.ts';
import type { GameRow } from './live-game.ts';

/** The next game is promised before anybody gives a salt for it. */
export function promise(table: string, nth: number): { next: TableDoc['next']; step: Step } {
  const id = newGameId();
  const secret = newSecret();
  const commitment = commitmentOf(id, secret);
  return {
    next: { id, commitment },
    step: ['game.new', id, table, nth, commitment, secret, newSecret(), ENGINE_VERSION],
  };
}

/** The header that is frozen before secret and salts meet; its seed follows from both. */
export function frozenHeader({ game, packs, variants, players, seats, previous }: TableDoc): Header {
  const on = Object.entries(variants).filter(([, value]) => value !== false);
  return {
    game,
    packs: [...new Set(packs)],
    variants: Object.fromEntries(on),
    players,
    names: seats.map(({ name }) => name),
    seed: '',
    engine: ENGINE_VERSION,
    previous: previous.length === players ? previous : [],
  };
}

export interface Frozen {
  header: Header;
  hashes: (string | null)[];
}

/** A salt counts only if it is the one that was promised. */
export const isPromised = (id: string, salt: string, hash: string | null): boolean => saltHash(id, salt) === hash;

export function dealt(frozen: Header, id: string, secret: string, salts: readonly (string | null)[]): Header {
  const dealing = { id, commitment: commitmentOf(id, secret), secret, salts: [...salts] };
  return { ...frozen, seed: dealSeed(frozen, id, secret, salts), dealing };
}

/** Of a game that nobody could play: what was promised is opened all the same. Without a deal no salt has met the secret. */
export function recordWithoutMoves({ id, secret, frozen }: Pick<GameRow, 'id' | 'secret' | 'frozen'>): string | null {
  if (frozen === null) return null;
  const { header, hashes } = frozen;
  const noSalts = hashes.map(() => null);
  return writeRecord(header.dealing === undefined ? dealt(header, id, secret, noSalts) : header, []);
}

export const resultOf = (header: Header, g: Game): string =>
  JSON.stringify({ winner: gameKind(header.game).winner(g), winners: g.s.winners });
