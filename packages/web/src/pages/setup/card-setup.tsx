import type { ContentKey, Texts } from '@sixgun/texts';
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
import { useTexts } from '../../text/language.ts';
import { Cabinet } from './cabinet.tsx';
import { Presets } from './presets.tsx';

const choiceLabel = (texts: Texts, value: string): string => {
  const event = `card/event/${value}`;
  return texts.has(event) ? texts.content(event as ContentKey).name : value;
};

function Option({ option: { name, choices } }: { option: CardOption }) {
  const texts = useTexts();
  const { variants } = useStore(settings);
  const { name: title, line } = texts.content(`card/variant/${name}`);
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
      values={choices}
      value={String(variants[name] ?? choices[0])}
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
  const { packs } = useStore(settings);
  const options = optionsWith(packs);
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
