import { type Pack, sheriffsExtras } from '../../author/index.ts';
import { blessing } from './events/blessing.ts';
import { curse } from './events/curse.ts';
import { ghostTown } from './events/ghost-town.ts';
import { goldRush } from './events/gold-rush.ts';
import { handcuffs, namedSuit, suitWords } from './events/handcuffs.ts';
import { hangover } from './events/hangover.ts';
import { highNoonEvent } from './events/high-noon.ts';
import { newIdentity } from './events/new-identity.ts';
import { sermon } from './events/sermon.ts';
import { shootout } from './events/shootout.ts';
import { theDaltons } from './events/the-daltons.ts';
import { theDoctor } from './events/the-doctor.ts';
import { theReverend } from './events/the-reverend.ts';
import { thirst } from './events/thirst.ts';
import { trainArrival } from './events/train-arrival.ts';

export const highNoon = {
  ...sheriffsExtras,
  id: 'high-noon',
  cards: [],
  characters: [],
  events: [
    blessing,
    curse,
    ghostTown,
    goldRush,
    theDaltons,
    theDoctor,
    theReverend,
    trainArrival,
    thirst,
    hangover,
    sermon,
    shootout,
    highNoonEvent,
    handcuffs,
    newIdentity,
  ],
  marks: [namedSuit],
  words: suitWords,
} as const satisfies Pack;
