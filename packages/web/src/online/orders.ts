import type { Bet, Level, Reaction, SetupDoc, ToServer } from '@sixgun/protocol';

type Numbered = Extract<ToServer, { rev: number }>;
type Unnumbered = Numbered extends infer Order ? (Order extends Numbered ? Omit<Order, 'rev'> : never) : never;

/** Every order that one may give at a table; what becomes of it is told by the room, or by a refusal. */
export abstract class Orders {
  protected abstract send(message: ToServer): void;
  /** The document that an order of the host changes. */
  protected abstract get rev(): number;

  /** Is the last order of the host given again by whoever gave it, if it comes too late? */
  protected isRepeated = false;

  /** An order of the host, which changes the document as he knows it. */
  private order(message: Unnumbered, isRepeated = false): void {
    this.isRepeated = isRepeated;
    this.send({ ...message, rev: this.rev });
  }

  /** Any free seat, or this one; whoever sits already moves. */
  sit(seat?: number): void {
    this.send({ t: 'sit', ...(seat === undefined ? {} : { seat }) });
  }

  stand(): void {
    this.send({ t: 'stand' });
  }

  setup(doc: SetupDoc): void {
    this.order({ t: 'setup', doc }, true);
  }

  /** Null: the seat is free for somebody. */
  bot(seat: number, level: Level | null, isRepeated = false): void {
    this.order({ t: 'bot', seat, level }, isRepeated);
  }

  start(): void {
    this.order({ t: 'start' }, true);
  }

  kick(person: string, ban = true): void {
    this.order({ t: 'kick', person, ban });
  }

  mute(person: string, on: boolean): void {
    this.order({ t: 'mute', person, on });
  }

  /** Hands the host's chair over. */
  host(person: string): void {
    this.order({ t: 'host', person });
  }

  /** Two chairs change places, with whoever sits on them. */
  swap(one: number, other: number): void {
    this.order({ t: 'swap', seats: [one, other] });
  }

  /** A chair that a bot has, or nobody, for somebody who looks on. */
  give(seat: number, person: string): void {
    this.order({ t: 'give', seat, person });
  }

  rematch(yes: boolean): void {
    this.send({ t: 'rematch', yes });
  }

  /** Shows something at the own seat without a word. */
  react(reaction: Reaction): void {
    this.send({ t: 'react', reaction });
  }

  /** Whoever is out says who will win, once a game. */
  bet(side: Bet['side']): void {
    this.send({ t: 'bet', side });
  }

  /** I am back: the bot hands my seat over again. */
  here(): void {
    this.send({ t: 'here' });
  }
}
