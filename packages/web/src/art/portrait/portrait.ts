import { background, type Motif } from './background.ts';
import { type Beard, beards } from './beard.ts';
import { type Mood, moods } from './eyes.ts';
import { type Face, face, neck } from './face.ts';
import { type HairStyle, hairOf } from './hair.ts';
import { type HatShape, hatOf } from './hat.ts';
import { INK } from './ink.ts';
import { type Mark, marksIn } from './marks.ts';
import { type Neckwear, neckwear } from './neck.ts';
import { type Mouth, mouths, type Nose, noses } from './nose.ts';
import { type Cloth, clothes } from './shoulders.ts';

/** A person in a handful of parameters; colours stand beside the part they paint. */
export interface Portrait {
  back: [motif: Motif, tone: string];
  skin: string;
  face?: Face;
  ears?: 'none' | 'small' | 'big';
  hair: [style: HairStyle | 'bald', colour: string];
  eyes: Mood;
  iris?: string;
  nose?: Nose;
  mouth?: Mouth;
  beard?: Beard;
  wears: [cloth: Cloth, colour: string, under?: string];
  neck?: [wear: Neckwear, colour: string];
  hat?: [shape: HatShape, felt: string, band?: string];
  marks?: Mark[];
}

export const portraitBody = (p: Portrait) => {
  const marks = p.marks ?? [];
  const [style, hairColour] = p.hair;
  const hair = style === 'bald' ? {} : hairOf(style);
  const [cloth, colour, under = '#e9dcc0'] = p.wears;
  const [body, front] = clothes[cloth](colour, under);
  const [hatShape, felt = '', band = INK] = p.hat ?? [];
  const hat = hatShape && hatOf(hatShape);
  // A cloth over the mouth covers the beard, every other one lies below the chin.
  const worn = p.neck ? neckwear[p.neck[0]](p.neck[1]) : '';
  const masked = p.neck?.[0] === 'mask';
  return [
    background(...p.back),
    `<g stroke="${INK}" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round">`,
    marksIn('behind', marks),
    hat?.behind?.(felt, band),
    hair.behind?.(hairColour),
    body,
    neck(p.skin),
    front,
    masked ? '' : worn,
    marksIn('onBody', marks),
    face(p.face ?? 'oval', p.skin, p.ears ?? (hair.hidesEars ? 'none' : 'small')),
    marksIn('onFace', marks),
    moods[p.eyes](p.iris ?? '#5a3d22', hairColour),
    noses[p.nose ?? 'straight'](p.skin),
    p.beard && beards[p.beard](hairColour),
    mouths[p.mouth ?? 'calm'],
    masked && worn,
    marksIn('worn', marks),
    hair.front?.(hairColour),
    hat?.front(felt, band),
    marksIn('above', marks),
    '</g>',
  ]
    .filter(Boolean)
    .join('');
};

export const portraitSvg = (p: Portrait) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120">${portraitBody(p)}</svg>`;
