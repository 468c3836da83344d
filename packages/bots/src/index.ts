export { roleOdds } from './beliefs/coach.ts';
export {
  type Alarm,
  type Alternative,
  type Bot,
  type Choice,
  type Heard,
  NOTHING,
  type Question,
  type Thought,
} from './bot.ts';
export { areQuick, playQuickly } from './levels/at-the-table.ts';
export { LEVELS, type LevelName, levels } from './levels/index.ts';
export { toldRoles, worths } from './levels/level.ts';
export { isPlayerName, looksAhead, type PlayerName, playerCalled, players } from './players.ts';
export { type Played, playRandomly } from './playout.ts';
export { randomBot } from './random.ts';
export type { Reason } from './reasons.ts';
export { ruleBot } from './rule/index.ts';
export { type Move, nextMove, optionsFor, questionFor } from './turns.ts';
