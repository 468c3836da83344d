import type { Texts } from '@sixgun/texts';
import { Portrait } from '../art/pictures.tsx';
import type { Change } from '../story/scene.ts';
import { LifeChange } from '../table/life-change.tsx';
import { lettersOf } from '../text/letters.ts';
import type { Actor } from './cast.ts';

/** Long names are set smaller, and never cut. */
const sizeOf = (letters: number): string => (letters > 9 ? ' longest' : letters > 7 ? ' long' : '');

interface FigureProps {
  actor: Actor;
  /** Who does it, or whom it concerns. */
  part: 'doer' | 'victim';
  change?: Change | undefined;
  texts: Texts;
}

/** A player on the stage. */
export function Figure({ actor, part, change, texts }: FigureProps) {
  const letters = lettersOf(actor.name);
  return (
    <span class={`figure ${part}${change?.dead === true ? ' gone' : ''}`}>
      <span class="figure-face">
        <Portrait character={actor.character} />
      </span>
      <b class={`figure-name${sizeOf(letters)}`} style={`--letters:${letters}`}>
        {actor.name}
      </b>
      {change !== undefined && <LifeChange from={change.from} to={change.to} max={actor.max} texts={texts} />}
    </span>
  );
}
