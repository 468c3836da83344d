import type { Code, GameMessage, Hint, RoleOdds } from '@sixgun/protocol';
import type { ActorOptions } from './actor-options.ts';
import type { Answering } from './answering.ts';
import type { Job } from './mailbox.ts';
import type { Ports } from './ports.ts';
import type { Port } from './row.ts';

/** What a seat may ask or wish for; none of it makes a row. */
type Asked = Exclude<GameMessage, { t: 'hello' | 'move' | 'back' | 'shown' | 'look' }>;

/** What is needed of the table around it. */
interface Around {
  post(job: Job): void;
  /** Something may be due now. */
  act(): Promise<void>;
}

/** Answers the questions of a seat, and follows its wishes. */
export class Asking {
  private readonly options: ActorOptions;
  private readonly ports: Ports;
  private readonly answering: Answering;
  private readonly around: Around;
  /** The last advice by seat, and the odds after which row. */
  private readonly hints = new Map<number, Advice>();
  private readonly shares = new Map<number, { q: number; odds: Promise<RoleOdds | null> }>();

  constructor(options: ActorOptions, ports: Ports, answering: Answering, around: Around) {
    this.options = options;
    this.ports = ports;
    this.answering = answering;
    this.around = around;
  }

  ask(port: Port, seat: number, message: Asked): void | Promise<void> {
    const { ports, answering } = this;
    const { host } = this.options;
    const { seats } = answering;
    switch (message.t) {
      case 'next': {
        const { q, draft } = message;
        const tree = host.next(seat, q, draft);
        return ports.reply(port, tree === null ? { t: 'no', code: 'stale' } : { t: 'tree', q, draft, tree });
      }
      case 'why': {
        const { q, picks, draft } = message;
        return ports.reply(port, { t: 'why', q, picks, refusal: host.why(seat, picks, draft) });
      }
      case 'position':
        return ports.reply(port, host.position(seat));
      case 'hint':
        return this.hint(port, seat, message.q, message.draft ?? []);
      case 'odds':
        return this.odds(port, seat);
      case 'wait':
        if (message.q === host.q) seats[seat].bluffs = message.q;
        return ports.reply(port, host.now(seat, answering.spareIn(seat)));
      case 'prefs':
        seats[seat].driver = { ...seats[seat].driver, spare: message.spare };
        ports.reply(port, host.now(seat, answering.spareIn(seat)));
        return this.around.act();
      case 'here':
        answering.comeBack(seat);
        return this.around.act();
    }
  }

  /** The table does not wait for a bot that only gives advice; who asks the same again costs nothing more. */
  private hint(port: Port, seat: number, q: number, draft: readonly number[]): void {
    const { host, adviser } = this.options;
    if (adviser === undefined) return this.refuse(port, 'not-open');
    if (q !== host.q || host.options(seat).length === 0 || !host.mayGoOn(seat, draft))
      return this.refuse(port, 'stale');
    const place = [q, ...draft].join();
    const last = this.hints.get(seat);
    if (last?.thinking === true && last.place !== place) return this.refuse(port, 'rate');
    const asked = last?.place === place ? last : new Advice(place, () => adviser.hint(host, seat, draft));
    this.hints.set(seat, asked);
    asked.answer.then(
      (hint) =>
        this.around.post(() =>
          q === host.q ? this.ports.reply(port, { t: 'hint', q, hint }) : this.refuse(port, 'stale'),
        ),
      () => this.around.post(() => this.refuse(port, 'stale')),
    );
  }

  private odds(port: Port, seat: number): void {
    const { host, adviser } = this.options;
    if (adviser === undefined) return this.refuse(port, 'not-open');
    const last = this.shares.get(seat);
    // Nobody's move is disturbed because a coach is late or fails.
    const asked = last?.q === host.q ? last : { q: host.q, odds: adviser.odds(host, seat).catch(() => null) };
    this.shares.set(seat, asked);
    void asked.odds.then((odds) => {
      // What nobody had the time for may be asked again.
      if (odds === null && this.shares.get(seat) === asked) this.shares.delete(seat);
      this.around.post(() => this.ports.reply(port, { t: 'odds', odds }));
    });
  }

  private refuse(port: Port, code: Code): void {
    this.ports.reply(port, { t: 'no', code });
  }
}

/** What a seat was told at one place of the game. */
class Advice {
  readonly place: string;
  readonly answer: Promise<Hint | null>;
  thinking = true;

  constructor(place: string, ask: () => Promise<Hint | null>) {
    this.place = place;
    // Also a bot that fails at once fails whoever has asked, not the table.
    this.answer = new Promise<Hint | null>((resolve) => resolve(ask())).finally(() => {
      this.thinking = false;
    });
  }
}
