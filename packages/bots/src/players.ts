import type { Bot } from './bot.ts';
import { LEVELS, type LevelName, levels } from './levels/index.ts';
import { levelOf, playerOf } from './levels/level.ts';
import { PERSONALITIES, type Personality } from './policy/manner.ts';
import { randomBot } from './random.ts';
import { ruleBot } from './rule/index.ts';
import { yardstick } from './yardstick/index.ts';

/** The players there are, by the names a command line or a lobby uses. */
export const players = { random: randomBot, rule: ruleBot, yardstick, ...levels } as const satisfies Record<
  string,
  Bot
>;

type Measure = '' | `:${number}`;
/** A name, or a level with a personality and the playouts it may spend on a decision: `legend:100`, `gunslinger-sly`. */
export type PlayerName = keyof typeof players | `${LevelName}${'' | `-${Personality}`}${Measure}`;

const isPlain = (name: string): name is keyof typeof players => Object.hasOwn(players, name);
const isLevel = (name: string): name is LevelName => Object.hasOwn(LEVELS, name);
const isPersonality = (name: string): name is Personality => Object.hasOwn(PERSONALITIES, name);
const SHAPED = /^([a-z]+)(?:-([a-z-]+))?(?::(\d{1,6}))?$/;

function levelWith(name: string): Bot | null {
  const [, level, personality, playouts] = SHAPED.exec(name) ?? [];
  if (level === undefined || !isLevel(level)) return null;
  if (personality !== undefined && !isPersonality(personality)) return null;
  const usual = LEVELS[level];
  const manner = personality === undefined ? usual.manner : PERSONALITIES[personality];
  return playerOf({ ...usual, manner, budget: playouts === undefined ? usual.budget : Number(playouts) });
}

export const isPlayerName = (name: string): name is PlayerName => isPlain(name) || levelWith(name) !== null;

/** Does it try what could follow? Then a game takes a while. */
export const looksAhead = (name: PlayerName): boolean => (levelOf(playerCalled(name))?.budget ?? 0) > 0;

export function playerCalled(name: PlayerName): Bot {
  const bot = isPlain(name) ? players[name] : levelWith(name);
  if (bot === null) throw new RangeError(`There is no player called "${name}".`);
  return bot;
}
