import { headLines } from '@sixgun/engine';
import type { Code, ToClient } from '@sixgun/protocol';
import type { Step } from '../store/store.ts';
import type { Around } from './around.ts';
import { dealt, type Frozen, frozenHeader, isPromised } from './dealing.ts';
import { forDeal, freeSeats, seatOf } from './doc.ts';
import type { Kept } from './kept.ts';
import { type GameRow, readGame } from './live-game.ts';

/** From the order to start until the first card: header and hashes are frozen, salts come in, the seed is kept. */
export class Dealer {
  private readonly around: Around;
  private readonly kept: Kept;
  private readonly play: (game: GameRow, frozen: Frozen) => Promise<void>;
  private salts: (string | null)[] = [];

  /** `play` goes on with the game that is dealt. */
  constructor(around: Around, kept: Kept, play: (game: GameRow, frozen: Frozen) => Promise<void>) {
    this.around = around;
    this.kept = kept;
    this.play = play;
  }

  /** Why it cannot be started; null if it is frozen now, or the table is lost. */
  async freeze(): Promise<Code | null> {
    const { kept } = this;
    const doc = forDeal(kept.doc);
    if (kept.status !== 'waiting') return 'not-open';
    if (freeSeats(doc) > 0) return 'no-seat';
    const header = frozenHeader(doc);
    const frozen: Frozen = { header, hashes: doc.seats.map(({ ready }) => ready) };
    const freeze: Step = ['game.freeze', JSON.stringify(frozen), header.engine, doc.next.id];
    if (!(await kept.keep(doc, { status: 'dealing', game: doc.next.id }, [freeze]))) return null;
    kept.game = await readGame(this.around.store, doc.next.id);
    this.awaitSalts();
    return null;
  }

  awaitSalts(): void {
    this.salts = (this.kept.game?.frozen?.hashes ?? []).map(() => null);
  }

  /** What everybody must keep who wants to check the deal later. */
  message(): ToClient | null {
    const { game, status } = this.kept;
    if (status !== 'dealing' || game === null || game.frozen === null) return null;
    const { header, hashes } = game.frozen;
    return { t: 'deal', id: game.id, commitment: game.commitment, header: headLines(header), hashes };
  }

  async takeSalt(person: string, salt: string): Promise<Code | null> {
    const { game, status, doc } = this.kept;
    const seat = seatOf(doc, person);
    if (status !== 'dealing' || game === null || game.frozen === null) return 'too-late';
    if (seat < 0) return 'no-seat';
    if (!isPromised(game.id, salt, game.frozen.hashes[seat])) return 'refused';
    this.salts[seat] = salt;
    await this.dealIfAllGiven();
    return null;
  }

  async dealIfAllGiven(): Promise<void> {
    const hashes = this.kept.game?.frozen?.hashes ?? [];
    if (hashes.every((hash, seat) => hash === null || this.salts[seat] !== null)) await this.deal();
  }

  /** Secret and salts meet; the seed is durable before the first card is seen. */
  async deal(): Promise<void> {
    const { kept, salts } = this;
    const { game } = kept;
    if (kept.status !== 'dealing' || game === null || game.frozen === null) return;
    const header = dealt(game.frozen.header, game.id, game.secret, salts);
    const frozen: Frozen = { ...game.frozen, header };
    const now = this.around.clock.now();
    const step: Step = ['game.deal', JSON.stringify(frozen), JSON.stringify(salts), header.seed, now, game.id];
    if (!(await kept.keep(kept.doc, { status: 'open' }, [step]))) return;
    kept.game = { ...game, frozen, status: 'open' };
    await this.play(kept.game, frozen);
  }
}
