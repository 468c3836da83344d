import { background, type Motif, motifs } from './background.ts';
import { type Beard, beards } from './beard.ts';
import { type Mood, moods } from './eyes.ts';
import { type Face, face, neck } from './face.ts';
import { type Hair, type HairStyle, hairs } from './hair.ts';
import { type Hat, type HatShape, hats } from './hat.ts';
import { INK } from './ink.ts';
import { type Drawn, type Mark, marksIn } from './marks.ts';
import { type Neckwear, neckwear } from './neck.ts';
import { type Mouth, mouths, type Nose, noses } from './nose.ts';
import { type Cloth, type Clothes, clothes } from './shoulders.ts';

type Painted = (colour: string) => string;

/**
 * A person in a handful of parameters; colours stand beside the part they paint. A part is named, or it is the part
 * itself: then it comes with the set whose people wear it (`wardrobe/`), and the first page does not carry it.
 */
export interface Portrait {
  back: [motif: Motif | (() => string), tone: string];
  skin: string;
  face?: Face;
  ears?: 'none' | 'small' | 'big';
  hair: [style: HairStyle | Hair | 'bald', colour: string];
  eyes: Mood;
  iris?: string;
  nose?: Nose;
  mouth?: Mouth;
  beard?: Beard | Painted;
  wears: [cloth: Cloth | Clothes, colour: string, under?: string];
  neck?: [wear: Neckwear | Painted, colour: string];
  hat?: [shape: HatShape | Hat, felt: string, band?: string];
  marks?: (Mark | Drawn)[];
}

const part = <Name extends string, Part extends object>(
  parts: Readonly<Record<Name, Part>>,
  named: Name | Part,
): Part => (typeof named === 'string' ? parts[named] : named);

export const portraitBody = (p: Portrait) => {
  const marks = p.marks ?? [];
  const [style, hairColour] = p.hair;
  const hair: Hair = style === 'bald' ? {} : part<HairStyle, Hair>(hairs, style);
  const [cloth, colour, under = '#e9dcc0'] = p.wears;
  const [body, front] = part<Cloth, Clothes>(clothes, cloth)(colour, under);
  const [hatShape, felt = '', band = INK] = p.hat ?? [];
  const hat = hatShape && part<HatShape, Hat>(hats, hatShape);
  const [motif, tone] = p.back;
  // A cloth over the mouth covers the beard, every other one lies below the chin.
  const worn = p.neck ? part<Neckwear, Painted>(neckwear, p.neck[0])(p.neck[1]) : '';
  const masked = p.neck?.[0] === 'mask';
  return [
    background(tone, typeof motif === 'string' ? motifs[motif] : motif()),
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
    p.beard && part<Beard, Painted>(beards, p.beard)(hairColour),
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
