import { hasSeat, PASS, PUBLIC } from '@sixgun/engine';
import type { Host } from '@sixgun/host';
import type { Door, Follower } from '@sixgun/protocol';

type Story = Follower['story'];

/** Hands one device from one person to another: it knows who is awaited, and lets nobody else look. */
export class Doorkeeper {
  readonly people: readonly number[];
  private readonly host: Host;
  /** How far each of them has followed. */
  private readonly seen = new Map<number, number>();

  constructor(host: Host, people: readonly number[]) {
    this.host = host;
    this.people = people;
  }

  get several(): boolean {
    return this.people.length > 1;
  }

  /** Whose eyes the device has while nobody has taken it over. */
  get closed(): number {
    return this.several ? PUBLIC : this.people[0];
  }

  /** People who owe an answer; who has given a sealed one does not any more. */
  owing(): number[] {
    return this.people.filter((seat) => hasSeat(this.host.game.asked, seat));
  }

  /** What stands on the door before somebody with these eyes; null if nobody else is awaited. */
  door(eyes: number, story: Story): Door | null {
    const seats = this.owing();
    if (!this.several || seats.length === 0 || seats.includes(eyes)) return null;
    const heard = this.seen.get(seats[0]) ?? -1;
    const room = this.host.game.isWindow() && seats.every((seat) => this.mayPass(seat));
    return { seats, room, heard: story.filter(([seq]) => seq <= heard).flatMap(([, events]) => events).length };
  }

  private mayPass(seat: number): boolean {
    return this.host.options(seat).some(({ line }) => line.length === 1 && line[0] === PASS);
  }

  /** Somebody turns away, having followed so far. */
  turnsAway(eyes: number, seq: number): void {
    if (eyes !== PUBLIC) this.seen.set(eyes, seq);
  }

  mayLook(seat: number): boolean {
    return this.host.over ? this.people.includes(seat) : this.owing().includes(seat);
  }
}
