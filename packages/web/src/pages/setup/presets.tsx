import type { ComponentChildren } from 'preact';
import { Box } from '../../art/box.tsx';
import type { BoxName } from '../../art/boxes.ts';
import { pageEmblems } from '../../art/emblems.ts';
import { Icon } from '../../art/pictures.tsx';
import { useTexts } from '../../text/language.ts';

export interface PresetOption {
  id: string;
  name: string;
  line: string;
  boxes: readonly BoxName[];
  on: boolean;
  pick: () => void;
}

const MOST_BOXES = 4;

const Pile = ({ children }: { children: ComponentChildren }) => (
  <span class="box-pile" aria-hidden="true">
    {children}
  </span>
);

/** A few ready choices, each a pile of boxes with one line. */
export function Presets({ options }: { options: readonly PresetOption[] }) {
  const texts = useTexts();
  return (
    <fieldset class="presets">
      <legend>{texts.t('ui.preset')}</legend>
      <div class="preset-row">
        {options.map(({ id, name, line, boxes, on, pick }) => (
          <label key={id} class={on ? 'preset on' : 'preset'}>
            <input
              type="radio"
              name="preset"
              aria-label={name}
              aria-describedby={`preset-${id}`}
              checked={on}
              onChange={pick}
            />
            <Pile>
              {id === 'first-game' ? (
                <span class="box on" style="--box:#9b2d1f">
                  <Icon name={pageEmblems['first-game']} />
                </span>
              ) : (
                boxes.slice(0, MOST_BOXES).map((pack) => <Box key={pack} pack={pack} on />)
              )}
            </Pile>
            <span class="preset-words">
              <b style={`--letters:${Math.max(...name.split(' ').map((word) => word.length))}`}>{name}</b>
              <small id={`preset-${id}`}>{line}</small>
            </span>
          </label>
        ))}
      </div>
      <p class="hint">{options.find(({ on }) => on)?.line}</p>
    </fieldset>
  );
}
