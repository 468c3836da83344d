import type { Texts } from '@sixgun/texts';
import { Portrait } from '../art/pictures.tsx';
import { nameOf } from './character-name.ts';
import { type Balance, couldBeChance, pointsOf } from './data.ts';

/** Half the width of the scale, in points. */
const REACH = 20;
const place = (points: number): number => 50 + (Math.max(-REACH, Math.min(REACH, points)) * 50) / REACH;

const signed = (points: number): string => `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(1)}`;

/** Characters sorted by what they win above or below their roles; an open dot could be chance. */
export function CharacterPlot({ texts, balance }: { texts: Texts; balance: Balance }) {
  const sorted = balance.characters.toSorted((a, b) => pointsOf(b) - pointsOf(a));
  return (
    <div class="characters">
      <div class="scale" aria-hidden="true">
        {[-20, -10, 0, 10, 20].map((points) => (
          <span key={points} style={`left:${place(points)}%`}>
            {points > 0 ? `+${points}` : String(points).replace('-', '−')}
          </span>
        ))}
      </div>
      <ol>
        {sorted.map((share) => {
          const points = pointsOf(share);
          const chance = couldBeChance(share);
          const [low, high] = [(share.low - share.expected) * 100, (share.high - share.expected) * 100];
          return (
            <li key={share.id} class="character-row">
              <Portrait character={share.id} />
              <span class="character-name">{nameOf(texts, balance.game, share.id)}</span>
              <svg viewBox="0 0 100 24" preserveAspectRatio="none" aria-hidden="true">
                <path class="zero" d="M50 0V24" />
                <path class="whisker" d={`M${place(low)} 12H${place(high)}`} />
              </svg>
              <span
                class={chance ? 'dot-mark chance' : points > 0 ? 'dot-mark more' : 'dot-mark fewer'}
                style={`--at:${place(points)}`}
                aria-hidden="true"
              />
              <b>{signed(points)}</b>
              {chance && <span class="heard">{texts.t('ui.could-be-chance')}</span>}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
