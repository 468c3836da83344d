import { hasSeat, seatsOf } from '@sixgun/engine';
import { Names } from '@sixgun/narration';
import { previousOf } from '@sixgun/protocol';
import type { Texts } from '@sixgun/texts';
import { useContext, useMemo } from 'preact/hooks';
import { emblemOf, Icon, Portrait, signs } from '../art/pictures.tsx';
import { MarksLine } from '../notebook/notebook.tsx';
import { BetLine } from '../stage/bet.tsx';
import { winningSide } from '../stage/victory.tsx';
import { tallyOf } from '../story/ending.ts';
import type { TableState } from '../story/table-state.ts';
import { defName, defOf, readers } from '../table/box.ts';
import type { Again } from '../table/previous.ts';
import { seatFacts } from '../table/seat-facts.ts';
import { EndFoot } from './end-foot.ts';
import { Awards, Decided } from './end-story.tsx';
import { LifeCurve } from './life-curve.tsx';
import { LookBack } from './look-back.tsx';

const SIDES = { law: 'log.wins-law', outlaws: 'log.wins-outlaws', renegade: 'log.wins-renegade' } as const;

interface EndSheetProps {
  state: TableState;
  texts: Texts;
  again: Again;
  leave: (to: string) => void;
  close: () => void;
}

function verdict(state: TableState, texts: Texts): string {
  const { view } = state;
  const side = winningSide(state);
  if (side !== null) return texts.t(SIDES[side]);
  const winners = seatsOf(view.winners);
  if (winners.length === 0) return texts.t('log.nobody-wins');
  return texts.t('log.wins-players', { names: new Names(texts, readers(state)).seats(winners) });
}

/** That somebody is out, and since which turn. */
const fate = (turn: number | undefined, texts: Texts): string =>
  [texts.t('ui.out'), turn === undefined ? '' : texts.t('end.turn', { n: turn })].filter(Boolean).join(', ');

/** Whoever plays alone, or with people at the same device, deals again at once. */
function OwnFoot({ state, texts, again, leave, close }: EndSheetProps) {
  const { info, view } = state;
  return (
    <>
      {info.game === 'card' && <p class="hint">{texts.t('end.keep-characters')}</p>}
      <div class="answers">
        <button type="button" class="button" onClick={close}>
          {texts.t('ui.look-at-table')}
        </button>
        <button type="button" class="button" onClick={() => leave('setup')}>
          {texts.t('ui.setup')}
        </button>
        <button
          type="button"
          class="button strong"
          data-again
          data-first
          onClick={() => again({ names: info.names, previous: previousOf(info, view) })}
        >
          {texts.t('ui.play-again')}
        </button>
      </div>
    </>
  );
}

/** How it ended: who was who, who has won, how the lives went. */
export function EndSheet({ state, texts, again, leave, close }: EndSheetProps) {
  const { info, view, chronicle, afterwards } = state;
  const foot = useContext(EndFoot);
  const tally = useMemo(() => tallyOf(chronicle.lines, info.players), [chronicle.lines]);
  const watch = afterwards === null ? null : (turn: number) => leave(`${afterwards.place}?turn=${turn}`);
  const died = (seat: number) => tally.deaths.findLast((death) => death.seat === seat)?.turn;
  const { me } = readers(state);
  const left = me in info.names && !seatFacts(state, texts, me).alive ? died(me) : undefined;
  return (
    <div class="ending">
      <p class="verdict">
        {verdict(state, texts)} {left !== undefined && <small>{texts.t('death.unknown', { n: left })}</small>}
      </p>
      <ol class="roll">
        {view.order.map((seat) => {
          const facts = seatFacts(state, texts, seat);
          const won = hasSeat(view.winners, seat);
          return (
            <li key={seat} class={won ? 'roll-line won' : 'roll-line'}>
              <Portrait character={facts.character} />
              <span class="roll-name">
                <b class={seat === me ? 'mine' : undefined}>{facts.name}</b>
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
                {!facts.alive && <small aria-hidden="true">{died(seat)}</small>}
                <span class="heard">
                  {won ? texts.t('ui.winner', { names: facts.name }) : ''} {facts.alive ? '' : fate(died(seat), texts)}
                </span>
              </span>
            </li>
          );
        })}
      </ol>
      <Decided state={state} texts={texts} tally={tally} watch={watch} />
      <Awards state={state} texts={texts} tally={tally} />
      {!state.shared && <MarksLine state={state} texts={texts} />}
      <BetLine state={state} texts={texts} />
      <LifeCurve state={state} texts={texts} curve={chronicle.curve} />
      {afterwards !== null && <LookBack afterwards={afterwards} texts={texts} leave={leave} />}
      {foot ?? <OwnFoot state={state} texts={texts} again={again} leave={leave} close={close} />}
    </div>
  );
}
