import { diceEmblems, oldSaloonEmblems } from '../art/emblems.ts';
import { FaceSign } from '../art/face-sign.tsx';
import { Icon, signs } from '../art/pictures.tsx';
import type { DiceSeatFacts } from './seat-marks.ts';

/** Arrows before a seat, plain ones and the chief's. */
export function Arrows({ seat }: { seat: DiceSeatFacts }) {
  return (
    <span class="stats">
      <span class={seat.arrows > 0 ? 'stat arrows' : 'stat arrows none'}>
        <Icon name={diceEmblems.arrow} />
        {seat.arrows}
      </span>
      {seat.chief && (
        <span class="stat chief">
          <Icon name={oldSaloonEmblems['chief-arrow']} />
        </span>
      )}
    </span>
  );
}

/** What the ghost has laid here, and what is still to hit or heal. */
export function Marks({ seat }: { seat: DiceSeatFacts }) {
  return (
    <>
      {seat.token !== '' && (
        <span class="ghost-token">
          <FaceSign face={seat.token} />
          {seat.double && <i class="twice">×2</i>}
        </span>
      )}
      {seat.hits > 0 && (
        <span class="to-come hits">
          <Icon name={signs.target} />
          {seat.hits}
        </span>
      )}
      {seat.beers > 0 && (
        <span class="to-come beers">
          <Icon name={diceEmblems.beer} />
          {seat.beers}
        </span>
      )}
    </>
  );
}
