import type { Texts } from '@sixgun/texts';
import { useEffect } from 'preact/hooks';
import { Check } from '../../dialogs/preferences.tsx';
import {
  type DiceVariant,
  diceModules,
  dicePresets,
  isOn,
  playersNeeded,
  presetVariants,
  readingsWith,
} from '../../setup/dice-options.ts';
import { change, settings } from '../../state/settings.ts';
import { useStore } from '../../state/store.ts';
import { DICE_SETS, learn, useTexts } from '../../text/language.ts';
import { Cabinet } from './cabinet.tsx';
import { Presets } from './presets.tsx';

const set = (name: DiceVariant, value: boolean | string) =>
  change({ dicePreset: 'custom', diceVariants: { ...settings.get().diceVariants, [name]: value } });

export function DicePresets() {
  const texts = useTexts();
  const { dicePreset, diceVariants } = useStore(settings);
  return (
    <Presets
      options={dicePresets.map((each) => ({
        id: each,
        name: texts.t(`ui.preset-${each}`),
        line: texts.t(`ui.preset-line-${each}`),
        boxes: [
          'base',
          ...diceModules.filter((module) => each === 'everything' || (each === 'custom' && isOn(diceVariants, module))),
        ],
        on: each === dicePreset,
        pick: () =>
          change(each === 'custom' ? { dicePreset: each } : { dicePreset: each, diceVariants: presetVariants[each] }),
      }))}
    />
  );
}

/** Its words may still be on their way when the dice have been chosen just now. */
const saidOf = (texts: Texts, variant: DiceVariant): { name: string; line: string } =>
  texts.has(`dice/variant/${variant}`) ? texts.content(`dice/variant/${variant}`) : { name: '…', line: '' };

/** The modules of Old Saloon stand on the shelf one by one. */
export function DiceCabinet() {
  const texts = useTexts();
  const { diceVariants, players } = useStore(settings);
  const base = { pack: 'base', name: texts.t('ui.game-dice'), line: texts.t('pack-line.base-dice'), on: true } as const;
  useEffect(() => void learn(DICE_SETS), []);
  const modules = diceModules.map((module) => {
    const { name, line } = saidOf(texts, module);
    const needed = playersNeeded[module] ?? 0;
    const few = players < needed ? ` ${texts.t('dice.needs-players', { count: needed })}` : '';
    return {
      pack: module,
      name,
      line: `${line}.${few}`,
      on: isOn(diceVariants, module),
      set: (on: boolean) => set(module, on),
    };
  });
  return <Cabinet legend={texts.t('pack.old-saloon')} boxes={[base, ...modules]} />;
}

export function DiceVariants() {
  const texts = useTexts();
  const { diceVariants } = useStore(settings);
  return (
    <section class="panel variants">
      <fieldset class="choice">
        <legend>{texts.t('ui.variants')}</legend>
        <div class="variant-grid">
          {isOn(diceVariants, 'special-roles') && (
            <Check
              on={diceVariants['special-roles'] === 'mixed'}
              set={(mixed) => set('special-roles', mixed ? 'mixed' : true)}
            >
              <b>{texts.t('dice.mixed')}</b>
              <small>{texts.t('dice.mixed-line')}</small>
            </Check>
          )}
          {readingsWith(diceVariants).map((reading) => {
            const { name, line } = saidOf(texts, reading);
            return (
              <Check key={reading} on={isOn(diceVariants, reading)} set={(on) => set(reading, on)}>
                <b>{name}</b>
                <small>{line}.</small>
              </Check>
            );
          })}
        </div>
      </fieldset>
    </section>
  );
}
