import type { Times } from '@sixgun/protocol';
import type { Adviser } from './advice.ts';
import type { Clock } from './clock.ts';
import type { Driver } from './driver.ts';
import type { Host } from './host.ts';
import type { Log, Row } from './row.ts';
import type { Think } from './think.ts';

/** What whoever runs the table may want to know. */
export type News =
  /** Who drives which seat, or who is here, has changed. */
  | { t: 'seats' }
  /** These rows are durable and told. */
  | { t: 'rows'; rows: readonly Row[] }
  | { t: 'over' }
  /** A bot has failed, and the first of its options was taken instead. */
  | { t: 'fallback'; seat: number; error: unknown }
  /** Memory is ahead of the log: this actor is to be thrown away, and the game read again. */
  | { t: 'lost' }
  | { t: 'stuck'; error: unknown };

export interface ActorOptions {
  host: Host;
  log: Log;
  clock: Clock;
  /** From 0 up to 1; it must have nothing to do with the deal. */
  random(): number;
  think: Think;
  /** Missing where nobody is advised, or not through the table. */
  adviser?: Adviser;
  seats: readonly Driver[];
  /** Milliseconds by seat, from the rows of a game that goes on. */
  banks?: readonly number[];
  times: Times | null;
  /** Bounds of the holds, in milliseconds. */
  hold: { least: number; most: number };
  /** A bot takes at least so long. */
  botPace: number;
  /** Bots go on when the page has shown the last row, instead of by time. */
  waitsForShown: boolean;
  /** Where forced answers are given: to every question, or only where several are asked at once. */
  spares: 'all' | 'windows';
  /** May the dead see all hands? */
  openDead: boolean;
  /** Does the game stand still while nobody is here? Bots then think for nobody, and no clock runs. */
  standsStill: boolean;
  news(news: News): void;
}
