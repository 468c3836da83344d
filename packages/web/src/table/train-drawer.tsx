import { handCard } from '@sixgun/engine';
import type { TableInfo } from '@sixgun/protocol';
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

interface Drawn {
  info: TableInfo;
  texts: Texts;
  here: PlaceOnLine;
}

const nameOf = ({ info, texts }: Pick<Drawn, 'info' | 'texts'>, piece: number): string =>
  defName(info, texts, info.faces[piece].def);

function lineOfPiece({ info, texts }: Pick<Drawn, 'info' | 'texts'>, piece: number): string {
  const { key } = defOf(info, piece);
  return texts.has(key) ? texts.content(key).line : '';
}

const lookAt = (info: TableInfo, piece: number): string => `card ${info.faces[piece].def} ${piece}`;

function Engine({ info, texts, here: { station, vehicle } }: Drawn) {
  return (
    <button type="button" class="vehicle locomotive" data-look={lookAt(info, vehicle)} data-look-on-tap>
      <Icon name={emblemOf(defOf(info, vehicle))} />
      <span>{nameOf({ info, texts }, vehicle)}</span>
      {station >= 0 && (
        <span class="heard">{texts.t('ui.train-at', { station: nameOf({ info, texts }, station) })}</span>
      )}
    </button>
  );
}

interface WagonProps extends Drawn {
  offered: boolean;
  chosen: boolean;
  tap: (wagon: number, element: HTMLElement) => void;
}

function Wagon({ info, texts, here: { station, vehicle }, offered, chosen, tap }: WagonProps) {
  const wagon = nameOf({ info, texts }, vehicle);
  const heard =
    station < 0
      ? texts.t('ui.wagon-waits', { wagon })
      : texts.t('ui.wagon-at', {
          wagon,
          station: nameOf({ info, texts }, station),
          price: lineOfPiece({ info, texts }, station),
        });
  return (
    <button
      type="button"
      class={['vehicle wagon', offered && 'playable', chosen && 'chosen'].filter(Boolean).join(' ')}
      style={`--letters:${longestWord(wagon)}`}
      data-piece={vehicle}
      data-look={lookAt(info, vehicle)}
      aria-pressed={chosen}
      onClick={(event) => tap(vehicle, event.currentTarget)}
    >
      <span class="contents" aria-hidden="true">
        <Icon name={emblemOf(defOf(info, vehicle))} />
        <span>{wagon}</span>
      </span>
      <span class="heard">{heard}</span>
    </button>
  );
}

function Station({ info, texts, here: { place, station } }: Drawn) {
  if (place < 0) return <span class="station none" />;
  if (station < 0) return <span class="station end">{texts.t('ui.end-of-line')}</span>;
  const name = nameOf({ info, texts }, station);
  return (
    <button
      type="button"
      class="station"
      style={`--letters:${longestWord(name)}`}
      data-look={lookAt(info, station)}
      data-look-on-tap
    >
      <b>{name}</b>
      <small>{lineOfPiece({ info, texts }, station)}</small>
    </button>
  );
}

/** The railway opened: where the train stands, what its wagons do and what the stations take for them. */
export function TrainDrawer({ state, texts, control, explain, shut }: TrainDrawerProps) {
  const { info, view, path, decision } = state;
  const strip = useRef<HTMLUListElement>(null);
  const train = trainFacts(info, view);
  useLayoutEffect(() => {
    const list = strip.current;
    const engine = list?.querySelector<HTMLElement>('.has-engine');
    // The locomotive and the stop after it at the right edge, its wagons left of them.
    if (list && engine)
      list.scrollLeft = engine.offsetLeft - list.offsetLeft + 2 * engine.offsetWidth - list.clientWidth;
  }, [train?.at]);
  if (train === null) return null;
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
  const beside = chosen < 0 ? where : `${nameOf({ info, texts }, chosen)}: ${lineOfPiece({ info, texts }, chosen)}`;
  return (
    <Drawer title={texts.t('ui.train')} texts={texts} shut={shut} beside={beside}>
      <ul class="railway" ref={strip} aria-label={texts.t('ui.train')}>
        {lineOf(train).map((here) => {
          const drawn = { info, texts, here };
          const { place, vehicle } = here;
          const isEngine = vehicle === train.engine;
          return (
            <li key={place} class={isEngine ? 'on-line has-engine' : 'on-line'}>
              {isEngine && <Engine {...drawn} />}
              {vehicle < 0 && <span class="vehicle empty" />}
              {!isEngine && vehicle >= 0 && (
                <Wagon {...drawn} offered={offers.includes(handCard(vehicle))} chosen={vehicle === chosen} tap={take} />
              )}
              <Station {...drawn} />
            </li>
          );
        })}
      </ul>
      <div class="drawer-acts">
        {chosen >= 0 && (
          <button type="button" class="button strong" data-take-wagon onClick={pay}>
            {texts.t('ui.take-this', { card: nameOf({ info, texts }, chosen) })}
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
