import { suitSign } from '@sixgun/narration';
import type { TableInfo } from '@sixgun/protocol';
import type { Texts } from '@sixgun/texts';
import { emblemOf, Icon, Portrait } from '../art/pictures.tsx';
import { inTurn } from '../state/memo.ts';
import { defName, defOf, frameOf, isRedSuit, rankInWords } from './box.ts';
import { classesOf } from './classes.ts';
import { PriceTag } from './coin.tsx';
import { Pips } from './pips.tsx';

export type CardState = 'plain' | 'playable' | 'chosen' | 'not-now';

interface FaceProps {
  info: TableInfo;
  texts: Texts;
  piece: number;
  /** Tokens that lie on it, if it lies where it can hold some. */
  load?: number | undefined;
}

export const longestWord = (name: string): number => Math.max(...name.split(/\s/).map((word) => word.length));

/** A longer word is set in the narrower face, so that it need not be small. */
const MOST_WIDE_LETTERS = 7;

/** What is printed on a card; the dot says that it can be played. */
function CardFace({ info, texts, piece, load, dot }: FaceProps & { dot: boolean }) {
  const face = info.faces[piece];
  const def = info.defs[face.def];
  const name = defName(info, texts, face.def);
  const line = texts.has(def.key) ? texts.content(def.key).line : '';
  return (
    <span class="contents" aria-hidden="true">
      <span
        class={longestWord(name) > MOST_WIDE_LETTERS || def.kind === 'character' ? 'card-name narrow' : 'card-name'}
        style={`--letters:${Math.max(6, longestWord(name))}`}
      >
        {name}
      </span>
      <span class="card-picture">
        <span class="corner">
          {face.suit !== '' && (
            <span class={isRedSuit(face.suit) ? 'index red' : 'index'}>
              {face.rank}
              <i>{suitSign(face.suit)}</i>
            </span>
          )}
          {def.life !== undefined && (
            <span class="lives">
              {def.life}
              <i />
            </span>
          )}
          {dot && <span class="dot" />}
        </span>
        {def.kind === 'character' ? <Portrait character={def.id} /> : <Icon name={emblemOf(def)} />}
      </span>
      {load !== undefined && <Pips load={load} />}
      <span class="card-line">{line}</span>
      {def.price !== undefined && <PriceTag price={def.price} />}
    </span>
  );
}

function cardLabel({ info, texts, piece, load }: FaceProps, state: CardState): string {
  const said = {
    plain: '',
    playable: texts.t('ui.can-be-played'),
    chosen: texts.t('ui.chosen'),
    'not-now': texts.t('ui.not-now'),
  }[state];
  const { life, price } = defOf(info, piece);
  const lives = life === undefined ? '' : texts.t('ui.life', { count: life });
  const loads = load === undefined ? '' : texts.t('ui.loads', { count: load });
  const nuggets = price === undefined ? '' : texts.t('ui.nuggets', { count: price });
  return [defName(info, texts, info.faces[piece].def), rankInWords(info, texts, piece), lives, loads, nuggets, said]
    .filter((part) => part !== '')
    .join(', ');
}

interface CardLook {
  arriving: boolean;
  helping?: boolean;
  mini?: boolean;
  state?: CardState;
}

const cardClasses = ({ info, piece, load }: FaceProps, { state, ...look }: CardLook): string =>
  classesOf({
    [`card frame-${frameOf(info, piece)}${state === undefined ? '' : ` ${state}`}`]: true,
    loaded: load !== undefined,
    priced: defOf(info, piece).price !== undefined,
    ...look,
  });

interface CardProps extends FaceProps {
  state: CardState;
  /** It answers what one is asked to answer. */
  helps?: boolean;
  arriving: boolean;
  tap: (piece: number, element: HTMLElement) => void;
}

/** A card one can take up. */
export const Card = inTurn(({ info, texts, piece, load, state, helps = false, arriving, tap }: CardProps) => (
  <button
    type="button"
    class={cardClasses({ info, texts, piece, load }, { arriving, state, helping: helps })}
    data-piece={piece}
    data-look={`card ${info.faces[piece].def} ${piece}`}
    data-rove
    aria-pressed={state === 'chosen'}
    onClick={(event) => tap(piece, event.currentTarget)}
  >
    <CardFace info={info} texts={texts} piece={piece} load={load} dot={state === 'playable'} />
    {helps && (
      <span class="helps" aria-hidden="true">
        {texts.t('stage.helps')}
      </span>
    )}
    <span class="heard">{cardLabel({ info, texts, piece, load }, state)}</span>
  </button>
));

interface StillCardProps extends FaceProps {
  arriving: boolean;
  mini: boolean;
}

/** A card that is only looked at. */
export const StillCard = inTurn(({ info, texts, piece, arriving, mini }: StillCardProps) => (
  <button
    type="button"
    class={cardClasses({ info, texts, piece }, { arriving, mini })}
    data-piece={piece}
    data-look={`card ${info.faces[piece].def} ${piece}`}
    data-look-on-tap
  >
    <CardFace info={info} texts={texts} piece={piece} dot={false} />
    <span class="heard">{cardLabel({ info, texts, piece }, 'plain')}</span>
  </button>
));
