import type { GameMessage } from '@sixgun/protocol';
import type { ActorOptions } from './actor-options.ts';
import type { Answering } from './answering.ts';
import type { Job } from './mailbox.ts';
import type { Ports } from './ports.ts';
import type { Port } from './row.ts';
import { type Answered, answered, type Thought } from './think.ts';

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
        return this.hint(port, seat, message.q);
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

  /** The table does not wait for a bot that only gives advice. */
  private hint(port: Port, seat: number, q: number): void {
    const { host, think } = this.options;
    const stale = (): void => this.ports.reply(port, { t: 'no', code: 'stale' });
    if (q !== host.q || host.options(seat).length === 0) return stale();
    const { level } = this.answering.seats[seat].driver;
    // Also a bot that fails at once fails whoever has asked, not the table.
    const thinking = new Promise<Thought | Answered>((resolve) => resolve(think(host, seat, level)));
    thinking.then(
      (thought) =>
        this.around.post(() => {
          const { picks } = answered(thought, level);
          if (q !== host.q || picks === null) return stale();
          this.ports.reply(port, { t: 'hint', q, picks: [...picks] });
        }),
      () => this.around.post(stale),
    );
  }
}
