import { type Pack, sheriffsExtras } from '../../author/index.ts';
import { aFistfulOfCards } from './events/a-fistful-of-cards.ts';
import { abandonedMine, mined } from './events/abandoned-mine.ts';
import { ambush } from './events/ambush.ts';
import { bloodBrothers } from './events/blood-brothers.ts';
import { deadMan } from './events/dead-man.ts';
import { hardLiquor } from './events/hard-liquor.ts';
import { lasso } from './events/lasso.ts';
import { lawOfTheWest, shownCard } from './events/law-of-the-west.ts';
import { peyote } from './events/peyote.ts';
import { ranch } from './events/ranch.ts';
import { ricochet } from './events/ricochet.ts';
import { russianRoulette } from './events/russian-roulette.ts';
import { sniper } from './events/sniper.ts';
import { theJudge } from './events/the-judge.ts';
import { vendetta } from './events/vendetta.ts';

export const fistfulOfCards = {
  ...sheriffsExtras,
  id: 'fistful-of-cards',
  cards: [],
  characters: [],
  events: [
    abandonedMine,
    ambush,
    sniper,
    deadMan,
    bloodBrothers,
    theJudge,
    lasso,
    lawOfTheWest,
    hardLiquor,
    peyote,
    ranch,
    ricochet,
    russianRoulette,
    vendetta,
    aFistfulOfCards,
  ],
  marks: [mined, shownCard],
  words: ['red', 'black', 'heal'],
} as const satisfies Pack;
