export type { Audience } from './audience.ts';
export type { Batch, ToPage, ToWorker } from './messages.ts';
export type {
  Danger,
  Decision,
  DefInfo,
  Facts,
  NewGame,
  OldSave,
  OpenQuestion,
  PickNode,
  Question,
  Refusal,
  TableInfo,
} from './table.ts';
