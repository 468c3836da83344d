import type { Texts } from '@sixgun/texts';
import type { TableInfo } from '../protocol.ts';
import { inTurn } from '../state/memo.ts';
import { Icon, signs } from './art.tsx';
import { defOf } from './box.ts';
import { OwnLine, type OwnProps } from './own-line.tsx';
import { type SeatFacts, seatLabel } from './seat-facts.ts';
import { Tiles } from './tiles.tsx';

const MOST_TILES = 5;

/** What a role wants; with three players everybody hunts one other. */
export function goalOf(info: TableInfo, texts: Texts, role: number): string {
  if (role < 0) return '';
  const { key, id } = defOf(info, role);
  const three = `ui.goal-three-${id}`;
  if (info.players === 3 && texts.knows(three)) return texts.t(three);
  return texts.has(key) ? texts.content(key).line : '';
}

export const Own = inTurn(({ info, texts, target, goal, tap, ...seat }: SeatFacts & OwnProps) => (
  <OwnLine
    seat={seat}
    info={info}
    texts={texts}
    target={target}
    goal={goal}
    tap={tap}
    label={seatLabel(seat, info, texts, target)}
    part={seat.role < 0 ? '' : defOf(info, seat.role).id}
    beside={
      seat.reach > 0 && (
        <span class="stat">
          <Icon name={signs.weapon} />
          {seat.reach}
        </span>
      )
    }
  >
    <Tiles seat={seat} info={info} most={MOST_TILES} />
  </OwnLine>
));
