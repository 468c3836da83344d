import { Fragment } from 'preact';
import { useEffect } from 'preact/hooks';
import { Check, Choice } from '../dialogs/preferences.tsx';
import {
  type DiceVariant,
  diceModules,
  dicePresets,
  isOn,
  playersNeeded,
  presetVariants,
  readingsWith,
} from '../setup/dice-options.ts';
import { change, settings } from '../state/settings.ts';
import { useStore } from '../state/store.ts';
import { learn, setsOf, useTexts } from '../text/language.ts';

function Option({ name, brief = false }: { name: DiceVariant; brief?: boolean }) {
  const texts = useTexts();
  const { diceVariants, players } = useStore(settings);
  const key = `dice/variant/${name}`;
  // Still on their way when the dice have been chosen just now.
  if (!texts.has(key)) return null;
  const { name: title, line, text } = texts.content(key);
  const needed = playersNeeded[name] ?? 0;
  return (
    <Check on={isOn(diceVariants, name)} set={(on) => change({ diceVariants: { ...diceVariants, [name]: on } })}>
      <b>{title}</b>
      <small>
        {brief ? `${line}.` : text}
        {players < needed && ` ${texts.t('dice.needs-players', { count: needed })}`}
      </small>
    </Check>
  );
}

/** Special roles alone, or shuffled with the normal ones. */
function MixedRoles() {
  const texts = useTexts();
  const { diceVariants } = useStore(settings);
  const set = (mixed: boolean) =>
    change({ diceVariants: { ...diceVariants, 'special-roles': mixed ? 'mixed' : true } });
  return (
    <Check on={diceVariants['special-roles'] === 'mixed'} set={set}>
      <b>{texts.t('dice.mixed')}</b>
      <small>{texts.t('dice.mixed-line')}</small>
    </Check>
  );
}

/** What takes part in the dice game: a choice of few, or every module and reading by itself. */
export function DiceSetup() {
  const texts = useTexts();
  const { dicePreset, diceVariants } = useStore(settings);
  useEffect(() => void learn(setsOf({ game: 'dice', packs: ['base', 'old-saloon'] })), []);
  return (
    <>
      <Choice
        legend={texts.t('ui.preset')}
        name="preset"
        values={dicePresets}
        value={dicePreset}
        label={(each) => texts.t(`ui.preset-${each}`)}
        pick={(each) =>
          change(each === 'custom' ? { dicePreset: each } : { dicePreset: each, diceVariants: presetVariants[each] })
        }
        hint={texts.t(`ui.preset-line-${dicePreset}`)}
      />
      {dicePreset === 'custom' && (
        <>
          <fieldset class="choice">
            <legend>{texts.t('pack.old-saloon')}</legend>
            {diceModules.map((module) => (
              <Fragment key={module}>
                <Option name={module} brief />
                {module === 'special-roles' && isOn(diceVariants, module) && <MixedRoles />}
              </Fragment>
            ))}
          </fieldset>
          <fieldset class="choice">
            <legend>{texts.t('ui.variants')}</legend>
            {readingsWith(diceVariants).map((reading) => (
              <Option key={reading} name={reading} />
            ))}
          </fieldset>
        </>
      )}
    </>
  );
}
