import type { Texts } from '@sixgun/texts';
import { Portrait } from '../art/pictures.tsx';
import type { Change } from '../story/scene.ts';
import { LifeChange } from '../table/life-change.tsx';
import type { Actor } from './cast.ts';

/** Long names are set smaller before they are cut. */
const sizeOf = (name: string): string => (name.length > 9 ? ' longest' : name.length > 7 ? ' long' : '');

interface FigureProps {
  actor: Actor;
  /** Who does it, or whom it concerns. */
  part: 'doer' | 'victim';
  change?: Change | undefined;
  texts: Texts;
}

/** A player on the stage. */
export function Figure({ actor, part, change, texts }: FigureProps) {
  return (
    <span class={`figure ${part}${change?.dead === true ? ' gone' : ''}`}>
      <span class="figure-face">
        <Portrait character={actor.character} />
      </span>
      <b class={`figure-name${sizeOf(actor.name)}`}>{actor.name}</b>
      {change !== undefined && <LifeChange from={change.from} to={change.to} max={actor.max} texts={texts} />}
    </span>
  );
}
