import type { TableInfo } from '@sixgun/protocol';
import type { Texts } from '@sixgun/texts';
import type { ComponentChildren } from 'preact';
import { LanternMark } from '../art/level.tsx';
import { emblemOf, Icon, Portrait, signs } from '../art/pictures.tsx';
import { defName, defOf } from './box.ts';
import { Pips } from './pips.tsx';
import { Bullets, seatClasses, TargetMark } from './poster.tsx';
import type { SeatFacts } from './seat-facts.ts';

/** What the own line of either game needs beside the facts of the seat. */
export interface OwnProps {
  info: TableInfo;
  texts: Texts;
  target: boolean;
  /** What the own role wants. */
  goal: string;
  tap: (seat: number, element: HTMLElement) => void;
}

interface OwnLineProps extends OwnProps {
  seat: SeatFacts;
  /** The whole seat in one sentence. */
  label: string;
  part: string;
  grave?: string;
  spent?: boolean;
  /** What stands beside the life. */
  beside?: ComponentChildren;
  children?: ComponentChildren;
}

/** The own line: who you are, how you stand, what you want. */
export function OwnLine(props: OwnLineProps) {
  const { seat, info, texts, target, goal, tap, label, part, grave = signs.dead, spent = false } = props;
  return (
    <section class={seatClasses('own', seat, target)} data-seat={info.me}>
      <button
        type="button"
        class="own-seat"
        data-look={`seat ${info.me}`}
        onClick={(event) => tap(info.me, event.currentTarget)}
      >
        <span class="contents" aria-hidden="true">
          <span class="face">
            <Portrait character={seat.character} />
            {seat.load > 0 && <Pips load={seat.load} />}
          </span>
          <span class="own-name">
            <b>{seat.name}</b> <span class="as">{seat.characterName}</span>
          </span>
          <span class="life-line">
            <Bullets life={seat.life} max={seat.max} />
            <b>{seat.life}</b>
            {props.beside}
            {!seat.alive && <Icon name={grave} />}
          </span>
          {props.children}
          {target && !seat.hinted && <TargetMark meaning={seat.meaning} />}
          {seat.hinted && <LanternMark />}
        </span>
        <span class="heard">{`${texts.t('ui.you')}: ${label}`}</span>
      </button>
      {seat.role >= 0 && (
        <button
          type="button"
          class={`own-role role-${part}`}
          data-look={`card ${info.faces[seat.role].def} ${seat.role}`}
          data-look-on-tap
          data-zone={info.first.role + info.me}
        >
          <span class={spent ? 'role-name spent' : 'role-name'}>
            <Icon name={emblemOf(defOf(info, seat.role))} />
            {defName(info, texts, info.faces[seat.role].def)}
          </span>
          <span class="goal">{goal}</span>
        </button>
      )}
    </section>
  );
}
