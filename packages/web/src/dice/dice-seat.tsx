import { oldSaloonEmblems } from '../art/emblems.ts';
import { inTurn } from '../state/memo.ts';
import { signs } from '../table/art.tsx';
import { type PlaceProps, Poster } from '../table/poster.tsx';
import { Arrows, Marks } from './marks.tsx';
import { type DiceSeatFacts, diceSeatLabel } from './seat-marks.ts';

/** One of the others: a poster with life, arrows and whatever is known of the role. */
export const DiceSeat = inTurn(({ info, texts, target, x, y, tap, ...seat }: DiceSeatFacts & PlaceProps) => (
  <Poster
    seat={seat}
    info={info}
    texts={texts}
    target={target}
    x={x}
    y={y}
    tap={tap}
    label={diceSeatLabel(seat, info, texts, target)}
    more={seat.ghost ? 'ghost' : ''}
    badge={`role-${seat.part}${seat.spent ? ' spent' : ''}`}
    grave={seat.ghost ? oldSaloonEmblems.ghost : signs.dead}
    things={<Arrows seat={seat} />}
  >
    <Marks seat={seat} />
  </Poster>
));
