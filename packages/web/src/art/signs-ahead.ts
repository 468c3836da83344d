/** Signs of the tape, the stage and the seats that the letters of the page do not have. */
const SIGNS = '→▸✓✝✕↳♠♥♦♣';
/** Weights and sizes in which they stand there. */
const LETTERS = ['400 10px', '400 13px', '700 11px', '700 12px', '700 13px', '700 14px', '700 19px'];

/** The machine looks for each of them in all its letters: done when it first stands on the table, that costs frames. */
export function measureSigns(): void {
  const family = getComputedStyle(document.body).fontFamily;
  const canvas = document.createElement('canvas').getContext('2d');
  if (canvas === null) return;
  for (const letters of LETTERS) {
    canvas.font = `${letters} ${family}`;
    canvas.measureText(SIGNS);
  }
}
