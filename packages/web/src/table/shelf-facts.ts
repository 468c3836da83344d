import type { View } from '@sixgun/engine';
import type { TableInfo } from '@sixgun/protocol';
import { defOf, variable, zoneIndex, zoneOf } from './box.ts';
import { eventPlaces } from './table-zones.ts';

/** The railway: a row of stations and what runs along it. */
export interface TrainFacts {
  stations: readonly number[];
  /** From the locomotive back. */
  wagons: readonly number[];
  engine: number;
  /** The station the locomotive stands at, from 0; their number is the end of the line. */
  at: number;
}

const pieces = (info: TableInfo, view: View, zone: string): readonly number[] =>
  zoneOf(info, view, zone).filter((piece) => piece >= 0);

/** Null in a game without a railway, and until it is laid out. */
export function trainFacts(info: TableInfo, view: View): TrainFacts | null {
  const engine = pieces(info, view, 'engine')[0];
  if (engine === undefined) return null;
  return {
    stations: pieces(info, view, 'stations'),
    wagons: pieces(info, view, 'train'),
    engine,
    at: variable(info, view, 'train-at'),
  };
}

/** The place a wagon of the train has on the line: below 0 it has not come to the first station yet. */
export const placeOf = (train: TrainFacts, wagon: number): number => train.at - 1 - train.wagons.indexOf(wagon);

/** The station a wagon stands at, -1 for none. */
export const stationOf = (train: TrainFacts | null, wagon: number): number =>
  train === null || !train.wagons.includes(wagon) ? -1 : (train.stations[placeOf(train, wagon)] ?? -1);

/** What the shop offers, null in a game without one. */
export function shopFacts(info: TableInfo, view: View): { wares: readonly number[]; left: number } | null {
  if (zoneIndex(info, 'shop') < 0) return null;
  return { wares: pieces(info, view, 'shop'), left: zoneOf(info, view, 'gear-deck').length };
}

/** Does anything lie open for everybody at the front rim of the table? */
export const hasShelf = (info: TableInfo, view: View): boolean =>
  eventPlaces(info).length > 0 || shopFacts(info, view) !== null || trainFacts(info, view) !== null;

/** What it costs to make another player discard equipment: one nugget more than its price. */
export const forcePrice = (info: TableInfo, piece: number): number => (defOf(info, piece).price ?? 0) + 1;
