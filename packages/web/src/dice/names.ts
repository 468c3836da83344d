import { FACES } from '@sixgun/engine';
import type { TableInfo } from '@sixgun/protocol';
import type { Texts } from '@sixgun/texts';
import type { Line } from '../story/chronicle.ts';
import type { Name } from '../text/rich.tsx';

export function faceName(texts: Texts, face: string): string {
  const key = `dice/face/${face}`;
  return texts.has(key) ? texts.content(key).name : face;
}

/** A word of the notation that belongs to the dice: what to do, a face, or a die to take. */
export function diceWord(texts: Texts, word: string): string {
  const [doing, die] = [`dice.${word}`, `dice/die/${word}`];
  if (texts.knows(doing)) return texts.t(doing);
  return texts.has(die) ? texts.content(die).name : faceName(texts, word);
}

/** The dice of the box: the base die first. */
export const diceOfBox = (info: TableInfo): number[] =>
  info.defs.flatMap((def, index) => (def.kind === 'die' ? [index] : []));

function shown(texts: Texts, faces: readonly number[]): Name {
  const signs = faces.map((face) => FACES[face] ?? '');
  return { label: signs.map((face) => faceName(texts, face)).join(', '), link: null, signs };
}

/** What a line of the story says of dice. */
export function diceNames(line: Line, info: TableInfo, texts: Texts): Record<'faces' | 'face' | 'die', Name> {
  const die = diceOfBox(info)[line.n];
  return {
    faces: shown(texts, line.faces),
    face: shown(texts, line.what === 'token' ? [line.n] : []),
    die: {
      label: die === undefined ? '' : diceWord(texts, info.defs[die].id),
      link: die === undefined ? null : { def: die, piece: -1 },
    },
  };
}
