import { PUBLIC } from '@sixgun/engine';
import type { BatchMessage, NowMessage, TableMessage, ToClient, ToServer } from '@sixgun/protocol';

type Hello = Extract<ToServer, { t: 'hello' }>;
/** What stands until the next of its kind. */
const STANDING = ['room', 'deal', 'opened', 'bets'] as const;
type Standing = (typeof STANDING)[number];

const isStanding = (t: ToClient['t']): t is Standing => STANDING.some((each) => each === t);

const MOST_CHAT = 100;
/** Then the table is asked for anew, so that nobody who comes late gets more than this. */
const MOST_BATCHES = 32;

/** What somebody must be told who comes late: the texts as they were told to all, from the last whole table on. */
export class Recall {
  private table: TableMessage | null = null;
  private tableText = '';
  private batches: { batch: BatchMessage; text: string }[] = [];
  private readonly standing = new Map<Standing, string>();
  private chat: { n: number; text: string }[] = [];
  private now: Omit<NowMessage, 't' | 'seq'> | null = null;

  private get seq(): number {
    return this.batches.at(-1)?.batch.seq ?? this.table?.seq ?? -1;
  }

  get isLong(): boolean {
    return this.batches.length >= MOST_BATCHES;
  }

  /** How to go on where it ends. */
  hello(): Pick<Hello, 'game' | 'since' | 'chat'> {
    const { table, seq } = this;
    const last = this.chat.at(-1);
    return {
      ...(table === null ? {} : { game: table.game, since: seq }),
      ...(last === undefined ? {} : { chat: last.n }),
    };
  }

  /** True if all others are to be told too; `gap`: something is missing in between. */
  take(message: ToClient, text: string): boolean | 'gap' {
    if (message.t === 'table') return this.begin(message, text);
    if (message.t === 'batch') return this.follow(message, text);
    if (message.t === 'chat') {
      this.chat.push({ n: message.n, text });
      if (this.chat.length > MOST_CHAT) this.chat.shift();
    } else if (isStanding(message.t)) {
      this.standing.set(message.t, text);
      if (message.t === 'deal') for (const past of ['opened', 'bets'] as const) this.standing.delete(past);
    } else return message.t === 'reaction' || message.t === 'because';
    return true;
  }

  /** A table that is known already comes only because it was asked for. */
  private begin(table: TableMessage, text: string): boolean {
    const isNews = this.table?.game !== table.game || this.seq !== table.seq;
    this.table = table;
    this.tableText = text;
    this.batches = [];
    this.stand(table);
    this.standing.delete('deal');
    return isNews;
  }

  private follow(batch: BatchMessage, text: string): boolean | 'gap' {
    if (this.table === null || batch.seq <= this.seq) return false;
    if (batch.after !== this.seq) return 'gap';
    this.batches.push({ batch, text });
    this.stand(batch);
    return true;
  }

  private stand({ ask, open, facts }: Pick<BatchMessage, 'ask' | 'open' | 'facts'>): void {
    const before = this.now;
    const asked = ask ?? before?.ask;
    if (asked === undefined) return;
    const known = facts ?? before?.facts;
    const now = { ask: asked, open: open ?? null, decision: null, back: false };
    this.now = known === undefined ? now : { ...now, facts: known };
  }

  /** What somebody who says hello must hear. */
  for({ game, since, as = PUBLIC, chat = 0 }: Hello): string[] {
    const talk = this.chat.filter(({ n }) => n > chat).map(({ text }) => text);
    const around = STANDING.flatMap((t) => this.standing.get(t) ?? []);
    return [...around, ...talk, ...this.missed(game, as === PUBLIC ? since : undefined)];
  }

  private missed(game: string | undefined, since: number | undefined): string[] {
    const { table, batches, seq, now } = this;
    if (table === null) return [];
    const texts = batches.map(({ text }) => text);
    if (game !== table.game || since === undefined) return [this.tableText, ...texts];
    const from = since === seq ? batches.length : batches.findIndex(({ batch }) => batch.after === since);
    if (from < 0) return [this.tableText, ...texts];
    return [...texts.slice(from), ...(now === null ? [] : [JSON.stringify({ t: 'now', seq, ...now })])];
  }
}
