import { suitSign } from '@sixgun/narration';
import type { MessageKey, Texts } from '@sixgun/texts';
import { Box } from '../art/box.tsx';
import { Rulings } from '../dialogs/rulings.tsx';
import { frameOf, Picture } from './face.tsx';
import type { Piece } from './piece.ts';

const RED = /[HD]$/;

export const boxName = (texts: Texts, box: string): string =>
  box === 'dice' ? texts.t('ui.game-dice') : texts.t(`pack.${box}` as MessageKey);

interface OpenPieceProps {
  piece: Piece;
  texts: Texts;
  before: Piece | undefined;
  after: Piece | undefined;
  open: (piece: Piece) => void;
}

/** One piece open: picture, line, edge, box and copies, text, suits and ranks, rulings, neighbours. */
export function OpenPiece({ piece, texts, before, after, open }: OpenPieceProps) {
  if (!texts.has(piece.key)) return <p role="status">{texts.t('ui.loading')}</p>;
  const { line, text } = texts.content(piece.key);
  const border = `border.${piece.colour}`;
  const ranks = piece.ranks ?? [];
  const neighbour = (each: Piece | undefined, side: 'before' | 'after') =>
    each === undefined || !texts.has(each.key) ? (
      <span />
    ) : (
      <button type="button" class="button" data-neighbour={side} onClick={() => open(each)}>
        {side === 'before' ? `‹ ${texts.content(each.key).name}` : `${texts.content(each.key).name} ›`}
      </button>
    );
  return (
    <div class="open-piece">
      <div class="open-top">
        <span class={`open-picture frame-${frameOf(piece)}`}>
          <Picture piece={piece} />
        </span>
        <div>
          <p class="rule-line">{line}</p>
          {texts.knows(border) && <p class="border-rule">{texts.t(border)}</p>}
          <p class="open-box">
            <Box pack={piece.box} on />
            <span>
              <b>{boxName(texts, piece.box)}</b>
              {ranks.length > 0 && <small>{texts.t('ui.copies', { count: ranks.length })}</small>}
              {piece.life !== undefined && <small>{texts.t('ui.life', { count: piece.life })}</small>}
            </span>
          </p>
        </div>
      </div>
      <p>{text}</p>
      {ranks.length > 0 && (
        <ul class="ranks">
          {ranks.map((rank, i) => (
            <li key={i} class={RED.test(rank) ? 'red' : undefined}>
              {rank.slice(0, -1)}
              {suitSign(rank.slice(-1))}
            </li>
          ))}
        </ul>
      )}
      <Rulings texts={texts} of={piece.key} />
      <div class="neighbours">
        {neighbour(before, 'before')}
        {neighbour(after, 'after')}
      </div>
    </div>
  );
}
