import {
  type Alarm,
  type Thought as Answer,
  type Bot,
  type Move,
  nextMove,
  players,
  type Question,
} from '@sixgun/bots';
import { byPicks } from '@sixgun/engine';
import type { Ground, Level } from '@sixgun/protocol';
import type { Host } from './host.ts';
import type { Mind } from './row.ts';

/** The picks of a whole move; null leaves an any-time ability alone. */
export type Thought = readonly number[] | null;

/** What came of a question, and who has answered in the end. */
export interface Answered {
  picks: Thought;
  mind: Mind;
  /** What it says of an attack at the table. */
  ground: Ground | null;
}

/** Asks the bot of a seat. What takes long answers later; it is void if the question has changed by then. */
export type Think = (host: Host, seat: number, level: Level) => Answered | Promise<Answered>;

/** Bots that think at once. */
export const thinkAtOnce =
  (botKey: string) =>
  (host: Host, seat: number, level: Level): Answered => {
    const move = moveOf(host, seat, players[level], botKey);
    return { picks: move?.picks ?? null, mind: level, ground: move?.reason?.openly ?? null };
  };

/** What a bot does at this seat, with its reason if it says one; null if it need not move. */
export function moveOf(host: Host, seat: number, bot: Bot, botKey: string, alarm?: Alarm): Move | null {
  const alone = host.header.names.map((_, each): Bot | null => (each === seat ? bot : null));
  const chance = (each: number): number[] => host.chance(botKey, each);
  return nextMove(host.game, alone, host.history, chance, () => host.openly(), alarm);
}

/** The first of everything that is offered: what is left when a bot fails. */
export function firstMove(host: Host, seat: number): number[] {
  const picks: number[] = [];
  for (;;) {
    const [first] = host.options(seat, picks);
    picks.push(...first.line);
    if (!first.draft) return picks;
  }
}

/** A whole move of somebody who answers later, and what he thought when he began it. */
export interface Meant<A = Answer> {
  picks: readonly number[];
  first: A;
}

/** The same, pick by pick, of somebody who may take his time; null if he need not move or the question has changed. */
export async function moveLater<A extends Pick<Answer, 'picks'>>(
  host: Host,
  seat: number,
  answer: (question: Question) => A | Promise<A>,
  botKey: string,
  begun: readonly number[] = [],
): Promise<Meant<A> | null> {
  const { q } = host;
  const picks = [...begun];
  let first: A | null = null;
  for (;;) {
    const question = host.question(seat, botKey, picks);
    if (question.options.length === 0) return null;
    const thought = await answer(question);
    first ??= thought;
    if (host.q !== q || thought.picks === null) return null;
    const { picks: line } = thought;
    const chosen = question.options.find((option) => byPicks(option.line, line) === 0);
    if (chosen === undefined) throw new Error('A bot has answered what is none of its options.');
    picks.push(...chosen.line);
    if (!chosen.draft) return { picks, first };
  }
}
