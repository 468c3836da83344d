import type { Link } from '@sixgun/narration';
import type { TableInfo } from '@sixgun/protocol';
import type { MessageKey, Texts } from '@sixgun/texts';
import { emblemOf, Icon } from '../art/pictures.tsx';
import { cardSigns, Signs } from './signs.tsx';

const HINTS = [
  'ui.summary-phases',
  'ui.summary-limit',
  'ui.summary-distance',
  'ui.summary-draw-check',
  'ui.summary-marks',
  'ui.summary-hold',
] as const;
/** Everything that can lie on the table. */
const KINDS = ['role', 'card', 'gear', 'wagon', 'locomotive', 'station', 'event'];
const BORDERS = ['brown', 'blue', 'green', 'orange', 'black'] as const;

interface SummarySheetProps {
  info: TableInfo;
  texts: Texts;
  look: (link: Link) => void;
}

/** How a turn goes, in a few lines, and what the keys do. */
export function Hints({ texts, of, keys }: { texts: Texts; of: readonly MessageKey[]; keys: MessageKey }) {
  return (
    <ul class="hints">
      {of.map((key) => (
        <li key={key}>{texts.t(key)}</li>
      ))}
      <li class="keys-hint">
        <b>{texts.t('ui.keys')}:</b> {texts.t(keys)}
      </li>
    </ul>
  );
}

/** A turn, the signs and every card of this game on one page. */
export function SummarySheet({ info, texts, look }: SummarySheetProps) {
  const used = new Set(info.faces.map((face) => face.def));
  const listed = (kind: string) =>
    info.defs.flatMap((def, i) => (def.kind === kind && used.has(i) ? [{ def, i }] : []));
  return (
    <div class="summary">
      <Hints texts={texts} of={HINTS} keys="ui.keys-line" />
      <ul class="borders">
        {BORDERS.filter((colour) => listed('card').some(({ def }) => def.colour === colour)).map((colour) => (
          <li key={colour} class="border-line">
            <span class={`swatch frame-${colour}`} /> {texts.t(`border.${colour}`)}
          </li>
        ))}
      </ul>
      <Signs texts={texts} of={cardSigns(info)} />
      {KINDS.map((kind) => (
        <ul key={kind} class="card-rows">
          {listed(kind).map(({ def, i }) => (
            <li key={i}>
              <button type="button" class="card-row" onClick={() => look({ def: i, piece: -1 })}>
                <span class={`tile frame-${def.colour === '' ? def.kind : def.colour}`}>
                  <Icon name={emblemOf(def)} />
                </span>
                <b>{texts.has(def.key) ? texts.content(def.key).name : def.id}</b>
                <span>{texts.has(def.key) ? texts.content(def.key).line : ''}</span>
              </button>
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}
