import type { Texts } from '@sixgun/texts';
import { percentIn } from '../text/percent.ts';

/** In this order everywhere; the sheriff is known. */
export const ODDS_PARTS = ['deputy', 'outlaw', 'renegade'] as const;
/** A smaller share has no room for its number. */
const LEAST_SAID = 20;

/**
 * Odds of sheriff, deputy, outlaw and renegade as whole percents of the last three, which are a hundred together: what
 * rounding down has left goes to those it took most from. None where they are known.
 */
export function percentsOf(odds: readonly number[] | null): number[] {
  if (odds === null) return [];
  const exact = odds.slice(1).map((share) => 100 * share);
  const percents = exact.map(Math.floor);
  const left = Math.round(exact.reduce((sum, share) => sum + share, 0)) - percents.reduce((sum, each) => sum + each, 0);
  const lost = (i: number): number => exact[i] - percents[i];
  const neediest = exact.map((_, i) => i).sort((a, b) => lost(b) - lost(a));
  for (const i of neediest.slice(0, left)) percents[i]++;
  return percents;
}

export const oddsLabel = (texts: Texts, percents: readonly number[]): string =>
  ODDS_PARTS.map(
    (part, i) => `${texts.content(`card/role/${part}`).name} ${percentIn(texts.language, percents[i])}`,
  ).join(', ');

/** Deputy plain, outlaw hatched, renegade ruled. */
export function OddsBar({ percents, numbers = false }: { percents: readonly number[]; numbers?: boolean }) {
  return (
    <span class={numbers ? 'odds' : 'odds strip'} aria-hidden="true">
      {ODDS_PARTS.map((part, i) => (
        <i key={part} class={`odds-${part}`} style={`--share:${percents[i]}`}>
          {numbers && percents[i] >= LEAST_SAID && <b>{percents[i]}</b>}
        </i>
      ))}
    </span>
  );
}

/** What the patterns mean. */
export function OddsLegend({ texts }: { texts: Texts }) {
  return (
    <span class="odds-legend">
      {ODDS_PARTS.map((part) => (
        <span key={part}>
          <i class={`odds-${part}`} /> {texts.content(`card/role/${part}`).name}
        </span>
      ))}
    </span>
  );
}
