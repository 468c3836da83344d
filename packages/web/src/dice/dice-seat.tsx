import { oldSaloonEmblems } from '../art/emblems.ts';
import { signs } from '../art/pictures.tsx';
import { inTurn } from '../state/memo.ts';
import { type PlaceProps, Poster } from '../table/poster.tsx';
import { Arrows, Marks } from './marks.tsx';
import { type DiceSeatFacts, diceSeatLabel } from './seat-marks.ts';

/** One of the others: a poster with life, arrows and whatever is known of the role. */
export const DiceSeat = inTurn((props: DiceSeatFacts & PlaceProps) => {
  const { info, texts, target, part, spent, ghost } = props;
  return (
    <Poster
      {...props}
      seat={props}
      label={diceSeatLabel(props, info, texts, target)}
      more={ghost ? 'ghost' : ''}
      badge={`role-${part}${spent ? ' spent' : ''}`}
      grave={ghost ? oldSaloonEmblems.ghost : signs.dead}
      things={<Arrows seat={props} />}
    >
      <Marks seat={props} />
    </Poster>
  );
});
