import type { ContentKey, Texts } from '@sixgun/texts';
import { useEffect } from 'preact/hooks';
import { Check, Choice } from '../../dialogs/preferences.tsx';
import {
  type CardOption,
  cardPacks,
  optionsWith,
  presetLine,
  presetName,
  presetSets,
  presets,
} from '../../setup/card-options.ts';
import { change, settings } from '../../state/settings.ts';
import { useStore } from '../../state/store.ts';
import { learn, useTexts } from '../../text/language.ts';
import { Cabinet } from './cabinet.tsx';
import { Presets } from './presets.tsx';

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
  const { name: title, line } = texts.content(key);
  const set = (value: boolean | string) => change({ preset: 'custom', variants: { ...variants, [name]: value } });
  if (choices === undefined)
    return (
      <Check on={variants[name] === true} set={set}>
        <b>{title}</b>
        <small>{line}.</small>
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
      hint={`${line}.`}
    />
  );
}

export function CardPresets() {
  const texts = useTexts();
  const { preset, packs } = useStore(settings);
  return (
    <Presets
      options={presets.map((each) => ({
        id: each,
        name: texts.t(presetName(each)),
        line: texts.t(presetLine(each)),
        boxes: each === 'everything' ? ['base', ...cardPacks] : each === 'custom' ? boxesOf(packs) : ['base'],
        on: each === preset,
        pick: () => change(each === 'custom' ? { preset: each } : { preset: each, ...presetSets[each] }),
      }))}
    />
  );
}

const boxesOf = (packs: readonly string[]) => {
  const chosen = cardPacks.filter((pack) => packs.includes(pack));
  return chosen.length > 0 ? chosen : (['base'] as const);
};

export function CardCabinet() {
  const texts = useTexts();
  const { packs } = useStore(settings);
  const toggle = (pack: string, on: boolean) =>
    change({ preset: 'custom', packs: cardPacks.filter((each) => (each === pack ? on : packs.includes(each))) });
  const base = { pack: 'base', name: texts.t('pack.base'), line: texts.t('pack-line.base'), on: true } as const;
  const others = cardPacks.map((pack) => ({
    pack,
    name: texts.t(`pack.${pack}`),
    line: texts.t(`pack-line.${pack}`),
    on: packs.includes(pack),
    set: (on: boolean) => toggle(pack, on),
  }));
  return <Cabinet legend={texts.t('ui.packs')} boxes={[base, ...others]} />;
}

/** Variants of the boxes in play; the value of those whose box is out is kept. */
export function CardVariants() {
  const texts = useTexts();
  const { packs, variants } = useStore(settings);
  const options = optionsWith(packs, variants);
  useEffect(() => void learn(packs), [packs]);
  const several = options.filter(({ choices }) => choices !== undefined);
  return (
    <section class="panel variants">
      <fieldset class="choice">
        <legend>{texts.t('ui.variants')}</legend>
        <div class="variant-grid">
          {options
            .filter(({ choices }) => choices === undefined)
            .map((option) => (
              <Option key={option.name} option={option} />
            ))}
        </div>
      </fieldset>
      {several.map((option) => (
        <Option key={option.name} option={option} />
      ))}
    </section>
  );
}
