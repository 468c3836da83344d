import type { SeatEvent, Told } from '@sixgun/engine';
import { belongs, type Change, opening, type Prop, type Scene, within } from './scene.ts';

/** A scene that is over, as short as it can be told. */
export interface Slip {
  /** Line of the story. */
  id: number;
  told: Told;
  by?: number;
  to: readonly number[];
  /** Not there where a line was no scene. */
  prop: Prop | null;
  changes: readonly Change[];
  /** Something that came of it and is no change of lives. */
  after: Told | null;
}

/** The scene that is on, those that are over, and what has happened since the own last turn. */
export interface Theatre {
  scene: Scene | null;
  /** The newest last. */
  slips: readonly Slip[];
  /** Lives of everybody when the last line was told. */
  was: readonly number[];
  active: number;
  /** Line of the story at which the own last turn was over. */
  away: number;
  /** What to tell at the beginning of the own turn. */
  recap: readonly Slip[];
}

export const dark = (was: readonly number[]): Theatre => ({
  scene: null,
  slips: [],
  was,
  active: -1,
  away: 0,
  recap: [],
});

/** More than a recap ever needs. */
const MOST_SLIPS = 60;

/** Lines that are no scene, but worth a slip. */
const SLIPS: readonly Told['what'][] = [
  'draw',
  'draw-from-discard',
  'ability-draw',
  'discard',
  'discard-count',
  'arrow',
  'chief',
  'arrow-back',
  'turn-skipped',
  'extra-turn',
  'copies',
  'returns',
  'train-moves',
  'nuggets',
];

const slipOf = ({ id, told, by, to, prop, changes, after }: Scene): Slip => ({
  id,
  told,
  ...(by === undefined ? {} : { by }),
  to,
  prop,
  changes,
  after,
});

/** A draw is soon followed by something of the same player that tells more, and of dice that count together the last does. */
function tellsLess(slip: Slip | undefined, { by, told }: Slip): boolean {
  if (slip === undefined || slip.by !== by) return false;
  if (slip.told.what === 'draw') return true;
  return slip.prop?.kind === 'dice' && slip.changes.length === 0 && slip.told.what === told.what;
}

function withSlip(theatre: Theatre, slip: Slip): Theatre {
  const kept = tellsLess(theatre.slips.at(-1), slip) ? theatre.slips.slice(0, -1) : theatre.slips;
  return { ...theatre, slips: [...kept, slip].slice(-MOST_SLIPS) };
}

/** The scene is over and becomes the newest slip. */
export const closed = (theatre: Theatre): Theatre =>
  theatre.scene === null ? theatre : { ...withSlip(theatre, slipOf(theatre.scene)), scene: null };

/** Will this line end the scene that is on? */
export function ends({ scene }: Theatre, told: Told): boolean {
  if (scene === null) return false;
  if (told.what === 'turn') return true;
  return opening(0, told) !== null && !belongs(scene, told);
}

/** Lines that are both the beginning of a scene and what comes of it. */
const AT_ONCE: readonly Told['what'][] = ['flip', 'hit', 'lose-life', 'bullet-hit'];

function turned(theatre: Theatre, seat: number, line: number, me: number): Theatre {
  if (seat !== me) return { ...theatre, active: seat, away: theatre.active === me ? line : theatre.away, recap: [] };
  const missed = theatre.slips.filter(({ id, prop }) => id >= theatre.away && prop !== null);
  return { ...theatre, active: seat, recap: theatre.active === me || theatre.away === 0 ? [] : missed };
}

/** The theatre after one more event; `line` is the number of its line, `lives` those of everybody now. */
export function played(
  theatre: Theatre,
  event: SeatEvent,
  line: number,
  lives: readonly number[],
  me: number,
): Theatre {
  if (event.e === 'over') return closed(theatre);
  if (event.e !== 'tell') return theatre;
  const { told } = event;
  const before = ends(theatre, told) ? closed(theatre) : theatre;
  const next: Theatre = { ...before, was: lives };
  const change = { was: theatre.was, now: lives };
  if (told.what === 'turn') return turned(next, told.seat, line, me);
  if (before.scene !== null) return { ...next, scene: within(before.scene, told, change) };
  const scene = opening(line, told);
  if (scene !== null) return { ...next, scene: AT_ONCE.includes(told.what) ? within(scene, told, change) : scene };
  if (!SLIPS.includes(told.what) || !('seat' in told) || told.seat === undefined) return next;
  return withSlip(next, { id: line, told, by: told.seat, to: [], prop: null, changes: [], after: null });
}
