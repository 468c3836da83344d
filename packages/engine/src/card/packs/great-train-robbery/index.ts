import { type CardGame, ghosts, type Pack } from '../../author/index.ts';
import { SHOT_AT, trainRobbery } from './cards/train-robbery.ts';
import { sgtBlaze } from './characters/sgt-blaze.ts';
import { fields } from './fields.ts';
import { wagonsStayOut } from './wagon.ts';
import { ghostCar, sheriffHandsOn } from './wagons/ghost-car.ts';

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
  fields,
} as const satisfies Pack;
