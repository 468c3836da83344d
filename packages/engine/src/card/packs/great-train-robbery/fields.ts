import { type Fields, field, ghostField, keepInPlay, key, pieceToken, takePiece } from '../../author/index.ts';
import { ghostCar } from './wagons/ghost-car.ts';

export const fields: Fields = {
  seat: {
    wagons: field('texts', 'wagons in front of the player', (g, wagons, seat) => {
      for (const id of wagons) {
        g.move(takePiece(g, 'wagon-deck', id), g.place('wagons') + seat, g.everyone);
        if (id === ghostCar.id && g.life(seat) <= 0) keepInPlay(g, seat);
      }
    }),
    // After the wagons, one of which may be what makes him a ghost.
    ghost: ghostField,
  },
  table: {
    train: field(
      { parts: { engine: 'text', wagons: 'texts', stations: 'texts', at: 'count' } },
      'wagons from the locomotive back; `at` counts stations from 0, their number is the end of the line',
    ),
    'wagon-deck': field('texts', 'top first'),
    'station-deck': field('texts', 'top first'),
  },
  seatKeys: {
    wagons: key('wagons in front of the player', (g, seat) =>
      g.zone(g.place('wagons') + seat).map((piece) => g.idOf(piece)),
    ),
  },
  tableKeys: {
    'wagon-deck.bottom': key('the lowest wagon, `null` if there is none', (g) => {
      const [bottom] = g.zone(g.place('wagon-deck'));
      return bottom === undefined ? null : pieceToken(g.rules, bottom);
    }),
  },
};
