import { handCard } from '@sixgun/engine';
import type { Texts } from '@sixgun/texts';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { emblemOf, Icon } from '../art/pictures.tsx';
import type { TableState } from '../story/table-state.ts';
import { defName, defOf } from './box.ts';
import { longestWord } from './card.tsx';
import type { Controller } from './controller.ts';
import { Drawer } from './drawer.tsx';
import { behind, wordPick } from './picks.ts';
import { placeOf, type TrainFacts, trainFacts } from './shelf-facts.ts';

interface TrainDrawerProps {
  state: TableState;
  texts: Texts;
  control: Controller;
  explain: (picks: readonly number[], element: HTMLElement) => void;
  shut: () => void;
}

interface PlaceOnLine {
  place: number;
  /** The station here, -1 before the first one and at the end of the line. */
  station: number;
  /** The wagon or the locomotive standing here, -1 for none. */
  vehicle: number;
}

/** Every place of the line, with those before the first station where wagons still stand. */
function lineOf(train: TrainFacts): PlaceOnLine[] {
  const { stations, wagons, engine, at } = train;
  const first = Math.min(0, ...wagons.map((wagon) => placeOf(train, wagon)));
  return Array.from({ length: stations.length + 1 - first }, (_, i) => {
    const place = i + first;
    const wagon = wagons.find((each) => placeOf(train, each) === place) ?? -1;
    return { place, station: stations[place] ?? -1, vehicle: place === at ? engine : wagon };
  });
}

/** The railway opened: where the train stands, what its wagons do and what the stations take for them. */
export function TrainDrawer({ state, texts, control, explain, shut }: TrainDrawerProps) {
  const { info, view, path, decision } = state;
  const strip = useRef<HTMLUListElement>(null);
  const train = trainFacts(info, view);
  useLayoutEffect(() => {
    const list = strip.current;
    const engine = list?.querySelector<HTMLElement>('.has-engine');
    if (list && engine)
      list.scrollLeft = engine.offsetLeft + engine.offsetWidth - list.clientWidth + engine.offsetWidth;
  }, [train?.at]);
  if (train === null) return null;
  const nameOf = (piece: number): string => defName(info, texts, info.faces[piece].def);
  const lineOfPiece = (piece: number): string => {
    const { key } = defOf(info, piece);
    return texts.has(key) ? texts.content(key).line : '';
  };
  const left = train.stations.length - train.at;
  const offers = behind(info, decision, 'wagon:').map(({ pick }) => pick);
  const mayMove = decision?.tree.some(({ pick }) => pick === wordPick(info, 'advance')) ?? false;
  const chosen = train.wagons.find((wagon) => path.includes(handCard(wagon))) ?? -1;
  const take = (wagon: number, element: HTMLElement): void => {
    if (!control.takeUp(handCard(wagon))) explain([wordPick(info, 'wagon:'), handCard(wagon)], element);
  };
  const pay = (): void => {
    // Cards to pay with lie in the hand.
    shut();
    control.finish();
  };
  const advance = (element: HTMLElement): void => {
    const pick = wordPick(info, 'advance');
    if (mayMove) control.choose([pick]);
    else explain([pick], element);
  };
  const where = left === 0 ? texts.t('ui.end-of-line') : texts.t('ui.stops-left', { count: left });
  const beside = chosen < 0 ? where : `${nameOf(chosen)}: ${lineOfPiece(chosen)}`;
  const heardOf = ({ station, vehicle }: PlaceOnLine): string =>
    station < 0
      ? texts.t('ui.wagon-waits', { wagon: nameOf(vehicle) })
      : texts.t('ui.wagon-at', { wagon: nameOf(vehicle), station: nameOf(station), price: lineOfPiece(station) });
  return (
    <Drawer
      title={texts.t('ui.train')}
      texts={texts}
      shut={shut}
      beside={beside}
    >
      <ul class="railway" ref={strip} aria-label={texts.t('ui.train')}>
        {lineOf(train).map((here) => {
          const { place, station, vehicle } = here;
          const isEngine = vehicle === train.engine;
          return (
            <li key={place} class={isEngine ? 'on-line has-engine' : 'on-line'}>
              {isEngine || vehicle < 0 ? (
                <button
                  type="button"
                  class={isEngine ? 'vehicle locomotive' : 'vehicle empty'}
                  disabled={!isEngine}
                  data-look={isEngine ? `card ${info.faces[vehicle].def} ${vehicle}` : undefined}
                  data-look-on-tap
                >
                  {isEngine && (
                    <>
                      <Icon name={emblemOf(defOf(info, vehicle))} />
                      <span>{nameOf(vehicle)}</span>
                      {station >= 0 && (
                        <span class="heard">{texts.t('ui.train-at', { station: nameOf(station) })}</span>
                      )}
                    </>
                  )}
                </button>
              ) : (
                <button
                  type="button"
                  class={`vehicle wagon${offers.includes(handCard(vehicle)) ? ' playable' : ''}${vehicle === chosen ? ' chosen' : ''}`}
                  data-piece={vehicle}
                  style={`--letters:${longestWord(nameOf(vehicle))}`}
                  data-look={`card ${info.faces[vehicle].def} ${vehicle}`}
                  aria-pressed={vehicle === chosen}
                  onClick={(event) => take(vehicle, event.currentTarget)}
                >
                  <span class="contents" aria-hidden="true">
                    <Icon name={emblemOf(defOf(info, vehicle))} />
                    <span>{nameOf(vehicle)}</span>
                  </span>
                  <span class="heard">{heardOf(here)}</span>
                </button>
              )}
              {place < 0 ? (
                <span class="station none" />
              ) : station < 0 ? (
                <span class="station end">{texts.t('ui.end-of-line')}</span>
              ) : (
                <button
                  type="button"
                  class="station"
                  data-look={`card ${info.faces[station].def} ${station}`}
                  data-look-on-tap
                >
                  <b>{nameOf(station)}</b>
                  <small>{lineOfPiece(station)}</small>
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <div class="drawer-acts">
        {chosen >= 0 && (
          <button type="button" class="button strong" data-take-wagon onClick={pay}>
            {texts.t('ui.take-this', { card: nameOf(chosen) })}
          </button>
        )}
        <button
          type="button"
          class={mayMove ? 'button' : 'button faint'}
          data-advance
          aria-disabled={!mayMove}
          onClick={(event) => advance(event.currentTarget)}
        >
          {texts.t('ui.advance')}
        </button>
      </div>
    </Drawer>
  );
}
