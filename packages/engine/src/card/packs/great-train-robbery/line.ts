import { BOX, type CardGame } from '../../author/index.ts';
import { ownStation } from './stations.ts';
import { fillTrain } from './wagon.ts';

/** Where the locomotive stands: stations from 0, their number is the end of the line. */
export const AT = 'train-at';

const atVar = (g: CardGame): number => g.counters[AT];
export const stationsOf = (g: CardGame): readonly number[] => g.zone(g.places.stations);
export const trainAt = (g: CardGame): number => g.s.vars[atVar(g)];
export const setTrainAt = (g: CardGame, at: number): void => g.setVar(atVar(g), at);
export const hasTrain = (g: CardGame): boolean => g.zone(g.places.engine).length > 0;
export const atEnd = (g: CardGame): boolean => trainAt(g) >= stationsOf(g).length;

/** The locomotive shows its other side from now on. */
export function turnEngine(g: CardGame): void {
  const [engine] = g.zone(g.places.engine);
  const other = g.zone(BOX).find((piece) => g.rules.faces[piece].back === 'locomotive');
  g.move(engine, BOX, g.everyone);
  if (other !== undefined) g.move(other, g.places.engine, g.everyone);
}

/** A new row of stations and a new train under the first of them. */
export function layOut(g: CardGame): void {
  for (const [row, deck] of [
    ['stations', 'station-deck'],
    ['train', 'wagon-deck'],
  ]) {
    while (g.zone(g.place(row)).length > 0) g.move(g.top(g.place(row)), g.place(deck), g.everyone);
    g.shuffle(g.place(deck));
  }
  for (let i = 0; i < g.rules.players; i++) g.move(g.top(g.places['station-deck']), g.places.stations, g.everyone);
  setTrainAt(g, 0);
  fillTrain(g);
}

/** The blank tile stays in the box unless the table has agreed on its price. */
export function sortTiles(g: CardGame): void {
  if (g.rules.variants[ownStation.id] !== undefined) return;
  const blank = g.zone(g.places['station-deck']).find((piece) => g.idOf(piece) === ownStation.id);
  if (blank !== undefined) g.move(blank, BOX, g.everyone);
}
