import type { Texts } from '@sixgun/texts';
import { oldSaloonEmblems } from '../art/emblems.ts';
import { emblemOf, Icon, Portrait, signs } from '../table/art.tsx';
import { defName, defOf } from '../table/box.ts';
import { Bullets } from '../table/seat.tsx';
import type { TableState } from '../table/state.ts';
import { Arrows, Marks } from './marks.tsx';
import { type DiceSeatFacts, diceSeatLabel } from './seat-marks.ts';

interface DiceOwnProps {
  state: TableState;
  seat: DiceSeatFacts;
  texts: Texts;
  target: boolean;
  tap: (seat: number, element: HTMLElement) => void;
}

/** What a role wants; a special one wants what its kind does. */
export function diceGoal({ info }: TableState, texts: Texts, part: string): string {
  const three = `ui.goal-three-${part}`;
  if (info.players === 3 && texts.knows(three)) return texts.t(three);
  const key = `dice/role/${part}`;
  return texts.has(key) ? texts.content(key).line : '';
}

/** The own line: who you are, how you stand, what you want. */
export function DiceOwn({ state, seat, texts, target, tap }: DiceOwnProps) {
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
            <b>{seat.life}</b>
            <Bullets life={seat.life} max={seat.max} />
            {!seat.alive && <Icon name={seat.ghost ? oldSaloonEmblems.ghost : signs.dead} />}
          </span>
          {seat.alive && <Arrows seat={seat} />}
          <Marks seat={seat} />
          {target && (
            <span class="target-mark">
              <Icon name={signs.target} />
            </span>
          )}
        </span>
        <span class="heard">{`${texts.t('ui.you')}: ${diceSeatLabel(seat, info, texts, target)}`}</span>
      </button>
      {seat.role >= 0 && (
        <button
          type="button"
          class={`own-role role-${seat.part}`}
          data-look={`card ${info.faces[seat.role].def} ${seat.role}`}
          data-look-on-tap
          data-zone={info.first.role + info.me}
        >
          <span class={seat.spent ? 'role-name spent' : 'role-name'}>
            <Icon name={emblemOf(defOf(info, seat.role))} />
            {defName(info, texts, info.faces[seat.role].def)}
          </span>
          <span class="goal">
            {diceGoal(state, texts, seat.part)}
            {seat.spent && ` (${texts.t('dice.spent')})`}
          </span>
        </button>
      )}
    </section>
  );
}
