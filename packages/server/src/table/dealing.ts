import { CardGame, ENGINE_VERSION, type Game, gameKind, type Header, type PreviousSeat } from '@sixgun/engine';
import { commitmentOf, dealSeed } from '@sixgun/host';
import { saltHash } from '@sixgun/protocol';
import { newGameId, newSecret } from '../ids.ts';
import type { Step } from '../store/store.ts';
import type { TableDoc } from './doc.ts';

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

/** What each seat takes along into the next game; the dice game has no such option. */
export function previousOf(g: Game): PreviousSeat[] {
  if (!(g instanceof CardGame)) return [];
  const faceAt = (zone: string, seat: number): string => {
    const at = g.rules.zones.findIndex(({ name, owner }) => name === zone && owner === seat);
    const piece = g.s.zones[at]?.[0];
    return piece === undefined ? '' : g.rules.defs[g.rules.faces[piece].def].id;
  };
  const previous = Array.from({ length: g.rules.players }, (_, seat) => ({
    role: faceAt('role', seat),
    character: faceAt('character', seat),
    dead: !g.inPlay(seat),
  }));
  return isKnown(previous) ? previous : [];
}

/** A seat without a role, or a character that two have had, cannot be told to the next game. */
const isKnown = (previous: readonly PreviousSeat[]): boolean => {
  const characters = previous.map(({ character }) => character).filter((id) => id !== '');
  return previous.every(({ role }) => role !== '') && new Set(characters).size === characters.length;
};

export const resultOf = (header: Header, g: Game): string =>
  JSON.stringify({ winner: gameKind(header.game).winner(g), winners: g.s.winners });
