import type { TableInfo } from '@sixgun/protocol';
import type { Texts } from '@sixgun/texts';
import { emblemOf, Icon } from '../art/pictures.tsx';
import { defName, defOf, frameOf } from './box.ts';

interface UseButtonProps {
  info: TableInfo;
  texts: Texts;
  piece: number;
  /** There is room for its name. */
  alone: boolean;
  tap: () => void;
}

/** A card before the player that can be used now; it looks as it does there. */
export function UseButton({ info, texts, piece, alone, tap }: UseButtonProps) {
  const def = defOf(info, piece);
  return (
    <button
      type="button"
      class={alone ? 'button use' : 'button use brief'}
      data-use={piece}
      data-look={`card ${info.faces[piece].def} ${piece}`}
      aria-label={texts.t('ui.use', { name: defName(info, texts, info.faces[piece].def) })}
      title={defName(info, texts, info.faces[piece].def)}
      onClick={tap}
    >
      <span class={`tile frame-${frameOf(info, piece)}`}>
        <Icon name={emblemOf(def)} />
      </span>
      <span class="use-name">{defName(info, texts, info.faces[piece].def)}</span>
    </button>
  );
}
