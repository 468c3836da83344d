import type { Room, ToClient } from '@sixgun/protocol';
import { PACE_TIMES } from '@sixgun/protocol';
import { type Client, tell } from './client.ts';
import type { Company } from './company.ts';
import { calledAt, mayChangeLooks, type Presence, roomOf, seatOf } from './doc.ts';
import type { Kept } from './kept.ts';
import type { Play } from './play.ts';

const BANK_STEP = 5000;
/** After a restart everybody comes back within a second or two; each of them is not worth a message to all others. */
const SOON = 200;

/** The table around its game as everybody may know it, and what was promised for the deal. */
export class Notice {
  private readonly kept: Kept;
  private readonly company: Company;
  private readonly play: Play;
  private readonly later: (ms: number, run: () => void) => () => void;
  private banks: (number | null)[] = [];
  private callOff: (() => void) | null = null;

  constructor(kept: Kept, company: Company, play: Play, later: Notice['later']) {
    this.kept = kept;
    this.company = company;
    this.play = play;
    this.later = later;
  }

  /** Everybody once, in however many windows; of a crowd that only watches, or whoever must not tell, nobody has a name here. */
  private watching(): Room['watching'] {
    const { company, kept } = this;
    const known = company
      .all()
      .filter(({ heads, person }) => heads === undefined && mayChangeLooks(kept.doc, kept.status, person.id));
    const people = new Map(known.map(({ person: { id, name } }) => [id, name]));
    return [...people].flatMap(([id, name]) =>
      seatOf(kept.doc, id) < 0 ? [{ person: id, name: calledAt(kept.doc, { id, name }) }] : [],
    );
  }

  /** Rounded, and while several are asked at once as they were before: else they would tell who has answered. */
  private readBanks(): void {
    const { actor } = this.play;
    if (actor === null || actor.host.game.isWindow()) return;
    const hasClock = PACE_TIMES[this.kept.doc.pace] !== null;
    this.banks = actor.seats.map(({ bank }) => (hasClock ? Math.round(bank / BANK_STEP) * BANK_STEP : null));
  }

  private room(): Room {
    const { company, play } = this;
    const { id, code, status, game, doc } = this.kept;
    this.readBanks();
    const presence = (seat: number): Presence => {
      const { person } = doc.seats[seat];
      const state = status === 'open' ? play.actor?.seats[seat] : undefined;
      return {
        cover: state?.shown ?? 'no',
        here: person !== null && company.isHere(person),
        bank: state === undefined || person === null ? null : (this.banks[seat] ?? null),
      };
    };
    const playing = status === 'open' || status === 'dealing' ? game : null;
    const deal = playing === null ? doc.next : { id: playing.id, commitment: playing.commitment };
    const crowd = company.count(({ heads }) => heads !== undefined);
    return roomOf(doc, { id, code, status, deal }, presence, this.watching(), crowd);
  }

  private message(): ToClient {
    return { t: 'room', rev: this.kept.rev, doc: this.room() };
  }

  /** Always whole, to everybody. */
  tell(): void {
    this.callOff?.();
    this.callOff = null;
    this.company.tell(this.message());
  }

  tellOne(client: Client): void {
    tell(client, this.message());
  }

  /** Who is here and who is covered: to everybody, once for all that changes within a moment. */
  tellSoon(): void {
    this.callOff ??= this.later(SOON, () => this.tell());
  }

  /** What was promised before the deal, once the game has ended in whatever way. */
  opened(): ToClient | null {
    const { game } = this.kept;
    const header = game?.frozen?.header;
    if (header?.dealing === undefined || game?.status === 'open' || game?.status === 'dealing') return null;
    const { id, secret, salts } = header.dealing;
    return { t: 'opened', id, secret, salts, seed: header.seed };
  }
}
