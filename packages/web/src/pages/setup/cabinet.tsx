import type { ComponentChildren } from 'preact';
import { Box } from '../../art/box.tsx';
import type { BoxName } from '../../art/boxes.ts';
import { Icon, signs } from '../../art/pictures.tsx';
import { useTexts } from '../../text/language.ts';

export interface Shelved {
  pack: BoxName;
  name: string;
  line: string;
  on: boolean;
  /** Missing for the box that is always in play. */
  set?: (on: boolean) => void;
}

/** The box that is always in play is no choice. */
const Row = ({ set, on, children }: Pick<Shelved, 'set' | 'on'> & { children: ComponentChildren }) =>
  set === undefined ? (
    <div class="shelved on">{children}</div>
  ) : (
    <label class={on ? 'shelved on' : 'shelved'}>
      {children}
      <input type="checkbox" checked={on} onChange={(event) => set(event.currentTarget.checked)} />
    </label>
  );

/** Packs as boxes on shelves: a tap puts one in play or back. */
export function Cabinet({ legend, boxes }: { legend: string; boxes: readonly Shelved[] }) {
  const texts = useTexts();
  return (
    <fieldset class="cabinet">
      <legend class="heard">{legend}</legend>
      {boxes.map(({ pack, name, line, on, set }) => (
        <Row key={pack} on={on} set={set}>
          <Box pack={pack} on={on} />
          <span class="shelved-words">
            <b>{name}</b>
            <small>{line}</small>
          </span>
          {set === undefined && (
            <span class="lock">
              <Icon name={signs.locked} />
              <span class="heard">{texts.t('ui.always-in')}</span>
            </span>
          )}
        </Row>
      ))}
    </fieldset>
  );
}
