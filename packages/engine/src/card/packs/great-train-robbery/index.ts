import {
  type CardGame,
  ghosts,
  keepInPlay,
  type Pack,
  type PackPosition,
  pieceToken,
  refuseFields,
  takePiece,
} from '../../author/index.ts';
import { SHOT_AT, trainRobbery } from './cards/train-robbery.ts';
import { sgtBlaze } from './characters/sgt-blaze.ts';
import { wagonsStayOut } from './wagon.ts';
import { ghostCar, sheriffHandsOn } from './wagons/ghost-car.ts';

function place(g: CardGame, position: PackPosition): void {
  refuseFields(position, ['train', 'wagon-deck', 'station-deck']);
  const { players = {} } = position;
  Object.keys(players)
    .sort()
    .forEach((name, seat) => {
      const { wagons = [] } = players[name] as { wagons?: readonly string[] };
      for (const id of wagons) {
        g.move(takePiece(g, 'wagon-deck', id), g.place('wagons') + seat, g.everyone);
        if (id === ghostCar.id && g.life(seat) <= 0) keepInPlay(g, seat);
      }
    });
}

function inspect(g: CardGame, key: string): unknown {
  const seat = /^([A-H])\.wagons$/.exec(key);
  if (seat !== null) return g.zone(g.place('wagons') + seat[1].charCodeAt(0) - 65).map((piece) => g.idOf(piece));
  const [bottom] = g.zone(g.place('wagon-deck'));
  return key === 'wagon-deck.bottom' && bottom !== undefined ? pieceToken(g.rules, bottom) : undefined;
}

export const greatTrainRobbery = {
  id: 'great-train-robbery',
  unfinished: true,
  cards: [trainRobbery],
  characters: [sgtBlaze],
  pieces: [ghostCar],
  homes: { wagon: 'wagon-deck' },
  tableZones: [{ name: 'wagon-deck', ordered: true }],
  seatZones: [{ name: 'wagons', works: true }],
  always: [wagonsStayOut, ghosts, sheriffHandsOn],
  words: [SHOT_AT],
  setup: (g: CardGame) => g.shuffle(g.place('wagon-deck')),
  place,
  inspect,
} as const satisfies Pack;
