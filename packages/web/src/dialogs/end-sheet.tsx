import { everybody, hasSeat, seatsOf } from '@sixgun/engine';
import type { MessageKey, Texts } from '@sixgun/texts';
import { emblemOf, Icon, Portrait, signs } from '../art/pictures.tsx';
import { MarksLine } from '../notebook/notebook.tsx';
import type { TableState } from '../story/table-state.ts';
import { counter, defName, defOf, partOf, roleOf } from '../table/box.ts';
import { seatFacts } from '../table/seat-facts.ts';
import { LifeCurve } from './life-curve.tsx';

const SIDES: Readonly<Record<string, MessageKey>> = {
  sheriff: 'log.wins-law',
  deputy: 'log.wins-law',
  outlaw: 'log.wins-outlaws',
  renegade: 'log.wins-renegade',
};

interface EndSheetProps {
  state: TableState;
  texts: Texts;
  again: () => void;
  setUp: () => void;
  close: () => void;
}

function verdict({ info, view }: TableState, texts: Texts): string {
  const winners = seatsOf(view.winners);
  const sideOf = (seat: number): MessageKey | undefined => {
    const role = roleOf(info, view, seat);
    // A ghost may have changed sides, so it speaks for none.
    return role < 0 || counter(info, view, 'ghost', seat) !== 0 ? undefined : SIDES[partOf(info, role)];
  };
  const key =
    winners.length === 0 || info.players === 3 ? undefined : winners.map(sideOf).find((side) => side !== undefined);
  // Not every game is won by a side: an event may let the last one standing win alone.
  const whole = seatsOf(everybody(info.players)).every((seat) => sideOf(seat) !== key || winners.includes(seat));
  if (key !== undefined && (whole || key === 'log.wins-renegade')) return texts.t(key);
  if (winners.length === 0) return texts.t('log.nobody-wins');
  return texts.t('log.wins-players', { names: winners.map((seat) => info.names[seat]).join(', ') });
}

/** How it ended: who was who, who has won, how the lives went. */
export function EndSheet({ state, texts, again, setUp, close }: EndSheetProps) {
  const { info, view, chronicle } = state;
  return (
    <div class="ending">
      <p class="verdict">{verdict(state, texts)}</p>
      <ol class="roll">
        {view.order.map((seat) => {
          const facts = seatFacts(state, texts, seat);
          const won = hasSeat(view.winners, seat);
          return (
            <li key={seat} class={won ? 'roll-line won' : 'roll-line'}>
              <Portrait character={facts.character} />
              <span class="roll-name">
                <b class={seat === info.me ? 'mine' : undefined}>{facts.name}</b>
                <span>{facts.characterName}</span>
              </span>
              <span class="roll-role">
                {facts.role >= 0 && (
                  <>
                    <Icon name={emblemOf(defOf(info, facts.role))} />
                    {defName(info, texts, info.faces[facts.role].def)}
                  </>
                )}
              </span>
              <span class="roll-fate">
                {won && <Icon name={signs.winner} />}
                {!facts.alive && <Icon name={signs.dead} />}
                <span class="heard">
                  {won ? texts.t('ui.winner', { names: facts.name }) : ''} {facts.alive ? '' : texts.t('ui.out')}
                </span>
              </span>
            </li>
          );
        })}
      </ol>
      <MarksLine state={state} texts={texts} />
      <LifeCurve info={info} texts={texts} curve={chronicle.curve} />
      <div class="answers">
        <button type="button" class="button" onClick={close}>
          {texts.t('ui.look-at-table')}
        </button>
        <button type="button" class="button" onClick={setUp}>
          {texts.t('ui.setup')}
        </button>
        <button type="button" class="button strong" data-again data-first onClick={again}>
          {texts.t('ui.play-again')}
        </button>
      </div>
    </div>
  );
}
