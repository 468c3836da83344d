import { atLeisure } from '../state/frames.ts';

/** Signs of the tape, the stage and the seats that the letters of the page do not have. */
const SIGNS = [...'→▸✓✝✕↳♠♥♦♣'];
/** Weights and sizes in which they stand there. */
const LETTERS = ['400 10px', '400 13px', '700 11px', '700 12px', '700 13px', '700 14px', '700 19px'];

/** Milliseconds of looking at a time: for all of them a slow machine would stop for many frames. */
const BUDGET = 4;

/** The machine looks for each of them in all its letters: done when it first stands on the table, that costs frames. */
export function measureSigns(): void {
  atLeisure(() => {
    const family = getComputedStyle(document.body).fontFamily;
    const canvas = document.createElement('canvas').getContext('2d');
    const wanted = SIGNS.flatMap((sign) => LETTERS.map((letters) => ({ sign, font: `${letters} ${family}` })));
    if (canvas !== null) atLeisure(() => measureSome(canvas, wanted));
  });
}

function measureSome(canvas: CanvasRenderingContext2D, wanted: { sign: string; font: string }[]): void {
  const end = performance.now() + BUDGET;
  for (let next = wanted.shift(); next !== undefined; next = wanted.shift()) {
    canvas.font = next.font;
    canvas.measureText(next.sign);
    if (performance.now() > end) return atLeisure(() => measureSome(canvas, wanted));
  }
}
