import type { Texts } from '@sixgun/texts';

interface LifeChangeProps {
  from: number;
  to: number;
  max: number;
  texts: Texts;
}

/** What somebody loses or regains: the bullets, those that go in red, those that come in green, and both numbers. */
export function LifeChange({ from, to, max, texts }: LifeChangeProps) {
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  const kind = (i: number): string => {
    if (i < low) return 'bullet-on';
    if (i < high) return from > to ? 'bullet-goes' : 'bullet-comes';
    return 'bullet-off';
  };
  return (
    <span class="life-change">
      <span class="contents" aria-hidden="true">
        <span class={max > 6 ? 'bullets many' : 'bullets'}>
          {Array.from({ length: Math.max(max, high) }, (_, i) => (
            <i key={i} class={kind(i)} />
          ))}
        </span>
        <b>
          {from}
          <i class={from > to ? 'goes' : 'comes'}>→</i>
          {to}
        </b>
      </span>
      <span class="heard">{texts.t('stage.lives-from-to', { from, to })}</span>
    </span>
  );
}
