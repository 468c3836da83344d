import { type Bot, nextMove, players } from '@sixgun/bots';
import type { Level } from '@sixgun/protocol';
import type { Host } from './host.ts';

/** The picks of a whole move; null leaves an any-time ability alone. */
export type Thought = readonly number[] | null;

/** Asks the bot of a seat. What takes long answers later; it is void if the question has changed by then. */
export type Think = (host: Host, seat: number, level: Level) => Thought | Promise<Thought>;

const isThere = (level: Level): level is keyof typeof players => Object.hasOwn(players, level);

/** Bots that think at once; a level that is not there plays by rules of thumb. */
export const thinkAtOnce =
  (botKey: string): Think =>
  (host, seat, level) => {
    const bot = isThere(level) ? players[level] : players.rule;
    const alone = host.header.names.map((_, each): Bot | null => (each === seat ? bot : null));
    return nextMove(host.game, alone, host.history, (each) => host.chance(botKey, each))?.picks ?? null;
  };

/** The first of everything that is offered: what is left when a bot fails. */
export function firstMove(host: Host, seat: number): number[] {
  const picks: number[] = [];
  for (;;) {
    const [first] = host.options(seat, picks);
    picks.push(...first.line);
    if (!first.draft) return picks;
  }
}
