import type { TableInfo } from '@sixgun/protocol';
import type { Texts } from '@sixgun/texts';
import { FaceSign } from '../art/face-sign.tsx';
import { emblemOf, Icon, Portrait } from '../art/pictures.tsx';
import type { Prop as Thing } from '../story/scene.ts';
import { defName, frameOf } from '../table/box.ts';
import { longestWord, StillCard } from '../table/card.tsx';

interface PropProps {
  info: TableInfo;
  texts: Texts;
  prop: Thing;
  arriving: boolean;
}

/** What the scene is about, whole: a card, somebody's ability, or dice. */
export function Prop({ info, texts, prop, arriving }: PropProps) {
  if (prop.kind === 'dice')
    return (
      <span class="stage-dice">
        {Array.from({ length: Math.min(prop.count, 3) }, (_, i) => (
          <span key={i} class="stage-die">
            <FaceSign face={prop.face} />
          </span>
        ))}
      </span>
    );
  const { def, piece } = prop;
  // Played as something else, it is that which counts.
  if (piece !== undefined && info.faces[piece].def === def)
    return (
      <span class="stage-card" data-staged={piece}>
        <StillCard info={info} texts={texts} piece={piece} arriving={arriving} mini={false} />
      </span>
    );
  const { kind, id, key } = info.defs[def];
  const name = defName(info, texts, def);
  return (
    <span class="stage-card" data-staged={piece}>
      <span
        class={`card named-card frame-${piece === undefined ? kind : frameOf(info, piece)}${arriving ? ' arriving' : ''}`}
      >
        <span class="card-name narrow" style={`--letters:${Math.max(6, longestWord(name))}`}>
          {name}
        </span>
        <span class="card-picture">
          {kind === 'character' ? <Portrait character={id} /> : <Icon name={emblemOf(info.defs[def])} />}
        </span>
        <span class="card-line">{texts.has(key) ? texts.content(key).line : ''}</span>
      </span>
    </span>
  );
}
