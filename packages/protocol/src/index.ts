export type { Audience } from './audience.ts';
export type { Batch, ToPage, ToWorker } from './messages.ts';
export type {
  About,
  Danger,
  Decision,
  DefInfo,
  Facts,
  NewGame,
  OldSave,
  PickNode,
  Refusal,
  TableInfo,
} from './table.ts';
