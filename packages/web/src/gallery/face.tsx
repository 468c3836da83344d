import type { Texts } from '@sixgun/texts';
import { FaceSign } from '../art/face-sign.tsx';
import { emblemOf, Icon, Portrait, signs } from '../art/pictures.tsx';
import { type Piece, partsOf } from './piece.ts';

const TOKENS: Readonly<Record<string, string>> = {
  life: signs.life,
  nugget: 'gold-nuggets',
  load: 'bullets',
  arrow: 'broadhead-arrow',
  'chief-arrow': 'spear-feather',
  ghost: 'ghost',
};

/** The picture of a piece: a portrait, a face of a die, or an emblem. */
export function Picture({ piece }: { piece: Piece }) {
  const { kind, id } = partsOf(piece);
  switch (kind) {
    case 'character':
      return <Portrait character={id} />;
    case 'face':
      return <FaceSign face={id} />;
    case 'die':
      return <Icon name={signs.dice} />;
    case 'token':
      return <Icon name={TOKENS[id] ?? signs.hand} />;
    default:
      return <Icon name={emblemOf({ kind, id, key: piece.key, colour: piece.colour, weapon: false })} />;
  }
}

export const frameOf = (piece: Piece): string => (piece.colour === '' ? partsOf(piece).kind : piece.colour);

/** A longer word is set in the narrower face, so that it need not be small. */
const MOST_WIDE_LETTERS = 7;
const longestWord = (name: string): number => Math.max(...name.split(/\s/).map((word) => word.length));

/** A piece as it lies in the grid; a grey back while its words are on their way. */
export function GridFace({ piece, texts, around }: { piece: Piece; texts: Texts; around: string }) {
  if (!texts.has(piece.key)) return <span class="grid-back" />;
  const { name, line } = texts.content(piece.key);
  const letters = longestWord(name);
  return (
    <>
      <span
        class={letters > MOST_WIDE_LETTERS ? 'grid-name narrow' : 'grid-name'}
        style={`--letters:${Math.max(6, letters)}`}
      >
        {name}
      </span>
      <span class="grid-picture">
        <Picture piece={piece} />
      </span>
      <span class="grid-line">{around === '' ? line : around}</span>
    </>
  );
}
