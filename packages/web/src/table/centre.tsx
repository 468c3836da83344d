import type { View } from '@sixgun/engine';
import type { TableInfo } from '@sixgun/protocol';
import type { Texts } from '@sixgun/texts';
import { Icon, signs } from '../art/pictures.tsx';
import { inTurn } from '../state/memo.ts';
import { zoneIndex, zoneOf } from './box.ts';
import { StillCard } from './card.tsx';

/** Zones of the table whose cards are laid open beside the deck. */
const OPEN = ['flip', 'store', 'look', 'laid'];

/** More open cards than these are drawn smaller where there is little room. */
const MOST_LARGE = 4;

interface CentreProps {
  info: TableInfo;
  view: View;
  arriving: ReadonlySet<number>;
  texts: Texts;
  wide: boolean;
  /** The open cards are laid out elsewhere just now. */
  laidOut: boolean;
  /** Pieces on the stage; they go to the pile when all is settled. */
  staged: string;
  /** The stage needs the middle: deck and pile stand aside. */
  aside: boolean;
}

/** The middle of the table: deck, pile, and whatever is turned up. */
export const Centre = inTurn(({ info, view, arriving, texts, wide, laidOut, staged, aside }: CentreProps) => {
  const deck = zoneOf(info, view, 'deck');
  const onStage = staged === '' ? [] : staged.split(',').map(Number);
  const pile = zoneOf(info, view, 'discard').filter((piece) => !onStage.includes(piece));
  const top = pile.findLast((piece) => !arriving.has(piece));
  const landing = pile.findLast((piece) => arriving.has(piece));
  const openIn = (name: string) =>
    laidOut ? [] : zoneOf(info, view, name).filter((piece) => !onStage.includes(piece));
  const open = OPEN.flatMap(openIn);
  return (
    <section
      class={['centre', open.length > 0 && 'with-open', aside && 'aside'].filter(Boolean).join(' ')}
      aria-label={texts.t('ui.table')}
    >
      <div class="piles">
        <div
          class="deck card-back back-card"
          data-zone={zoneIndex(info, 'deck')}
          role="img"
          aria-label={texts.t('ui.deck', { count: deck.length })}
        >
          <Icon name={signs.deck} />
          <b class="count">{deck.length}</b>
        </div>
        <div class="pile" data-zone={zoneIndex(info, 'discard')}>
          {top === undefined ? (
            <span class="no-card" role="img" aria-label={texts.t('ui.discard-pile')}>
              <Icon name={signs.discard} />
            </span>
          ) : (
            <StillCard key={top} info={info} texts={texts} piece={top} arriving={false} mini={!wide} />
          )}
          {landing !== undefined && (
            <StillCard key={landing} info={info} texts={texts} piece={landing} arriving={true} mini={!wide} />
          )}
        </div>
      </div>
      <div class={open.length > MOST_LARGE ? 'open-cards many' : 'open-cards'}>
        {OPEN.map((name) => (
          <span key={name} class="open-zone" data-zone={zoneIndex(info, name)}>
            {openIn(name).map((piece, i) =>
              piece >= 0 ? (
                <StillCard
                  key={piece}
                  info={info}
                  texts={texts}
                  piece={piece}
                  arriving={arriving.has(piece)}
                  mini={true}
                />
              ) : (
                <span key={`hidden ${i}`} class="card mini card-back back-card" />
              ),
            )}
          </span>
        ))}
      </div>
    </section>
  );
});
