import type { Bet, Level, Reaction, SetupDoc, ToServer } from '@sixgun/protocol';

/** Every order that one may give at a table; what becomes of it is told by the room, or by a refusal. */
export abstract class Orders {
  protected abstract send(message: ToServer): void;
  /** The document that an order of the host changes. */
  protected abstract get rev(): number;

  /** Any free seat, or this one; whoever sits already moves. */
  sit(seat?: number): void {
    this.send({ t: 'sit', ...(seat === undefined ? {} : { seat }) });
  }

  stand(): void {
    this.send({ t: 'stand' });
  }

  setup(doc: SetupDoc): void {
    this.send({ t: 'setup', rev: this.rev, doc });
  }

  /** Null: the seat is free for somebody. */
  bot(seat: number, level: Level | null): void {
    this.send({ t: 'bot', rev: this.rev, seat, level });
  }

  start(): void {
    this.send({ t: 'start', rev: this.rev });
  }

  kick(person: string, ban = true): void {
    this.send({ t: 'kick', rev: this.rev, person, ban });
  }

  mute(person: string, on: boolean): void {
    this.send({ t: 'mute', rev: this.rev, person, on });
  }

  /** Hands the host's chair over. */
  host(person: string): void {
    this.send({ t: 'host', rev: this.rev, person });
  }

  /** Two chairs change places, with whoever sits on them. */
  swap(one: number, other: number): void {
    this.send({ t: 'swap', rev: this.rev, seats: [one, other] });
  }

  /** A chair that a bot has, or nobody, for somebody who looks on. */
  give(seat: number, person: string): void {
    this.send({ t: 'give', rev: this.rev, seat, person });
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
