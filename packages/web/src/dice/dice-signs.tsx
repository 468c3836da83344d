import type { TableInfo } from '@sixgun/protocol';
import { diceEmblems, oldSaloonEmblems } from '../art/emblems.ts';
import { FaceSign } from '../art/face-sign.tsx';
import { Icon, signs } from '../art/pictures.tsx';
import { everywhere, type Sign } from '../dialogs/signs.tsx';
import { TargetMark } from '../table/poster.tsx';
import { Arrows } from './marks.tsx';
import type { DiceSeatFacts } from './seat-marks.ts';

/** What a seat of the dice game shows below its distance and its lives. */
export const diceParts = (seat: DiceSeatFacts): Sign[] => [{ says: 'sign.arrows', sign: <Arrows seat={seat} /> }];

const arrows = (icon: string, many: string) => (
  <span class="stat arrows">
    <Icon name={icon} />
    {many}
  </span>
);

/** The signs that can come up in this game of dice. */
export function diceSigns(info: TableInfo): Sign[] {
  const on = (module: string): boolean => info.variants[module] === true;
  const modules: readonly (readonly [boolean, Sign])[] = [
    [on('chief-arrow'), { says: 'sign.chief', sign: arrows(oldSaloonEmblems['chief-arrow'], '') }],
    [on('ghost'), { says: 'sign.dice-ghost', sign: <Icon name={oldSaloonEmblems.ghost} /> }],
    [
      on('ghost'),
      {
        says: 'sign.token',
        sign: (
          <span class="ghost-token">
            <FaceSign face="beer" />
          </span>
        ),
      },
    ],
    [
      on('special-roles'),
      {
        says: 'sign.spent',
        sign: (
          <span class="badge role-outlaw spent">
            <Icon name={oldSaloonEmblems['the-bad']} />
          </span>
        ),
      },
    ],
  ];
  return [
    ...everywhere,
    { says: 'sign.arrows', sign: arrows(diceEmblems.arrow, '2') },
    { says: 'sign.quiver', sign: arrows(diceEmblems.arrow, '9') },
    ...modules.flatMap(([there, sign]) => (there ? [sign] : [])),
    {
      says: 'sign.rolls',
      sign: (
        <span class="stat">
          <Icon name={signs.dice} />2
        </span>
      ),
    },
    {
      says: 'sign.locked',
      sign: (
        <span class="lock-mark">
          <Icon name={signs.locked} />
        </span>
      ),
    },
    { says: 'sign.again-die', sign: <span class="again-mark">↻</span> },
    {
      says: 'sign.hits',
      sign: (
        <span class="to-come hits">
          <Icon name={signs.target} />2
        </span>
      ),
    },
    {
      says: 'sign.beers',
      sign: (
        <span class="to-come beers">
          <Icon name={diceEmblems.beer} />1
        </span>
      ),
    },
    { says: 'mark.sight', sign: <TargetMark meaning="sight" /> },
    { says: 'mark.mug', sign: <TargetMark meaning="mug" /> },
  ];
}
