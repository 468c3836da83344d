import { faceIn, suitSign } from '@sixgun/narration';
import type { Puzzle } from '@sixgun/scenario';
import { seatOf } from '@sixgun/scenario';
import type { Texts } from '@sixgun/texts';
import { FaceSign } from '../art/face-sign.tsx';
import { emblemOf, Icon } from '../art/pictures.tsx';
import type { TableState } from '../story/table-state.ts';
import { defName, defOf, isRedSuit, rankInWords, variable, zoneOf } from '../table/box.ts';

/** How many cards of the deck a puzzle names; what lies below them plays no part. */
function named({ position: { deck = [] } }: Puzzle, below: number, { info, view }: TableState): number {
  const top = 'only' in deck ? deck.only : deck;
  return Math.max(0, zoneOf(info, view, 'deck').length - below + top.length);
}

interface ToComeProps {
  puzzle: Puzzle;
  state: TableState;
  texts: Texts;
  /** Cards of the deck when the puzzle began. */
  size: number;
}

/** The cards that will be drawn or turned over, the next one first. */
export function CardsToCome({ puzzle, state, texts, size }: ToComeProps) {
  const { info, view } = state;
  const cards = zoneOf(info, view, 'deck')
    .toReversed()
    .slice(0, named(puzzle, size, state));
  if (cards.length === 0) return null;
  return (
    <ol class="next-cards" aria-label={texts.t('learn.to-come')}>
      {cards.map((piece) => (
        <li key={piece}>
          <button
            type="button"
            class={`next-card frame-${defOf(info, piece).colour}`}
            data-look={`card ${info.faces[piece].def} ${piece}`}
            data-look-on-tap
          >
            <Icon name={emblemOf(defOf(info, piece))} />
            <span class={isRedSuit(info.faces[piece].suit) ? 'next-index red' : 'next-index'} aria-hidden="true">
              {info.faces[piece].rank}
              {suitSign(info.faces[piece].suit)}
            </span>
            <span class="heard">
              {defName(info, texts, info.faces[piece].def)}, {rankInWords(info, texts, piece)}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}

/** The rolls that were not made yet, each with its faces in the places of the dice. */
export function ThrowsToCome({ puzzle, state, texts }: Omit<ToComeProps, 'size'>) {
  const { info, view } = state;
  const active = variable(info, view, 'active');
  const made = variable(info, view, 'throws');
  const rows = Object.entries(puzzle.throws).flatMap(([seat, throws]) =>
    throws.flatMap((faces, i) =>
      seatOf(seat) === active && i < made ? [] : [{ seat: seatOf(seat), n: i + 1, faces }],
    ),
  );
  return (
    <ol class="throws" aria-label={texts.t('learn.throws-to-come')}>
      {rows.map(({ seat, n, faces }) => (
        <li key={`${seat} ${n}`} class="one-throw">
          <b>
            {seat === info.me ? texts.t('learn.roll', { n }) : texts.t('learn.roll-of', { name: info.names[seat], n })}
          </b>
          <span class="faces" role="img" aria-label={faces.map((face) => faceIn(texts, face)).join(', ')}>
            {faces.map((face, i) => (
              <FaceSign key={i} face={face} />
            ))}
          </span>
        </li>
      ))}
    </ol>
  );
}
