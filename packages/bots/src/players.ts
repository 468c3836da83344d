import type { Bot } from './bot.ts';
import { LEVELS, type LevelName, levels } from './levels/index.ts';
import { randomBot } from './random.ts';
import { ruleBot } from './rule/index.ts';
import { yardstick } from './yardstick/index.ts';

/** The players there are, by the names a command line or a lobby uses. */
export const players = { random: randomBot, rule: ruleBot, yardstick, ...levels } as const satisfies Record<
  string,
  Bot
>;

/** A name, or a level with the playouts it may spend on a decision: `legend:100`. */
export type PlayerName = keyof typeof players | `${LevelName}:${number}`;

const isPlain = (name: string): name is keyof typeof players => Object.hasOwn(players, name);
const isLevel = (name: string): name is LevelName => Object.hasOwn(LEVELS, name);
const MEASURED = /^([a-z]+):(\d{1,6})$/;

function levelWith(name: string): Bot | null {
  const [, level, playouts] = MEASURED.exec(name) ?? [];
  if (level === undefined || !isLevel(level)) return null;
  const budget = Number(playouts);
  const { think } = levels[level];
  return {
    think: (question) => think({ ...question, budget }),
    decide: (question) => think({ ...question, budget }).picks,
  };
}

export const isPlayerName = (name: string): name is PlayerName => isPlain(name) || levelWith(name) !== null;

export function playerCalled(name: PlayerName): Bot {
  const bot = isPlain(name) ? players[name] : levelWith(name);
  if (bot === null) throw new RangeError(`There is no player called "${name}".`);
  return bot;
}
