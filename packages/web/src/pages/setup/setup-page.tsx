import { useState } from 'preact/hooks';
import { Icon } from '../../art/pictures.tsx';
import { change, settings } from '../../state/settings.ts';
import { useStore } from '../../state/store.ts';
import { useTexts } from '../../text/language.ts';
import '../../style/setup.css';
import type { PageProps } from '../page.ts';
import { CardCabinet, CardPresets, CardVariants } from './card-setup.tsx';
import { DiceCabinet, DicePresets, DiceVariants } from './dice-setup.tsx';
import { Seating } from './seating.tsx';
import { NewerSetup, Share, takeLink } from './share.tsx';

const GAMES = ['card', 'dice'] as const;

function GameChoice() {
  const texts = useTexts();
  const { game } = useStore(settings);
  return (
    <fieldset class="choice games">
      <legend class="heard">{texts.t('ui.game')}</legend>
      {GAMES.map((each) => (
        <label key={each} class={each === game ? 'option on' : 'option'}>
          <input type="radio" name="game" checked={each === game} onChange={() => change({ game: each })} />
          <Icon name={each === 'card' ? 'poker-hand' : 'rolling-dices'} />
          <span>{texts.t(`ui.game-${each}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Agreeing on a game by looking at it; everything is remembered. */
export function Page({ play, back }: PageProps) {
  const texts = useTexts();
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
        <div class="answers sticky">
          <button type="submit" class="button strong big" data-start>
            {texts.t('ui.start')}
          </button>
        </div>
      </form>
      {newer !== null && <NewerSetup {...newer} close={() => setNewer(null)} />}
    </main>
  );
}
