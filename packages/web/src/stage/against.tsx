import { suitSign } from '@sixgun/narration';
import type { TableInfo } from '@sixgun/protocol';
import type { Texts } from '@sixgun/texts';
import { emblemOf, Icon } from '../art/pictures.tsx';
import type { Laid } from '../story/scene.ts';
import { frameOf, isRedSuit } from '../table/box.ts';

interface SmallCardProps {
  info: TableInfo;
  texts: Texts;
  laid: Laid;
}

/** What was laid: its sign, rank and suit, and whether it counts. */
export function SmallCard({ info, texts, laid }: SmallCardProps) {
  const shown = laid.turned ?? laid.piece;
  const face = shown === undefined ? null : info.faces[shown];
  const def = laid.piece === undefined || laid.turned !== undefined ? laid.def : info.faces[laid.piece].def;
  const frame = shown === undefined ? info.defs[def].kind : frameOf(info, shown);
  return (
    <span class={`small-card frame-${frame}`} data-staged={laid.piece}>
      {def >= 0 && <Icon name={emblemOf(info.defs[def])} />}
      {face !== null && face.suit !== '' && (
        <b class={isRedSuit(face.suit) ? 'index red' : 'index'}>
          {face.rank}
          {suitSign(face.suit)}
        </b>
      )}
      {laid.good !== undefined && (
        <span
          class={laid.good ? 'tick' : 'cross'}
          role="img"
          aria-label={texts.t(laid.good ? 'stage.counts' : 'stage.fails')}
        >
          {laid.good ? '✓' : '✕'}
        </span>
      )}
    </span>
  );
}

/** Here something may still be laid; its sign says what. */
export function Hole({ info, def, failed }: { info: TableInfo; def: number; failed: boolean }) {
  return (
    <span class="hole">
      {def >= 0 && <Icon name={emblemOf(info.defs[def])} />}
      {failed && <span class="cross">✕</span>}
    </span>
  );
}

interface AgainstProps {
  info: TableInfo;
  texts: Texts;
  laid: readonly Laid[];
  holes: number;
  /** What goes into a hole. */
  wanted: number;
  failed?: boolean;
}

export function Against({ info, texts, laid, holes, wanted, failed = false }: AgainstProps) {
  if (laid.length + holes === 0) return null;
  return (
    <span class={laid.length + holes > 3 ? 'against crowded' : 'against'} style={`--laid:${laid.length}`}>
      {laid.map((each, i) => (
        <SmallCard key={i} info={info} texts={texts} laid={each} />
      ))}
      {Array.from({ length: holes }, (_, i) => (
        <Hole key={`hole ${i}`} info={info} def={wanted} failed={failed} />
      ))}
    </span>
  );
}
