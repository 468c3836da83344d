export { Actor } from './actor.ts';
export type { ActorOptions, News } from './actor-options.ts';
export { type Adviser, hintOf } from './advice.ts';
export { moveBot, type Seating } from './bot-move.ts';
export type { Clock } from './clock.ts';
export {
  commitmentOf,
  dealSeed,
  type SeenBefore,
  STEPS,
  type Step,
  type Verdict,
  verify,
} from './dealing.ts';
export { type Cover, type Driver, SeatState } from './driver.ts';
export { fromRecord, type Kept } from './from-record.ts';
export { Host } from './host.ts';
export { Mailbox } from './mailbox.ts';
export { Playback } from './playback.ts';
export { DriftError } from './played.ts';
export { PositionTable } from './position-table.ts';
export {
  type By,
  type Log,
  MemoryLog,
  type Meta,
  type Mind,
  type Outgoing,
  type Port,
  type Result,
  type Row,
  type RowKind,
} from './row.ts';
export {
  type Answered,
  firstMove,
  type Meant,
  moveLater,
  moveOf,
  type Think,
  type Thought,
  thinkAtOnce,
} from './think.ts';
export type { Waiting } from './waiting.ts';
