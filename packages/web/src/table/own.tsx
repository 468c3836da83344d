import type { Texts } from '@sixgun/texts';
import { emblemOf, Icon, Portrait, signs } from './art.tsx';
import { defName, defOf } from './box.ts';
import { Bullets } from './seat.tsx';
import { type SeatFacts, seatLabel } from './seat-facts.ts';
import type { TableState } from './state.ts';
import { Tiles } from './tiles.tsx';

interface OwnProps {
  state: TableState;
  seat: SeatFacts;
  texts: Texts;
  target: boolean;
  tap: (seat: number, element: HTMLElement) => void;
}

/** What a role wants; with three players everybody hunts one other. */
export function goalOf({ info }: TableState, texts: Texts, role: number): string {
  const { key, id } = defOf(info, role);
  const three = `ui.goal-three-${id}`;
  if (info.players === 3 && texts.knows(three)) return texts.t(three);
  return texts.has(key) ? texts.content(key).line : '';
}

/** The own line: who you are, how you stand, what you want. */
export function Own({ state, seat, texts, target, tap }: OwnProps) {
  const { info } = state;
  const classes = ['own', seat.turn && 'turn', target && 'target', seat.asked && 'asked', !seat.alive && 'dead'];
  return (
    <section class={classes.filter(Boolean).join(' ')} data-seat={info.me}>
      <button
        type="button"
        class="own-seat"
        data-look={`seat ${info.me}`}
        onClick={(event) => tap(info.me, event.currentTarget)}
      >
        <span class="contents" aria-hidden="true">
          <span class="face">
            <Portrait character={seat.character} />
          </span>
          <span class="own-name">
            <b>{seat.name}</b> <span class="as">{seat.characterName}</span>
          </span>
          <span class="life-line">
            <Bullets life={seat.life} max={seat.max} />
            <b>{seat.life}</b>
            {seat.reach > 0 && (
              <span class="stat">
                <Icon name={signs.weapon} />
                {seat.reach}
              </span>
            )}
            {!seat.alive && <Icon name={signs.dead} />}
          </span>
          <Tiles seat={seat} info={info} most={5} />
          {target && (
            <span class="target-mark">
              <Icon name={signs.target} />
            </span>
          )}
        </span>
        <span class="heard">{`${texts.t('ui.you')}: ${seatLabel(seat, info, texts, target)}`}</span>
      </button>
      {seat.role >= 0 && (
        <button
          type="button"
          class={`own-role role-${defOf(info, seat.role).id}`}
          data-look={`card ${info.faces[seat.role].def} ${seat.role}`}
          data-look-on-tap
          data-zone={info.first.role + info.me}
        >
          <span class="role-name">
            <Icon name={emblemOf(defOf(info, seat.role))} />
            {defName(info, texts, info.faces[seat.role].def)}
          </span>
          <span class="goal">{goalOf(state, texts, seat.role)}</span>
        </button>
      )}
    </section>
  );
}
