import { character, MISSED, type ReactPoint, type ReactSpec } from '../../../author/index.ts';
import { avoid } from '../avoid.ts';

const react: Partial<Record<ReactPoint, ReactSpec>> = {
  aim: { ...avoid.aim, named: MISSED },
  each: { ...avoid.each, named: MISSED },
};

/** A Missed! card of his avoids any card but a BANG! that is aimed at him alone. */
export const mickDefender = character('mick-defender', 4, { react });
