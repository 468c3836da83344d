import { fastRng, type Header, headerOf, nextBelow, nextWord, PUBLIC } from '@sixgun/engine';
import { decodeTree, Follower, type GameMessage, type Heard, type ToClient, toServerFrom } from '@sixgun/protocol';
import { Actor, type ActorOptions, type Clock, Host, MemoryLog, type Port, thinkAtOnce } from '../src/index.ts';
import { SETUPS } from './tables.ts';

/** Time that passes only when it is told to. */
export class VirtualClock implements Clock {
  time = 0;
  private readonly alarms = new Set<{ at: number; run: () => void }>();

  now(): number {
    return this.time;
  }

  later(ms: number, run: () => void): () => void {
    const alarm = { at: this.time + ms, run };
    this.alarms.add(alarm);
    return () => this.alarms.delete(alarm);
  }

  get alarmsSet(): number {
    return this.alarms.size;
  }

  /** Lets time pass, alarm by alarm; `settled` waits for what each of them sets off. */
  async pass(ms: number, settled: () => Promise<void>): Promise<void> {
    const end = this.time + ms;
    await settled();
    for (;;) {
      const next = [...this.alarms].sort((a, b) => a.at - b.at)[0];
      if (next === undefined || next.at > end) break;
      this.alarms.delete(next);
      this.time = next.at;
      next.run();
      await settled();
    }
    this.time = end;
  }
}

/** The numbers of a generator as an actor wants them. */
export const randomOf = (seed: string) => {
  const rng = fastRng(seed);
  return (): number => (nextWord(rng) >>> 0) / 2 ** 32;
};

export const HOLD = { least: 1200, most: 2400 };

/** A client at the other end of a wire: all it knows, it has read. */
export class Client {
  readonly follower: Follower;
  readonly port: Port;
  readonly heard: { at: number; text: string; message: ToClient }[] = [];
  private readonly table: VirtualTable;
  private ids = 0;
  /** Called when something has changed. */
  onChange: (heard: Heard) => void = () => {};

  constructor(table: VirtualTable, seats: readonly number[]) {
    this.table = table;
    const name = `client${seats.join('')}`;
    this.follower = new Follower({
      send: (message) => table.actor.hear(this.port, toServerFrom(JSON.parse(JSON.stringify(message))) as GameMessage),
      heard: (heard) => {
        if (heard.t === 'box') this.follower.know(heard.hash, table.host.box());
        this.onChange(heard);
      },
      newId: () => `${name}-${this.ids++}`,
    });
    this.port = {
      audience: seats[0] ?? PUBLIC,
      seats,
      send: (out) => {
        const message: ToClient = JSON.parse(out.text());
        this.heard.push({ at: table.clock.time, text: out.text(), message });
        this.follower.hear(message);
      },
    };
  }

  say(message: GameMessage): void {
    this.table.actor.hear(this.port, message);
  }

  /** A whole random move of the present decision; null if there is none, or the rules would choose how it goes on. */
  randomPicks(rng: number[]): number[] | null {
    const { decision } = this.follower;
    if (decision === null) return null;
    const picks: number[] = [];
    for (let level = decodeTree(decision.tree); level.length > 0; ) {
      const node = level[nextBelow(rng, level.length)];
      picks.push(node.pick);
      if (node.ends === 'whole') return picks;
      level =
        node.ends === 'next'
          ? decodeTree(this.table.host.next(this.port.audience, this.table.host.q, picks) ?? [])
          : node.next;
    }
    return null;
  }
}

export class VirtualTable {
  readonly clock = new VirtualClock();
  readonly log = new MemoryLog();
  readonly host: Host;
  readonly actor: Actor;
  readonly news: string[] = [];

  constructor(
    setup: keyof typeof SETUPS | Header,
    seed: string,
    people: readonly number[],
    options: Partial<ActorOptions> = {},
  ) {
    const header =
      typeof setup === 'string' ? headerOf({ ...SETUPS[setup], seed: seed.replaceAll(' ', '-'), rng: 'dealt' }) : setup;
    this.host = options.host ?? Host.deal(header);
    this.actor = new Actor({
      log: this.log,
      clock: this.clock,
      random: randomOf(`holds ${seed}`),
      think: thinkAtOnce(`bots ${seed}`),
      seats: header.names.map((_, seat) => ({ person: people.includes(seat), level: 'rule', spare: true })),
      times: null,
      hold: HOLD,
      botPace: 500,
      waitsForShown: false,
      spares: 'all',
      openDead: false,
      standsStill: false,
      news: (news) => {
        if (news.t === 'stuck') throw news.error;
        this.news.push(news.t);
      },
      ...options,
      host: this.host,
    });
  }

  sit(...seats: number[]): Client {
    const client = new Client(this, seats);
    client.follower.connected();
    return client;
  }

  settled = (): Promise<void> => this.actor.settled();

  pass(ms: number): Promise<void> {
    return this.clock.pass(ms, this.settled);
  }
}
