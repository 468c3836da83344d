import { suitSign } from '@sixgun/narration';
import type { TableInfo } from '@sixgun/protocol';
import type { MessageKey, Texts } from '@sixgun/texts';
import { emblemOf, Icon, Portrait, signs } from '../art/pictures.tsx';
import { isRedSuit, rankInWords } from '../table/box.ts';
import { Bullets } from '../table/poster.tsx';
import { Rulings } from './rulings.tsx';

interface CardSheetProps {
  info: TableInfo;
  texts: Texts;
  def: number;
  piece: number;
}

/** A card large, with its whole rule and what is good to know about it. */
export function CardSheet({ info, texts, def, piece }: CardSheetProps) {
  const { key, kind, id, colour, life, price } = info.defs[def];
  const content = texts.has(key) ? texts.content(key) : null;
  const face = piece < 0 ? null : info.faces[piece];
  const border = `border.${colour}`;
  return (
    <div class="inspect">
      <div class={`inspect-picture frame-${colour === '' ? kind : colour}`}>
        {kind === 'character' ? <Portrait character={id} /> : <Icon name={emblemOf(info.defs[def])} />}
        {face !== null && face.suit !== '' && (
          <span
            class={isRedSuit(face.suit) ? 'index red' : 'index'}
            role="img"
            aria-label={rankInWords(info, texts, piece)}
          >
            {face.rank}
            {suitSign(face.suit)}
          </span>
        )}
      </div>
      <div class="inspect-words">
        <p class="rule-line">{content?.line}</p>
        <p>{content?.text}</p>
        {life !== undefined && (
          <p class="inspect-stats">
            <Bullets life={life} max={life} /> {texts.t('ui.life', { count: life })}
          </p>
        )}
        {price !== undefined && (
          <p class="inspect-stats">
            <Icon name={signs.gold} /> {texts.t('ui.nuggets', { count: price })}
          </p>
        )}
        {texts.knows(border) && <p class="border-rule">{texts.t(border as MessageKey)}</p>}
        <Rulings texts={texts} of={key} />
      </div>
    </div>
  );
}
