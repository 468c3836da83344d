import { type Speed, settings, wantsLessMotion } from '../state/settings.ts';

const PACE: Readonly<Record<Speed, number>> = { slow: 1.6, normal: 1, fast: 0.5, instant: 0 };

/** Milliseconds at normal speed. */
export const DURATION = {
  flight: 260,
  stagger: 60,
  shot: 180,
  drop: 320,
  turnOver: 520,
  shake: 260,
  /** Time to read what somebody did. */
  read: 620,
  /** The one who is aimed at is seen before the answer comes. */
  aimed: 700,
  /** Of several, the next one. */
  next: 500,
  /** What came of it. */
  seen: 160,
  result: 900,
  /** The same where it is about oneself. */
  mine: 1600,
  /** Something that concerns nobody else. */
  alone: 700,
  /** A settled scene becomes the newest slip. */
  toTape: 200,
  event: 2200,
  firstEvent: 4000,
  death: 2400,
  indians: 1800,
  /** Between two decisions of others. */
  breath: 260,
  /** In which an any-time ability can be used beside another's decision. */
  lull: 1400,
} as const;

export const paced = (milliseconds: number): number => milliseconds * PACE[settings.get().speed];

export const moves = (): boolean => settings.get().speed !== 'instant' && !wantsLessMotion();
