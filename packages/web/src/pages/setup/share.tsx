import { useState } from 'preact/hooks';
import { pageEmblems } from '../../art/emblems.ts';
import { Icon } from '../../art/pictures.tsx';
import { Dialog } from '../../dialogs/dialog.tsx';
import { LinkByHand } from '../../dialogs/link-by-hand.tsx';
import { presetOf, variantsWith } from '../../setup/card-options.ts';
import { diceVariantsWith } from '../../setup/dice-options.ts';
import { type LinkedSetup, linkTo, readLink } from '../../setup/link.ts';
import { copyText } from '../../state/clipboard.ts';
import { goTo, here } from '../../state/history.ts';
import { change, settings } from '../../state/settings.ts';
import { useTexts } from '../../text/language.ts';

function address(): string {
  const { game, players, packs, variants, diceVariants, level, seatLevels } = settings.get();
  const own =
    game === 'dice'
      ? { packs: [], variants: diceVariantsWith(diceVariants) }
      : { packs, variants: variantsWith(packs, variants) };
  return `${location.origin}${location.pathname}#${linkTo({ game, players, ...own, strength: { level, seatLevels } })}`;
}

/** The whole set-up as a link; where nothing can be copied it is shown to be copied by hand. */
export function Share() {
  const texts = useTexts();
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = async () => setCopied(await copyText(address()));
  return (
    <>
      <button type="button" class="chip share" data-share onClick={() => void copy()}>
        <Icon name={pageEmblems.share} />
        <span class="wide-only">{texts.t('ui.copy-link')}</span>
        <span class="narrow-only">{texts.t('ui.link')}</span>
      </button>
      <span class="heard" role="status">
        {copied ? texts.t('ui.link-copied') : ''}
      </span>
      {copied && <span class="copied">{texts.t('ui.link-copied')}</span>}
      {copied === false && <LinkByHand link={address()} close={() => setCopied(null)} />}
    </>
  );
}

function take({ game, players, packs, variants, strength }: LinkedSetup): void {
  if (game === 'dice') change({ game, players, dicePreset: 'custom', diceVariants: variants, ...strength });
  else change({ game, players, preset: presetOf(packs, variants), packs, variants, ...strength });
}

/** Takes over the set-up of the address; the answer names what is not known here. */
export function takeLink(): { setup: LinkedSetup; unknown: string[] } | null {
  const read = readLink(here().split('?')[1] ?? '');
  if (read === null) return null;
  // A reload must not take it over again.
  goTo('setup', true);
  if (read.unknown.length > 0) return read;
  take(read.setup);
  return null;
}

export function NewerSetup({ setup, unknown, close }: { setup: LinkedSetup; unknown: string[]; close: () => void }) {
  const texts = useTexts();
  return (
    <Dialog kind="question" title={texts.t('ui.setup')} close={close}>
      <p>{texts.t('ui.needs-newer', { names: unknown.join(', ') })}</p>
      <div class="answers">
        <button type="button" class="button" onClick={close}>
          {texts.t('ui.leave-it')}
        </button>
        <button
          type="button"
          class="button strong"
          data-take-known
          onClick={() => {
            take(setup);
            close();
          }}
        >
          {texts.t('ui.take-known')}
        </button>
      </div>
    </Dialog>
  );
}
