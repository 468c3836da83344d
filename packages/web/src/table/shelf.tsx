import type { View } from '@sixgun/engine';
import type { TableInfo } from '@sixgun/protocol';
import type { Texts } from '@sixgun/texts';
import type { ComponentChildren } from 'preact';
import { emblemOf, Icon, signs } from '../art/pictures.tsx';
import { inTurn } from '../state/memo.ts';
import { defName, defOf, zoneIndex } from './box.ts';
import { EventPlate } from './events.tsx';
import { placeOf, shopFacts, type TrainFacts, trainFacts } from './shelf-facts.ts';
import { eventPlaces } from './table-zones.ts';

/** What of the shelf can be opened. */
export type DrawerName = 'shop' | 'train';

export const DRAWER = 'drawer';

interface ShelfProps {
  info: TableInfo;
  view: View;
  texts: Texts;
  open: DrawerName | null;
  /** Something can be bought, or be done at the train, just now. */
  canBuy: boolean;
  canBoard: boolean;
  toggle: (drawer: DrawerName) => void;
}

interface PlateProps {
  name: DrawerName;
  open: boolean;
  lit: boolean;
  heard: readonly string[];
  zones: readonly number[];
  toggle: (drawer: DrawerName) => void;
  children: ComponentChildren;
}

function Plate({ name, open, lit, heard, zones, toggle, children }: PlateProps) {
  return (
    <button
      type="button"
      class={`plate plate-${name}`}
      data-plate={name}
      data-zone={zones.join(' ')}
      aria-expanded={open}
      aria-controls={open ? DRAWER : undefined}
      onClick={() => toggle(name)}
    >
      <span class="contents" aria-hidden="true">
        {children}
        {lit && <span class="lit" />}
      </span>
      <span class="heard">{heard.filter((part) => part !== '').join(', ')}</span>
    </button>
  );
}

/** Stations as dots along the rail, the train where it stands. */
function Line({ train }: { train: TrainFacts }) {
  const { stations, wagons, at } = train;
  const first = Math.min(0, ...wagons.map((wagon) => placeOf(train, wagon)));
  const places = Array.from({ length: stations.length + 1 - first }, (_, i) => i + first);
  const taken = new Set(wagons.map((wagon) => placeOf(train, wagon)));
  return (
    <span class="line-of-stops">
      {places.map((place) =>
        place === at ? (
          <span key={place} class="stop stop-engine">
            <Icon name={signs.train} />
          </span>
        ) : (
          <span
            key={place}
            class={`stop ${taken.has(place) ? 'stop-wagon' : place < 0 ? 'stop-none' : place === stations.length ? 'stop-end' : 'stop-free'}`}
          />
        ),
      )}
    </span>
  );
}

const zonesOf = (info: TableInfo, ...names: string[]): number[] => names.map((name) => zoneIndex(info, name));

/** Whatever lies open for everybody, as plates at the front rim of the table. */
export const Shelf = inTurn(({ info, view, texts, open, canBuy, canBoard, toggle }: ShelfProps) => {
  const events = eventPlaces(info);
  const shop = shopFacts(info, view);
  const train = trainFacts(info, view);
  const plates = events.length + Number(shop !== null) + Number(train !== null);
  if (plates === 0) return null;
  const nameOf = (piece: number): string => defName(info, texts, info.faces[piece].def);
  const priced = (piece: number): string => `${nameOf(piece)} ${defOf(info, piece).price}`;
  const left = train === null ? 0 : train.stations.length - train.at;
  return (
    <section class={`shelf shelf-${plates}`} aria-label={texts.t('ui.shelf')}>
      {events.map((place) => (
        <EventPlate key={place.force} info={info} view={view} texts={texts} place={place} />
      ))}
      {shop !== null && (
        <Plate
          name="shop"
          open={open === 'shop'}
          lit={canBuy}
          heard={[`${texts.t('ui.shop')}: ${shop.wares.map(priced).join(', ')}`, canBuy ? texts.t('ui.can-buy') : '']}
          zones={zonesOf(info, 'shop', 'gear-deck', 'gear-discard')}
          toggle={toggle}
        >
          {shop.wares.map((piece) => (
            <span key={piece} class="ware" data-piece={piece}>
              <Icon name={emblemOf(defOf(info, piece))} />
              <b class="ware-price">{defOf(info, piece).price}</b>
              <span class="ware-name">{nameOf(piece)}</span>
            </span>
          ))}
        </Plate>
      )}
      {train !== null && (
        <Plate
          name="train"
          open={open === 'train'}
          lit={canBoard}
          heard={[
            texts.t('ui.train'),
            left === 0 ? texts.t('ui.end-of-line') : texts.t('ui.stops-left', { count: left }),
            canBoard ? texts.t('ui.can-take-wagon') : '',
          ]}
          zones={zonesOf(info, 'train', 'wagon-deck', 'stations', 'station-deck', 'engine')}
          toggle={toggle}
        >
          <Line train={train} />
          <span class="stops-left">
            {left === 0 ? texts.t('ui.end-of-line') : texts.t('ui.stops-left', { count: left })}
          </span>
        </Plate>
      )}
    </section>
  );
});
