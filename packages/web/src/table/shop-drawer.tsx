import { handCard, KIND, kindOf, pickValue } from '@sixgun/engine';
import type { TableInfo } from '@sixgun/protocol';
import type { Texts } from '@sixgun/texts';
import type { ComponentChildren } from 'preact';
import { emblemOf, Icon, signs } from '../art/pictures.tsx';
import { useRoving } from '../state/roving.ts';
import type { TableState } from '../story/table-state.ts';
import { counter, defName, defOf, frameOf } from './box.ts';
import { Card } from './card.tsx';
import type { Controller } from './controller.ts';
import { Drawer } from './drawer.tsx';
import { behind, wordPick } from './picks.ts';
import { forcePrice, shopFacts } from './shelf-facts.ts';

interface ShopDrawerProps {
  state: TableState;
  texts: Texts;
  control: Controller;
  explain: (picks: readonly number[], element: HTMLElement) => void;
  shut: () => void;
}

/** Moves that are nothing but a card of the hand for a nugget: one of each name. */
function forGold({ info, decision }: TableState): { picks: number[]; piece: number }[] {
  const seen = new Set<number>();
  return (decision?.tree ?? []).flatMap(({ pick, next }) => {
    const gold = wordPick(info, 'gold');
    const piece = pickValue(pick);
    if (kindOf(pick) !== KIND.hand || !next.some((after) => after.pick === gold) || seen.has(info.faces[piece].def))
      return [];
    seen.add(info.faces[piece].def);
    return [{ picks: [pick, gold], piece }];
  });
}

interface RowProps {
  info: TableInfo;
  piece: number;
  act: () => void;
  children: ComponentChildren;
}

const Row = ({ info, piece, act, children }: RowProps) => (
  <li>
    <button type="button" class="button drawer-row" data-row={piece} onClick={act}>
      <span class={`tile frame-${frameOf(info, piece)}`}>
        <Icon name={emblemOf(defOf(info, piece))} />
      </span>
      {children}
    </button>
  </li>
);

/** The shop opened: what it costs, what one can afford, and what gold is good for besides. */
export function ShopDrawer({ state, texts, control, explain, shut }: ShopDrawerProps) {
  const { info, view, path, decision } = state;
  const rove = useRoving<HTMLUListElement>();
  const shop = shopFacts(info, view);
  if (shop === null) return null;
  const gold = counter(info, view, 'gold', info.me);
  const nameOf = (piece: number): string => defName(info, texts, info.faces[piece].def);
  const offers = behind(info, decision, 'buy:').map(({ pick }) => pick);
  const buyWay = (piece: number): number[] => [wordPick(info, 'buy:'), handCard(piece)];
  const take = (piece: number, element: HTMLElement): void => {
    if (!control.takeUp(handCard(piece))) explain(buyWay(piece), element);
  };
  const buy = (piece: number, element: HTMLElement): void => {
    if (!control.takeUp(handCard(piece))) return explain(buyWay(piece), element);
    // What needs a target, or can be used in several ways, goes on at the table.
    shut();
    control.finish();
  };
  const forced = behind(info, decision, 'break:');
  const beers = forGold(state);
  return (
    <Drawer
      title={texts.t('ui.shop')}
      texts={texts}
      shut={shut}
      beside={
        <>
          <span class="drawer-gold">
            <span aria-hidden="true">
              <Icon name={signs.gold} /> {gold}
            </span>
            <span class="heard">{texts.t('ui.you-have-gold', { count: gold })}</span>
          </span>
          <span
            class="gear-deck card-back back-gear"
            role="img"
            aria-label={texts.t('ui.gear-deck', { count: shop.left })}
          >
            <b>{shop.left}</b>
          </span>
        </>
      }
    >
      <ul class="wares" aria-label={texts.t('ui.options', { count: shop.wares.length })} {...rove}>
        {shop.wares.map((piece) => {
          const { price = 0 } = defOf(info, piece);
          const can = offers.includes(handCard(piece));
          return (
            <li key={piece}>
              <Card
                info={info}
                texts={texts}
                piece={piece}
                state={
                  path.includes(handCard(piece)) ? 'chosen' : can ? 'playable' : decision === null ? 'plain' : 'not-now'
                }
                arriving={false}
                tap={take}
              />
              <button
                type="button"
                class={can ? 'button strong' : 'button faint'}
                data-buy={piece}
                aria-disabled={!can}
                onClick={(event) => buy(piece, event.currentTarget)}
              >
                <span class="contents" aria-hidden="true">
                  {texts.t('ui.buy')} <Icon name={signs.gold} />
                  {price}
                </span>
                <span class="heard">{texts.t('ui.buy-for', { card: nameOf(piece), count: price })}</span>
              </button>
            </li>
          );
        })}
      </ul>
      {beers.length > 0 && (
        <ul class="drawer-rows" aria-label={texts.t('ui.beer-line')}>
          {beers.map(({ picks, piece }) => (
            <Row key={piece} info={info} piece={piece} act={() => control.choose(picks)}>
              {texts.t('ui.card-for-gold', { card: nameOf(piece) })}
            </Row>
          ))}
        </ul>
      )}
      {forced.length > 0 && (
        <ul class="drawer-rows" aria-label={texts.t('ui.force-line')}>
          {forced.map(({ pick, next }) => (
            <Row
              key={pick}
              info={info}
              piece={pickValue(pick)}
              act={() => control.choose([wordPick(info, 'break:'), pick, next[0].pick])}
            >
              {texts.t('ui.force-off-for', {
                name: info.names[pickValue(next[0].pick)],
                card: nameOf(pickValue(pick)),
                count: forcePrice(info, pickValue(pick)),
              })}
            </Row>
          ))}
        </ul>
      )}
    </Drawer>
  );
}
