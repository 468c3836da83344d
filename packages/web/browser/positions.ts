import { gameKinds, KIND, kindOf, pickValue } from '@sixgun/engine';
import type { Kept } from '@sixgun/host';
import type { Batch, NewGame, OldSave, TableInfo } from '@sixgun/protocol';
import { Session } from '../../host/test/session.ts';
import { someMove } from '../../host/test/some-move.ts';

const NAMES = ['Dusty', 'Ezra', 'Ida', 'Wojtek', 'Šárka', 'Hank', 'Jana', 'Petr'];

export type Setup = Pick<NewGame, 'packs' | 'variants'> & Partial<Pick<NewGame, 'game'>>;
const BASE: Setup = { packs: ['base'], variants: {} };

export interface Moment {
  saved: Kept & { over: boolean };
  batch: Batch;
  info: TableInfo;
  session: Session;
}

type Measure = (moment: Moment) => number;

/** Every moment of a game at which the human seat has to decide, and its end. */
function* moments(players: number, seed: string, setup: Setup): Generator<Moment> {
  const names = NAMES.slice(0, players);
  const session = Session.begin({ game: 'card', ...setup, names, me: 0 }, `dealt:${seed}`, 'bots');
  const info = session.info();
  let batch = session.batch();
  for (let n = 0; n < 4000; n++) {
    const { decision } = batch;
    const saved = { ...session.kept(), over: batch.view.over };
    if (saved.over) return yield { saved, batch, info, session };
    if (decision !== null && !decision.standing) {
      yield { saved, batch, info, session };
      session.move(someMove(decision.tree, n, (draft) => session.next(draft)));
    } else session.advance();
    batch = session.batch();
  }
}

const found = new Map<Measure, Map<string, Moment>>();

/** The moment of some games that is richest by a measure; 0 means unfit, infinity means good enough. */
export function findMoment(players: number, measure: Measure, games = 24, setup: Setup = BASE): Moment {
  const known = found.get(measure) ?? new Map<string, Moment>();
  found.set(measure, known);
  const key = JSON.stringify([players, games, setup]);
  const moment = known.get(key) ?? search(players, measure, games, setup);
  known.set(key, moment);
  return moment;
}

function search(players: number, measure: Measure, games: number, setup: Setup): Moment {
  let best: Moment | null = null;
  let most = 0;
  for (let seed = 0; seed < games; seed++)
    for (const moment of moments(players, String(seed), setup)) {
      const value = measure(moment);
      if (value > most) {
        most = value;
        best = moment;
        if (value === Number.POSITIVE_INFINITY) return moment;
      }
    }
  if (best === null) throw new Error('No game comes to such a moment.');
  return best;
}

const zoneSize = ({ batch, info }: Moment, name: string, seat: number): number =>
  batch.view.zones[info.first[name] + seat].length;

/** My turn, a full hand, somebody to aim at, and as many cards on the table as can be. */
export const crowded = (moment: Moment): number => {
  const { batch, info } = moment;
  if (batch.decision?.question.ask !== 'play') return 0;
  const aims = batch.decision.tree.filter((node) => node.next.length > 1).length;
  let front = 0;
  for (let seat = 0; seat < info.players; seat++) front += zoneSize(moment, 'play', seat);
  return aims === 0 ? 0 : Math.min(zoneSize(moment, 'hand', info.me), 8) * 2 + front * 2 + aims;
};

export const ended = ({ saved }: Moment): number => (saved.over ? Number.POSITIVE_INFINITY : 0);

/** The same game seen from the grave: of another seat, which is out. */
export function buried(players: number, setup: Setup = BASE): OldSave {
  const outOf = ({ batch, info }: Moment): number[] => {
    const column = info.seatColumns.indexOf('out') * 8;
    return batch.view.seats.slice(column, column + info.players);
  };
  const moment = search(
    players,
    (each) => (outOf(each).some((out) => out > 0) ? Number.POSITIVE_INFINITY : 0),
    8,
    setup,
  );
  const me = outOf(moment).findIndex((out) => out > 0);
  return { ...moment.saved, me };
}

/** The own turn, with as few left in the game as can be. */
export const late = ({ batch, info }: Moment): number => {
  const { decision, view } = batch;
  const column = info.seatColumns.indexOf('life') * 8;
  const alive = view.seats.slice(column, column + info.players).filter((life) => life > 0).length;
  if (decision === null || !['play', 'roll'].includes(decision.question.ask)) return 0;
  return alive === 2 ? Number.POSITIVE_INFINITY : info.players - alive;
};

export const asked =
  (prompt: string) =>
  ({ batch }: Moment): number =>
    batch.decision?.question.ask === prompt ? Number.POSITIVE_INFINITY : 0;

/** The card game with every set there is. */
export const everything: Setup = {
  packs: gameKinds.card.packs,
  variants: {},
};

/** As crowded, with both events in force and nearly everybody alive. */
export const eventful = (moment: Moment): number => {
  const { batch, info } = moment;
  const inForce = ['event', 'show-event'].filter((name) => batch.view.zones[info.first[name]]?.length > 0);
  const alive = batch.facts.reach.filter((reach) => reach > 0).length;
  return inForce.length < 2 || alive < info.players - 1 ? 0 : crowded(moment) + alive * 4;
};

/** What may follow this word in the present question. */
export const behind = ({ batch, info }: Moment, word: string) =>
  batch.decision?.tree.find(({ pick }) => kindOf(pick) === KIND.word && info.words[pickValue(pick)] === word)?.next ??
  [];

const held = ({ batch, info }: Moment, zone: string): number =>
  info.names.reduce((sum, _name, seat) => sum + (batch.view.zones[info.first[zone] + seat]?.length ?? 0), 0);

/** The own turn with something to buy and a wagon to take, and as much on the table as can be. */
export const rich = (moment: Moment): number => {
  const busy = crowded(moment);
  if (busy === 0) return 0;
  const lit = ['buy:', 'wagon:'].filter((word) => behind(moment, word).length > 0).length;
  const alive = moment.batch.facts.reach.filter((reach) => reach > 0).length;
  return busy + lit * 30 + alive * 4 + held(moment, 'gear') * 2 + held(moment, 'wagons') * 2;
};
