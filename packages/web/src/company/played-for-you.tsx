import { useEffect } from 'preact/hooks';
import type { OnlineTable } from '../online/online-table.ts';
import { useStore } from '../state/store.ts';
import { Log } from '../story/log.tsx';
import type { OverProps } from '../table/company.ts';
import { useTexts } from '../text/language.ts';

const MOST = 12;
/** Then it is in nobody's way any more: the story has it all. */
const READ_WITHIN = 8000;

/** How much of the story was seen while one sat here oneself; null on a page that has just been opened. */
export interface Seen {
  lines: number | null;
}

interface PlayedForYouProps extends Omit<OverProps, 'wide'> {
  table: OnlineTable;
  seen: Seen;
}

/**
 * A bot plays the own seat, or has until a moment ago: what has happened since then. Whoever comes back has the seat at
 * once; whoever has let his time run out takes it back himself.
 */
export function PlayedForYou({ table, state, look, seen }: PlayedForYouProps) {
  const texts = useTexts();
  const { doc, seat, away } = useStore(table.room);
  const { lines } = state.chronicle;
  const isLate = doc?.seats[seat]?.cover === 'clock';
  // Whoever is asked has no time to read it, and it would lie over the question.
  const isAsked = state.decision !== null && !state.decision.standing;
  useEffect(() => {
    if (!away) return undefined;
    const timer = setTimeout(() => table.noteBack(), READ_WITHIN);
    return () => clearTimeout(timer);
  }, [away]);
  if ((!isLate && (!away || isAsked)) || state.view.over) {
    seen.lines = lines.length;
    return null;
  }
  const missed = lines.slice(seen.lines ?? -MOST);
  const [what, why, back] = isLate
    ? (['company.bot-plays-you', 'company.time-was-up', 'company.take-back-seat'] as const)
    : (['company.you-were-away', 'company.seat-is-back', 'ui.go-on'] as const);
  return (
    <section class="played-for-you" aria-label={texts.t(what)} data-played-for-you>
      <p role="alert">
        <b>{texts.t(what)}</b> {texts.t(why)}
      </p>
      {missed.length > 0 && <Log lines={missed} info={state.info} texts={texts} most={MOST} look={look} />}
      <button
        type="button"
        class="button strong"
        data-here
        onClick={() => {
          if (isLate) table.here();
          table.noteBack();
        }}
      >
        {texts.t(back)}
      </button>
    </section>
  );
}
