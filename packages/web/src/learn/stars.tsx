import type { Texts } from '@sixgun/texts';

const MOST = 3;

export const Stars = ({ stars, texts }: { stars: number; texts: Texts }) => (
  <span class="stars" role="img" aria-label={texts.t('learn.stars', { n: stars })}>
    {Array.from({ length: MOST }, (_, i) => (
      <i key={i} class={i < stars ? 'star on' : 'star'}>
        ★
      </i>
    ))}
  </span>
);
