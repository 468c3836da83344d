import { ghosts, type Pack } from '../../author/index.ts';
import { cactus } from './cards/cactus.ts';
import { dragoon } from './cards/dragoon.ts';
import { evaded } from './cards/evaded.ts';
import { fullSteam, IGNORE, TWICE } from './cards/full-steam.ts';
import { knifeRevolver } from './cards/knife-revolver.ts';
import { map } from './cards/map.ts';
import { moneyBag } from './cards/money-bag.ts';
import { mostWanted } from './cards/most-wanted.ts';
import { nextStop } from './cards/next-stop.ts';
import { refund } from './cards/refund.ts';
import { strongbox } from './cards/strongbox.ts';
import { switchCard } from './cards/switch.ts';
import { SHOT_AT, trainRobbery } from './cards/train-robbery.ts';
import { waterTower } from './cards/water-tower.ts';
import { bennyBrawler } from './characters/benny-brawler.ts';
import { evanBabbit } from './characters/evan-babbit.ts';
import { jimmyTexas } from './characters/jimmy-texas.ts';
import { manuelita } from './characters/manuelita.ts';
import { sancho } from './characters/sancho.ts';
import { sgtBlaze } from './characters/sgt-blaze.ts';
import { shadeOconnor } from './characters/shade-oconnor.ts';
import { zippyMoved, zippyRoy } from './characters/zippy-roy.ts';
import { taken } from './fares.ts';
import { fields } from './fields.ts';
import { AT } from './line.ts';
import { ironhorse, leland } from './locomotives.ts';
import { ownStation, stations } from './stations.ts';
import { moved, train } from './train.ts';
import { wagonsStayOut } from './wagon.ts';
import { baggageCar } from './wagons/baggage-car.ts';
import { caboose } from './wagons/caboose.ts';
import { cattleTruck } from './wagons/cattle-truck.ts';
import { circusWagon } from './wagons/circus-wagon.ts';
import { coalHopper } from './wagons/coal-hopper.ts';
import { diningCar } from './wagons/dining-car.ts';
import { expressCar } from './wagons/express-car.ts';
import { ghostCar, sheriffHandsOn } from './wagons/ghost-car.ts';
import { loungeCar } from './wagons/lounge-car.ts';
import { lumberFlatcar } from './wagons/lumber-flatcar.ts';
import { mailCar } from './wagons/mail-car.ts';
import { observationCar } from './wagons/observation-car.ts';
import { passengerCar } from './wagons/passenger-car.ts';
import { prisonerCar } from './wagons/prisoner-car.ts';
import { privateCar } from './wagons/private-car.ts';
import { everyTurnAnew, sleeperCar, slept } from './wagons/sleeper-car.ts';
import { ADVANCE, WAGON } from './words.ts';

export const greatTrainRobbery = {
  id: 'great-train-robbery',
  cards: [
    cactus,
    dragoon,
    evaded,
    fullSteam,
    knifeRevolver,
    map,
    moneyBag,
    mostWanted,
    nextStop,
    refund,
    strongbox,
    switchCard,
    trainRobbery,
    waterTower,
  ],
  characters: [bennyBrawler, evanBabbit, jimmyTexas, manuelita, sancho, sgtBlaze, shadeOconnor, zippyRoy],
  pieces: [
    baggageCar,
    caboose,
    cattleTruck,
    circusWagon,
    coalHopper,
    diningCar,
    expressCar,
    ghostCar,
    loungeCar,
    lumberFlatcar,
    mailCar,
    observationCar,
    passengerCar,
    prisonerCar,
    privateCar,
    sleeperCar,
    ironhorse,
    leland,
    ...stations,
    ownStation,
  ],
  homes: { wagon: 'wagon-deck', station: 'station-deck' },
  tableZones: [
    { name: 'wagon-deck', ordered: true },
    { name: 'train', ordered: true },
    { name: 'station-deck', ordered: true },
    { name: 'stations', ordered: true },
    { name: 'engine' },
  ],
  seatZones: [{ name: 'wagons', works: true }],
  vars: [AT],
  marks: [taken, moved, zippyMoved, slept],
  always: [train, wagonsStayOut, ghosts, sheriffHandsOn, everyTurnAnew],
  words: [SHOT_AT, ADVANCE, WAGON, IGNORE, TWICE],
  fields,
} as const satisfies Pack;
