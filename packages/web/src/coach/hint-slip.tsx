import { adviceIn, type Link, Names } from '@sixgun/narration';
import type { Hint, Level } from '@sixgun/protocol';
import type { MessageKey, Texts } from '@sixgun/texts';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Lantern } from '../art/level.tsx';
import { OldTimer } from '../art/old-timer.tsx';
import { moves } from '../motion/timing.ts';
import type { TableState } from '../story/table-state.ts';
import { partOf, roleOf } from '../table/box.ts';
import type { Controller } from '../table/controller.ts';
import { percentIn } from '../text/percent.ts';
import { Sentence } from '../text/rich.tsx';
import { moveLabel, moveSentence } from './move-words.ts';

const SIDES: Readonly<Record<string, MessageKey>> = {
  sheriff: 'hint.law',
  deputy: 'hint.law',
  outlaw: 'hint.outlaws',
  renegade: 'hint.renegade',
};

/** Who says so, where the strongest had no time. */
const SPEAKERS: Readonly<Partial<Record<Level, MessageKey>>> = {
  gunslinger: 'hint.by-gunslinger',
  greenhorn: 'hint.by-greenhorn',
};

/** Is the place of the question taken by a hint? Who goes on by himself sees the question again. */
export const isAdvised = ({ hint, decision, path }: TableState): boolean =>
  hint !== null && decision !== null && path.length === 0;

/** Whose chance it is. */
export function chanceText({ info, view }: TableState, seat: number): MessageKey {
  const role = roleOf(info, view, seat);
  return role < 0 || info.players === 3 ? 'hint.own' : (SIDES[partOf(info, role)] ?? 'hint.own');
}

interface SlipProps {
  state: TableState;
  texts: Texts;
}

interface ChancesProps extends SlipProps {
  hint: Hint;
  /** Whose chance it is, in words. */
  whose: string;
}

/** The move and what else was tried, with the chance of the own side. */
export function Chances({ state, texts, hint, whose }: ChancesProps) {
  const thinking = hint.why?.thinking;
  if (thinking?.by !== 'playouts') return null;
  const all = [{ picks: hint.picks, percent: thinking.percent }, ...hint.others];
  return (
    <ul class="chances" aria-label={whose}>
      {all.map(({ picks, percent }, i) => (
        <li key={picks.join()} class={i === 0 ? 'best' : undefined}>
          <span class="chance-move">{moveLabel(state, texts, picks)}</span>
          <i class="chance-bar" style={`--share:${percent}`} />
          <span class="chance-percent">{percentIn(texts.language, percent)}</span>
        </li>
      ))}
    </ul>
  );
}

const FLICKER = 700;

/** The flame flickers while somebody thinks. */
function useFlicker(thinking: boolean) {
  const flame = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (!thinking || !moves()) return undefined;
    const timing = { duration: FLICKER, iterations: Number.POSITIVE_INFINITY, direction: 'alternate' } as const;
    const flicker = flame.current?.animate({ opacity: [1, 0.45] }, timing);
    return () => flicker?.cancel();
  }, [thinking]);
  return flame;
}

/** The old-timer with his lantern. */
export function Adviser({ thinking }: { thinking: boolean }) {
  const flame = useFlicker(thinking);
  return (
    <span class="adviser">
      <OldTimer />
      <span class="flame" ref={flame}>
        <Lantern />
      </span>
    </span>
  );
}

interface HintSlipProps extends SlipProps {
  control: Controller;
  look: (link: Link) => void;
}

/** The old-timer in the place of the question: what he would do and why, what else there is, and the way to do it. */
export function HintSlip({ state, texts, control, look }: HintSlipProps) {
  const { hint, info } = state;
  const close = useRef<HTMLButtonElement>(null);
  // What was pressed is gone; the focus must not be lost with it.
  useLayoutEffect(() => close.current?.focus({ preventScroll: true }), []);
  const told = hint !== null && typeof hint === 'object' ? hint : null;
  const whose = texts.t(chanceText(state, info.me));
  return (
    <section class="action mine hint-slip" aria-label={texts.t('hint.hint')}>
      <Adviser thinking={hint === 'thinking'} />
      <div class="advice">
        <p class="prompt" role="status">
          {told === null ? (
            texts.t(hint === 'nothing' ? 'hint.nothing' : 'hint.thinking')
          ) : (
            <Sentence parts={moveSentence(state, texts, told.picks)} look={look} />
          )}
        </p>
        {told !== null && (
          <>
            {told.why !== null && (
              <p class="advice-why">
                <Sentence parts={adviceIn(new Names(texts, info), told.why)} look={look} />
              </p>
            )}
            <p class="advice-whose">
              {told.why?.thinking.by === 'playouts' && `${whose} `}
              {texts.t(SPEAKERS[told.level] ?? 'hint.by-legend')}
            </p>
          </>
        )}
      </div>
      {told !== null && <Chances state={state} texts={texts} hint={told} whose={whose} />}
      <div class="answers">
        <button type="button" class="button" ref={close} data-close-hint onClick={() => control.cancel()}>
          {texts.t('ui.close')}
        </button>
        {told !== null && (
          <button type="button" class="button strong" data-do-it onClick={() => control.sendMove(told.picks)}>
            {texts.t('ui.do-it')}
          </button>
        )}
      </div>
    </section>
  );
}
