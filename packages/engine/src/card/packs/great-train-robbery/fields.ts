import {
  BOX,
  type CardGame,
  type Fields,
  field,
  ghostField,
  key,
  LOOK,
  pieceToken,
  takePiece,
} from '../../author/index.ts';
import { atEnd, hasTrain, setTrainAt, sortTiles, stationsOf, trainAt } from './line.ts';
import { standAtEnd } from './train.ts';
import { wagonsOf } from './wagon.ts';

type Pile = readonly string[] | { readonly only: readonly string[] };

const PILE = { either: ['texts', { parts: { only: 'texts' }, needs: ['only'] }] } as const;

const named = (pile: Pile): readonly string[] => ('only' in pile ? pile.only : pile);

/** The named pieces on top of what is left, or nothing but them. */
function placePile(g: CardGame, name: string, given: Pile): void {
  const zone = g.place(name);
  g.shuffle(zone);
  for (const id of named(given)) g.move(takePiece(g, name, id), LOOK, 0);
  if ('only' in given) while (g.zone(zone).length > 0) g.move(g.top(zone), BOX, 0);
  for (const piece of g.zone(LOOK).toReversed()) g.move(piece, zone, 0);
}

interface Train {
  readonly engine?: string;
  readonly wagons?: readonly string[];
  readonly stations?: readonly string[];
  readonly at?: number;
}

/** What is not named is laid out by chance, but never with what the decks are said to hold. */
function placeTrain(
  g: CardGame,
  { engine = 'leland', wagons, stations, at = 0 }: Train,
  kept: readonly string[],
): void {
  const side = g.zone(BOX).find((piece) => g.rules.faces[piece].back === 'locomotive' && g.idOf(piece) === engine);
  if (side === undefined) throw new RangeError(`There is no locomotive called "${engine}".`);
  for (const piece of g.zone(BOX)) if (g.rules.faces[piece].back === 'locomotive') g.reveal(piece, g.everyone);
  g.move(side, g.places.engine, g.everyone);
  const free = (deck: string): string[] =>
    g
      .zone(g.place(deck))
      .map((piece) => g.idOf(piece))
      .filter((id) => !kept.includes(id));
  g.shuffle(g.places['station-deck']);
  g.shuffle(g.places['wagon-deck']);
  for (const id of stations ?? free('station-deck').slice(-g.rules.players))
    g.move(takePiece(g, 'station-deck', id), g.places.stations, g.everyone);
  for (const id of wagons ?? free('wagon-deck').slice(-3))
    g.move(takePiece(g, 'wagon-deck', id), g.places.train, g.everyone);
  if (at > stationsOf(g).length)
    throw new RangeError(`The train stands at ${at}, but the end of the line is ${stationsOf(g).length}.`);
  setTrainAt(g, at);
}

const ids = (g: CardGame, pieces: readonly number[]): string[] => pieces.map((piece) => g.idOf(piece));

export const fields: Fields = {
  seat: {
    wagons: field('texts', 'wagons in front of the player', (g, wagons, seat) => {
      for (const id of wagons) g.move(takePiece(g, 'wagon-deck', id), g.places.wagons + seat, g.everyone);
    }),
    // After the wagons, one of which may be what makes him a ghost.
    ghost: ghostField,
  },
  table: {
    train: field(
      { parts: { engine: 'text', wagons: 'texts', stations: 'texts', at: 'count' } },
      'wagons from the locomotive back; `at` counts stations from 0, their number is the end of the line; what is left out comes by chance, and without the field there is no train',
      (g, train, _at, beside) => {
        sortTiles(g);
        const piles = [beside['wagon-deck'], beside['station-deck']] as (Pile | undefined)[];
        placeTrain(
          g,
          train,
          piles.flatMap((pile) => (pile === undefined ? [] : named(pile))),
        );
      },
    ),
    'wagon-deck': field(PILE, 'wagons that are not in the train, like `deck`', (g, deck) =>
      placePile(g, 'wagon-deck', deck),
    ),
    'station-deck': field(PILE, 'stations that are not in the row, like `deck`', (g, deck) =>
      placePile(g, 'station-deck', deck),
    ),
  },
  underWay(g) {
    if (g.phase() === 'play' && hasTrain(g) && atEnd(g)) standAtEnd(g, g.onTurn());
  },
  seatKeys: {
    wagons: key('wagons in front of the player', (g, seat) => ids(g, g.zone(g.places.wagons + seat))),
  },
  tableKeys: {
    'train.at': key('where the locomotive stands, from 0', (g) => (hasTrain(g) ? trainAt(g) : undefined)),
    'train.engine': key('the side of the locomotive that is up', (g) => ids(g, g.zone(g.places.engine))[0] ?? null),
    'train.wagons': key('wagons from the locomotive back', (g) => ids(g, wagonsOf(g)), { ordered: true }),
    'train.wagons.size': key('number of wagons in the train', (g) => wagonsOf(g).length),
    'train.stations': key('the row of stations from the left', (g) => ids(g, stationsOf(g)), { ordered: true }),
    'train.stations.size': key('number of stations in the row', (g) => stationsOf(g).length),
    'wagon-deck.size': key('wagons that are not in the train', (g) => g.zone(g.places['wagon-deck']).length),
    'wagon-deck.bottom': key('the lowest wagon, `null` if there is none', (g) => {
      const [bottom] = g.zone(g.places['wagon-deck']);
      return bottom === undefined ? null : pieceToken(g.rules, bottom);
    }),
  },
};
