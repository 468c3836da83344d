export { type Bot, type Choice, type Heard, NOTHING, type Question, type Thought } from './bot.ts';
export { LEVELS, type LevelName, levels } from './levels/index.ts';
export { worths } from './levels/level.ts';
export { isPlayerName, type PlayerName, playerCalled, players } from './players.ts';
export { type Played, playRandomly } from './playout.ts';
export { randomBot } from './random.ts';
export type { Reason } from './reasons.ts';
export { ruleBot } from './rule/index.ts';
export { type Move, nextMove, optionsFor, questionFor } from './turns.ts';
