import type { Texts } from '@sixgun/texts';
import type { Afterwards } from '../story/table-state.ts';

interface LookBackProps {
  afterwards: Afterwards;
  texts: Texts;
  leave: (to: string) => void;
}

/** Ways from the end of a game back into it. */
export function LookBack({ afterwards: { place, kept, check }, texts, leave }: LookBackProps) {
  return (
    <>
      {!kept && <p class="hint">{texts.t('end.not-noted')}</p>}
      <div class="answers look-back">
        <button type="button" class="button" data-replay onClick={() => leave(place)}>
          {texts.t('end.replay')}
        </button>
        {check !== null && (
          <button type="button" class="button" data-fair onClick={() => leave(check)}>
            {texts.t('end.fair-deal')}
          </button>
        )}
      </div>
    </>
  );
}
