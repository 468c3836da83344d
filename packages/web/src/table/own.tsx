import type { TableInfo } from '@sixgun/protocol';
import type { Texts } from '@sixgun/texts';
import { Icon, signs } from '../art/pictures.tsx';
import { inTurn } from '../state/memo.ts';
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

export const Own = inTurn((props: SeatFacts & OwnProps) => {
  const { info, texts, target, role, reach, gold } = props;
  return (
    <OwnLine
      {...props}
      seat={props}
      label={seatLabel(props, info, texts, target)}
      part={role < 0 ? '' : defOf(info, role).id}
      beside={
        <>
          {reach > 0 && (
            <span class="stat">
              <Icon name={props.gun} />
              {reach}
            </span>
          )}
          {gold >= 0 && (
            <span class="stat own-gold">
              <Icon name={signs.gold} />
              {gold}
            </span>
          )}
        </>
      }
    >
      <Tiles seat={props} info={info} most={MOST_TILES} />
    </OwnLine>
  );
});
