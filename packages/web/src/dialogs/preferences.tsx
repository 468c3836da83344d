import { languages } from '@sixgun/texts';
import type { ComponentChildren } from 'preact';
import { applyTheme, change, LESSONS, settings, speeds, themes } from '../state/settings.ts';
import { useStore } from '../state/store.ts';
import { switchLanguage, useTexts } from '../text/language.ts';

export const LANGUAGE_NAMES = { en: 'English', cs: 'Čeština', pl: 'Polski' } as const;

interface ChoiceProps<T extends string | number> {
  legend: string;
  name: string;
  values: readonly T[];
  value: T;
  label: (value: T) => string;
  pick: (value: T) => void;
  hint?: string;
  /** All of them in one row, each as wide as the next. */
  even?: boolean;
}

/** One of a few, all of them in sight. */
export function Choice<T extends string | number>(props: ChoiceProps<T>) {
  const { legend, name, values, value, label, pick, hint, even = false } = props;
  return (
    <fieldset class="choice">
      <legend>{legend}</legend>
      <div class={even ? 'choice-row even' : 'choice-row'}>
        {values.map((each) => (
          <label key={each} class={each === value ? 'option on' : 'option'}>
            <input type="radio" name={name} checked={each === value} onChange={() => pick(each)} />
            <span>{label(each)}</span>
          </label>
        ))}
      </div>
      {hint !== undefined && <p class="hint">{hint}</p>}
    </fieldset>
  );
}

export function Check(props: { on: boolean; set: (on: boolean) => void; children: ComponentChildren }) {
  return (
    <label class="check">
      <input type="checkbox" checked={props.on} onChange={(event) => props.set(event.currentTarget.checked)} />
      <span>{props.children}</span>
    </label>
  );
}

export function LanguageChoice() {
  const texts = useTexts();
  return (
    <Choice
      legend={texts.t('ui.language')}
      name="language"
      values={languages}
      value={texts.language}
      label={(language) => LANGUAGE_NAMES[language]}
      pick={(language) => void switchLanguage(language)}
    />
  );
}

export function SpeedChoice() {
  const texts = useTexts();
  const { speed } = useStore(settings);
  return (
    <Choice
      legend={texts.t('ui.speed')}
      name="speed"
      values={speeds}
      value={speed}
      label={(each) => texts.t(`ui.speed-${each}`)}
      pick={(chosen) => change({ speed: chosen })}
      hint={texts.t('ui.speed-line')}
    />
  );
}

/** The browser asks once; who refuses there gets no notice, and the box says so. */
async function wantNotice(on: boolean): Promise<void> {
  change({ notify: on });
  if (on && (await Notification.requestPermission()) !== 'granted') change({ notify: false });
}

/** What a player may change at any moment. */
export function Preferences() {
  const texts = useTexts();
  const { theme, muted, volume, lessMotion, notify, explained, botsTalk } = useStore(settings);
  return (
    <>
      <LanguageChoice />
      <SpeedChoice />
      <Choice
        legend={texts.t('ui.theme')}
        name="theme"
        values={themes}
        value={theme}
        label={(each) => texts.t(`ui.theme-${each}`)}
        pick={(chosen) => {
          change({ theme: chosen });
          applyTheme();
        }}
      />
      <Check on={lessMotion} set={(on) => change({ lessMotion: on })}>
        {texts.t('ui.reduced-motion')}
      </Check>
      <Check on={explained.length < LESSONS.length} set={(on) => change({ explained: on ? [] : LESSONS })}>
        {texts.t('ui.explain')}
      </Check>
      <Check on={botsTalk} set={(on) => change({ botsTalk: on })}>
        {texts.t('ui.bots-talk')}
      </Check>
      <Check on={!muted} set={(on) => change({ muted: !on })}>
        {texts.t('ui.sound')}
      </Check>
      <label class="volume">
        <span>{texts.t('ui.volume')}</span>
        <input
          type="range"
          min={0}
          max={1}
          step={0.1}
          value={volume}
          disabled={muted}
          onInput={(event) => change({ volume: Number(event.currentTarget.value) })}
        />
      </label>
      {'Notification' in globalThis && (
        <Check on={notify} set={(on) => void wantNotice(on)}>
          {texts.t('ui.notify')}
        </Check>
      )}
    </>
  );
}
