export type { Audience } from './audience.ts';
export { CLOSE, CODES, type Code } from './codes.ts';
export {
  backOff,
  type Connect,
  Connection,
  type ConnectionOptions,
  type Socket,
  type SocketEvents,
} from './connection.ts';
export type { Course, CourseStep, Thought } from './course.ts';
export { Follower, type FollowerOptions, type Heard, storyOf } from './follower.ts';
export { LIMITS, SPOKEN, VERSION } from './limits.ts';
export { PACE_TIMES, type Times, WARNING } from './paces.ts';
export type { Batch, Door, Grave, Taught, ToPage, ToWorker } from './page.ts';
export { type Asked, PageSide } from './page-side.ts';
export { LEVELS, type Level, PACES, type Pace, REACTIONS, type Reaction } from './parts.ts';
export { PORTRAITS, type Portrait } from './portraits.ts';
export { previousOf } from './previous.ts';
export { readMessage, toClientFrom, toServerFrom } from './read.ts';
export { saltHash } from './salt.ts';
export type {
  Box,
  Danger,
  Decision,
  DefInfo,
  Facts,
  Ground,
  Hint,
  NewGame,
  OldSave,
  OpenQuestion,
  PickNode,
  Question,
  Refusal,
  RoleOdds,
  TableInfo,
} from './table.ts';
export { type Bet, type Room, type RoomSeat, type ToClient, toClient } from './to-client.ts';
export {
  type GameMessage,
  isGameMessage,
  type RoomMessage,
  type SetupDoc,
  setupDoc,
  type ToServer,
  toServer,
} from './to-server.ts';
export { decodeTree, digestOf, encodeTree } from './tree.ts';
export type {
  BatchMessage,
  NowMessage,
  StoryEvent,
  StoryRow,
  TableMessage,
  WireAsk,
  WireDecision,
  WireNode,
} from './wire.ts';
