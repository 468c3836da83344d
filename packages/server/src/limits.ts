import type { Store } from './store/store.ts';

/** So many a second, and so many at once. */
export interface Rate {
  perSecond: number;
  burst: number;
}

const HOUR = 3600;
const MINUTE = 60;
const within = (count: number, seconds: number): Rate => ({ perSecond: count / seconds, burst: count });

export const RATES = {
  messages: { perSecond: 10, burst: 40 },
  hello: { perSecond: 2, burst: 6 },
  queries: { perSecond: 5, burst: 10 },
  chat: { perSecond: 1, burst: 5 },
  reactions: { perSecond: 0.5, burst: 4 },
  /** Each tells everybody the table anew, and makes an answer of somebody else come too late. */
  backs: { perSecond: 0.5, burst: 6 },
  /** What changes the document: the host's orders name it as it was, and would always come too late. */
  orders: { perSecond: 0.5, burst: 10 },
  /** Also the host's: the rules of a set-up nobody has played yet are put together first. */
  setups: { perSecond: 2, burst: 20 },
  people: within(20, HOUR),
  tables: within(10, HOUR),
  /** What a person changes without a socket: each is a commit, and told to all nodes. */
  changes: within(30, MINUTE),
  recovery: within(5, MINUTE),
  codes: within(20, MINUTE),
  sockets: within(240, MINUTE),
  /** Boxes of games that other nodes are asked for. */
  boxes: within(60, MINUTE),
} as const satisfies Record<string, Rate>;

export const MOST = {
  socketsOfPerson: 8,
  /** Phone and desk at one table. */
  socketsAtTable: 4,
  socketsOfAddress: 64,
  /** Those who only watch a table at one node. */
  crowd: 10_000,
  openTablesOfPerson: 3,
  /** Bytes that may wait in a socket that does not read. */
  waiting: 256 * 1024,
} as const;

/** Tests do in a minute what people do in a week. */
const WIDE = 10_000;
const widened = ({ perSecond, burst }: Rate): Rate => ({ perSecond: perSecond * WIDE, burst: burst * WIDE });
const WIDE_RATES = Object.fromEntries(Object.entries(RATES).map(([what, rate]) => [what, widened(rate)])) as Record<
  keyof typeof RATES,
  Rate
>;

/** Sums of fractions are not exact. */
const ROUNDING = 1e-6;

/** Known by one number, because every socket has some: when it will be full again. */
export class Bucket {
  private readonly rate: Rate;
  private fullAt: number;

  constructor(rate: Rate, now: number) {
    this.rate = rate;
    this.fullAt = now;
  }

  take(now: number): boolean {
    const { perSecond, burst } = this.rate;
    const from = Math.max(now, this.fullAt);
    const left = burst - ((from - now) / 1000) * perSecond;
    if (left < 1 - ROUNDING) return false;
    this.fullAt = from + 1000 / perSecond;
    return true;
  }

  isFull(now: number): boolean {
    return now >= this.fullAt;
  }
}

const LONGEST = HOUR * 1000;

/** Counts over all nodes, where there are several, by the clock of their database. */
export class SharedCounts {
  private readonly store: Store;

  constructor(store: Store) {
    this.store = store;
  }

  async take(who: string, { perSecond, burst }: Rate): Promise<boolean> {
    const window = Math.round((burst / perSecond) * 1000);
    await this.store.write({ steps: [['limit.take', who, window, window]] });
    const [found] = await this.store.all('limit.get', who);
    return Number(found?.n ?? 0) <= burst;
  }

  async sweep(): Promise<void> {
    await this.store.write({ steps: [['limits.tidy', LONGEST]] });
  }
}

/** What is counted over all nodes: rare, and worth a commit. */
export type SharedRate = 'people' | 'tables' | 'recovery' | 'codes';

/** Limits by person or address, in memory; a bucket that is full again is forgotten. */
export class Limits {
  private readonly buckets = new Map<string, Bucket>();
  private readonly wide: boolean;
  private readonly now: () => number;
  private readonly shared: SharedCounts | null;

  constructor(wide: boolean, now: () => number, shared: SharedCounts | null = null) {
    this.wide = wide;
    this.now = now;
    this.shared = shared;
  }

  bucket(what: keyof typeof RATES): Bucket {
    return new Bucket((this.wide ? WIDE_RATES : RATES)[what], this.now());
  }

  take(what: keyof typeof RATES, who: string): boolean {
    const key = `${what} ${who}`;
    const bucket = this.buckets.get(key) ?? this.bucket(what);
    this.buckets.set(key, bucket);
    return bucket.take(this.now());
  }

  async takeEverywhere(what: SharedRate, who: string): Promise<boolean> {
    const here = this.take(what, who);
    return here && (this.wide || this.shared === null || (await this.shared.take(`${what} ${who}`, RATES[what])));
  }

  most(what: keyof typeof MOST): number {
    return MOST[what] * (this.wide && what !== 'waiting' ? WIDE : 1);
  }

  sweep(): void {
    const now = this.now();
    for (const [key, bucket] of this.buckets) if (bucket.isFull(now)) this.buckets.delete(key);
  }
}

/** What counts as one address: of IPv6 the network of one subscriber. */
export function addressKey(ip: string): string {
  if (!ip.includes(':')) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped !== null) return mapped[1];
  const [head, tail] = ip.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array.from({ length: zeros }, () => '0'), ...right].slice(0, 4).join(':');
}
