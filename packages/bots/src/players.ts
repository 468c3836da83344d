import type { Bot } from './bot.ts';
import { randomBot } from './random.ts';
import { ruleBot } from './rule/index.ts';

/** The players there are, by the names a command line or a lobby uses. */
export const players = { random: randomBot, rule: ruleBot } as const satisfies Record<string, Bot>;
export type PlayerName = keyof typeof players;

export const isPlayerName = (name: string): name is PlayerName => Object.hasOwn(players, name);
