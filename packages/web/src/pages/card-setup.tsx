import type { ContentKey, Texts } from '@sixgun/texts';
import { useEffect } from 'preact/hooks';
import { Check, Choice } from '../dialogs/preferences.tsx';
import {
  type CardOption,
  cardPacks,
  optionsWith,
  presetLine,
  presetName,
  presetSets,
  presets,
} from '../setup/card-options.ts';
import { change, settings } from '../state/settings.ts';
import { useStore } from '../state/store.ts';
import { learn, useTexts } from '../text/language.ts';

/** None of the choices. */
const NONE = '';

const choiceLabel = (texts: Texts, value: string): string => {
  if (value === NONE) return texts.t('ui.none');
  const named = [`card/event/${value}`, `card/station/${value}`].find((key) => texts.has(key));
  return named === undefined ? value : texts.content(named as ContentKey).name;
};

function Option({ option: { name, choices, optional } }: { option: CardOption }) {
  const texts = useTexts();
  const { variants } = useStore(settings);
  const key = `card/variant/${name}`;
  // The words of a set that was chosen just now are still on their way.
  if (!texts.has(key)) return null;
  const { name: title, text } = texts.content(key);
  const set = (value: boolean | string) => change({ variants: { ...variants, [name]: value } });
  if (choices === undefined)
    return (
      <Check on={variants[name] === true} set={set}>
        <b>{title}</b>
        <small>{text}</small>
      </Check>
    );
  return (
    <Choice
      legend={title}
      name={name}
      values={optional ? [NONE, ...choices] : choices}
      value={String(variants[name] ?? (optional ? NONE : choices[0]))}
      label={(value) => choiceLabel(texts, value)}
      pick={set}
      hint={text}
    />
  );
}

/** Sets and rules of the card game: a choice of few, or every one by itself. */
export function CardSetup() {
  const texts = useTexts();
  const { preset, packs, variants } = useStore(settings);
  const options = optionsWith(packs, variants);
  useEffect(() => void learn(packs), [packs]);
  return (
    <>
      <Choice
        legend={texts.t('ui.preset')}
        name="preset"
        values={presets}
        value={preset}
        label={(each) => texts.t(presetName(each))}
        pick={(each) => change(each === 'custom' ? { preset: each } : { preset: each, ...presetSets[each] })}
        hint={texts.t(presetLine(preset))}
      />
      {preset === 'custom' && (
        <>
          <fieldset class="choice">
            <legend>{texts.t('ui.packs')}</legend>
            {cardPacks.map((pack) => (
              <Check
                key={pack}
                on={packs.includes(pack)}
                set={(on) => change({ packs: cardPacks.filter((each) => (each === pack ? on : packs.includes(each))) })}
              >
                <b>{texts.t(`pack.${pack}`)}</b>
                <small>{texts.t(`pack-line.${pack}`)}</small>
              </Check>
            ))}
          </fieldset>
          <fieldset class="choice">
            <legend>{texts.t('ui.variants')}</legend>
            {options
              .filter(({ choices }) => choices === undefined)
              .map((option) => (
                <Option key={option.name} option={option} />
              ))}
          </fieldset>
          {options
            .filter(({ choices }) => choices !== undefined)
            .map((option) => (
              <Option key={option.name} option={option} />
            ))}
        </>
      )}
    </>
  );
}
