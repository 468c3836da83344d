import { KIND, kindOf, pickValue } from '@sixgun/engine';
import { faceIn } from '@sixgun/narration';
import type { Decision, PickNode, TableInfo } from '@sixgun/protocol';
import type { Texts } from '@sixgun/texts';
import { FaceSign } from '../art/face-sign.tsx';
import { faceOf } from './reading.ts';

interface Answers {
  buttons: PickNode[];
  /** Faces to choose from, as signs: there may be six of them. */
  faces: { pick: number; face: string }[];
  /** The pick that ends the throwing, null if it is not offered. */
  stop: number | null;
}

/** Parts the answers that are drawn in another way than by a word; dice are tapped where they lie. */
export function answersOf(info: TableInfo, decision: Decision | null, all: readonly PickNode[]): Answers {
  const turning = decision?.question.ask === 'ghost-face' || decision?.question.ask === 'turn-die';
  const answers: Answers = { buttons: [], faces: [], stop: null };
  for (const node of all) {
    const kind = kindOf(node.pick);
    const face = turning ? faceOf(info, node.pick) : '';
    if (kind === KIND.dice || kind === KIND.die) continue;
    if (face !== '') answers.faces.push({ pick: node.pick, face });
    else if (kind === KIND.word && info.words[pickValue(node.pick)] === 'stop') answers.stop = node.pick;
    else answers.buttons.push(node);
  }
  return answers;
}

interface FaceAnswersProps {
  texts: Texts;
  faces: Answers['faces'];
  tap: (pick: number) => void;
}

export function FaceAnswers({ texts, faces, tap }: FaceAnswersProps) {
  return (
    <>
      {faces.map(({ pick, face }) => (
        <button
          key={pick}
          type="button"
          class="button face-answer"
          data-word={face}
          data-look={`face ${face}`}
          aria-label={faceIn(texts, face)}
          onClick={() => tap(pick)}
        >
          <FaceSign face={face} />
        </button>
      ))}
    </>
  );
}

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
