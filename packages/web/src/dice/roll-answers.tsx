import type { Texts } from '@sixgun/texts';

interface RollAnswersProps {
  texts: Texts;
  /** Set of dice chosen to be thrown again. */
  again: number;
  roll: (set: number, element: HTMLElement) => void;
  stop: () => void;
}

function sizeOf(set: number): number {
  let size = 0;
  for (let left = set; left !== 0; left &= left - 1) size++;
  return size;
}

/** Stop, or throw the chosen dice again; whichever fits what is chosen stands out. */
export function RollAnswers({ texts, again, roll, stop }: RollAnswersProps) {
  const count = sizeOf(again);
  return (
    <>
      <button type="button" class={count === 0 ? 'button strong' : 'button'} data-word="stop" onClick={stop}>
        {texts.t('dice.stop')}
      </button>
      <button
        type="button"
        class={count > 0 ? 'button strong' : 'button'}
        data-reroll
        onClick={(event) => roll(again, event.currentTarget)}
      >
        {count === 0 ? texts.t('dice.roll-again') : texts.t('dice.reroll', { count })}
      </button>
    </>
  );
}
