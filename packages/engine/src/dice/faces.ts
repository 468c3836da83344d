import { COMMON_WORDS, word } from '../kernel/offer.ts';

/** Every face a die can show; the six of a base die come first, the doubles in the order of their singles. */
export const FACES = [
  'arrow',
  'dynamite',
  '1',
  '2',
  'beer',
  'gatling',
  '1x2',
  '2x2',
  'beerx2',
  'gatlingx2',
  'broken-arrow',
  'bullet',
] as const;
export type FaceName = (typeof FACES)[number];

export const ARROW = 0;
export const DYNAMITE = 1;
export const ONE = 2;
export const TWO = 3;
export const BEER = 4;
export const GATLING = 5;
export const BROKEN_ARROW = 10;
export const BULLET = 11;
/** A die that has not been thrown in this turn. */
export const UNTHROWN = -1;

const FIRST_DOUBLE = 6;
const DOUBLES = 4;

/** What a face counts as, and how often. */
export const SYMBOL: readonly number[] = FACES.map((_, face) => (isDouble(face) ? face - DOUBLES : face));
export const TIMES: readonly number[] = FACES.map((_, face) => (isDouble(face) ? 2 : 1));

function isDouble(face: number): boolean {
  return face >= FIRST_DOUBLE && face < FIRST_DOUBLE + DOUBLES;
}

export const faceNumbers = (...names: readonly FaceName[]): number[] => names.map((name) => FACES.indexOf(name));

const OWN_WORDS = ['roll', 'stop', 'chief', 'return', 'keep', 'loudmouth', 'coward', 'x2'] as const;
export const DICE_WORDS: readonly string[] = [...COMMON_WORDS, ...FACES, ...OWN_WORDS];

const own = (name: (typeof OWN_WORDS)[number]): number => word(DICE_WORDS.indexOf(name));
export const ROLL = own('roll');
export const STOP = own('stop');
export const CHIEF_ARROW = own('chief');
export const RETURN = own('return');
export const KEEP = own('keep');

/** The token of a face: what the doctor turns a die to, what the ghost hands out, and the plain arrow of the pile. */
export const faceWord = (face: number): number => word(COMMON_WORDS.length + face);
export const faceOf = (wordValue: number): number => wordValue - COMMON_WORDS.length;
export const PLAIN_ARROW = faceWord(ARROW);

export function faceNamed(name: string): number {
  const face = FACES.indexOf(name as FaceName);
  if (face < 0) throw new RangeError(`"${name}" is no face of a die; there are: ${FACES.join(', ')}.`);
  return face;
}
