import { diceMask, dieAt, FACES, KIND, kindOf, pickValue, type View } from '@sixgun/engine';
import type { Decision, TableInfo } from '@sixgun/protocol';
import { variable } from '../table/box.ts';
import { levelAt } from '../table/picks.ts';
import { diceOfBox } from './names.ts';

/** What is to be seen of one die. */
export interface DieFacts {
  place: number;
  /** Face by name, empty before it is thrown. */
  face: string;
  /** Definition of the die itself. */
  def: number;
}

export function diceShown(info: TableInfo, view: View): DieFacts[] {
  const box = diceOfBox(info);
  const count = variable(info, view, 'dice');
  const saloon = variable(info, view, 'saloon');
  return Array.from({ length: count }, (_, place) => ({
    place,
    face: FACES[variable(info, view, `die${place + 1}`)] ?? '',
    def: box[place === count - 1 ? saloon : 0],
  }));
}

const DOUBLE = /^(.+)x2$/;

/** What a face counts as, and how often. */
export const symbolOf = (face: string): string => DOUBLE.exec(face)?.[1] ?? face;
export const timesOf = (face: string): number => (DOUBLE.test(face) ? 2 : 1);

export const symbols = (dice: readonly DieFacts[], symbol: string): number =>
  dice.reduce((sum, { face }) => sum + (symbolOf(face) === symbol ? timesOf(face) : 0), 0);

/** Sets of dice that may be thrown again now. */
export function rerolls(decision: Decision | null): ReadonlySet<number> {
  const dice = (decision?.tree ?? []).filter(({ pick }) => kindOf(pick) === KIND.dice);
  return new Set(dice.map(({ pick }) => pickValue(pick)));
}

/** The pick that a tap on a die makes: the die itself, or the face it shows where that is asked for. */
export function pickOfDie(info: TableInfo, decision: Decision | null, path: readonly number[], die: DieFacts): number {
  const level = levelAt(decision, path).map((node) => node.pick);
  if (level.includes(dieAt(die.place + 1))) return dieAt(die.place + 1);
  return decision?.question.ask === 'ghost-face' ? (level.find((pick) => faceOf(info, pick) === die.face) ?? -1) : -1;
}

/** The face a word names, empty if it is another word or no word at all. */
export function faceOf(info: TableInfo, pick: number): string {
  const word = kindOf(pick) === KIND.word ? info.words[pickValue(pick)] : '';
  return FACES.some((face) => face === word) ? word : '';
}

export const oneDie = (place: number): number => diceMask(1 << place);

/** The order in which dice are used: those of a symbol one after another, doubles twice. */
function inOrder(dice: readonly DieFacts[], wanted: readonly string[]): number[] {
  return wanted.flatMap((symbol) =>
    dice.flatMap(({ place, face }) => (symbolOf(face) === symbol ? Array<number>(timesOf(face)).fill(place) : [])),
  );
}

/** The die whose symbol is being given out, -1 if none is. */
export function dieInUse(info: TableInfo, view: View, decision: Decision | null): number {
  const dice = diceShown(info, view);
  const asked = decision?.question;
  if (asked?.ask === 'shot') return inOrder(dice, ['1', '2'])[asked.given] ?? -1;
  if (asked?.ask === 'beer') return inOrder(dice, ['beer'])[asked.given + variable(info, view, 'beers-spent')] ?? -1;
  return -1;
}

/** Hits or beers that have been given out but take effect only together, by seat. */
export function pending(decision: Decision | null): { of: 'shot' | 'beer'; shares: readonly number[] } | null {
  const asked = decision?.question;
  return asked?.ask === 'shot' || asked?.ask === 'beer' ? { of: asked.ask, shares: asked.shares } : null;
}
