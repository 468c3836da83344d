import type { Texts } from '@sixgun/texts';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Share } from './statistics.ts';

const percent = (share: number): number => Math.round(share * 100);

interface ShareRowsProps {
  title: string;
  shares: readonly Share[];
  texts: Texts;
  nameOf: (id: string) => string;
  signOf: (id: string) => ComponentChildren;
  /** So many are shown before all of them are asked for. */
  first?: number;
}

/** One line a value: a point with its interval, and what bots win there. */
export function ShareRows({ title, shares, texts, nameOf, signOf, first = shares.length }: ShareRowsProps) {
  const [whole, show] = useState(false);
  if (shares.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul class="share-rows">
        {shares.slice(0, whole ? shares.length : first).map(({ id, won, played, low, high, expected }) => (
          <li key={id}>
            <span class="share-sign">{signOf(id)}</span>
            <span class="share-name">{nameOf(id)}</span>
            <span class="share-plot" aria-hidden="true">
              <i class="share-line" style={`left:${percent(low)}%;right:${100 - percent(high)}%`} />
              {expected !== null && <i class="share-expected" style={`left:${percent(expected)}%`} />}
              <i class="share-point" style={`left:${percent(won / played)}%`} />
            </span>
            <b>{texts.t('games.of', { won, played })}</b>
            <span class="heard">
              {texts.t('games.between', { percent: percent(won / played), low: percent(low), high: percent(high) })}
            </span>
          </li>
        ))}
      </ul>
      {shares.length > first && (
        <button type="button" class="button" aria-expanded={whole} onClick={() => show(!whole)}>
          {texts.t(whole ? 'games.fewer' : 'games.all', { count: shares.length })}
        </button>
      )}
    </section>
  );
}
