import { useState } from 'preact/hooks';
import { settings } from '../../state/settings.ts';
import { useStore } from '../../state/store.ts';
import { useTexts } from '../../text/language.ts';
import '../../style/setup.css';
import type { PageProps } from '../page.ts';
import { useAlone } from '../ways-in.tsx';
import { CardCabinet, CardPresets, CardVariants } from './card-setup.tsx';
import { Clock } from './clock.tsx';
import { DiceCabinet, DicePresets, DiceVariants } from './dice-setup.tsx';
import { GameChoice } from './game-choice.tsx';
import { Seating } from './seating.tsx';
import { NewerSetup, Share, takeLink } from './share.tsx';

/** Agreeing on a game by looking at it; everything is remembered. */
export function Page({ play, go, back }: PageProps) {
  const texts = useTexts();
  const alone = useAlone();
  const [told, tell] = useState(false);
  const { game } = useStore(settings);
  const [newer, setNewer] = useState(takeLink);
  const [Presets, Cabinet, Variants] =
    game === 'dice' ? [DicePresets, DiceCabinet, DiceVariants] : [CardPresets, CardCabinet, CardVariants];
  return (
    <main class="setup planks">
      <header class="page-head">
        <button type="button" class="chip" aria-label={texts.t('ui.back')} onClick={back}>
          ←
        </button>
        <h1>{texts.t('ui.setup')}</h1>
        <Share />
      </header>
      <form
        class="setup-form"
        onSubmit={(event) => {
          event.preventDefault();
          play();
        }}
      >
        <section class="panel kinds">
          <GameChoice />
          <Presets />
        </section>
        <Seating />
        <Cabinet />
        <Variants />
        <section class="panel clocks">
          <Clock />
        </section>
        <div class="answers sticky">
          <p class={told && alone !== null ? 'why-alone' : 'heard'} role="status">
            {told && alone !== null ? alone : ''}
          </p>
          <button
            type="button"
            class={alone === null ? 'button big' : 'button big off'}
            aria-disabled={alone !== null}
            data-invite
            onClick={() => (alone === null ? go('host') : tell(true))}
          >
            {texts.t('ui.invite')}
          </button>
          <button type="submit" class="button strong big" data-start>
            {texts.t('ui.start')}
          </button>
        </div>
      </form>
      {newer !== null && <NewerSetup {...newer} close={() => setNewer(null)} />}
    </main>
  );
}
