import { buildPile, type Pack, pileZones } from '../../author/index.ts';
import { bigSpencer } from './characters/big-spencer.ts';
import { flintWestwood, traded } from './characters/flint-westwood.ts';
import { garyLooter } from './characters/gary-looter.ts';
import { greygoryDeck } from './characters/greygory-deck.ts';
import { johnPain } from './characters/john-pain.ts';
import { lastCard, lastPlayedAs, leeVanKliff } from './characters/lee-van-kliff.ts';
import { terenKill } from './characters/teren-kill.ts';
import { youlGrinner } from './characters/youl-grinner.ts';
import { boneOrchard } from './events/bone-orchard.ts';
import { darlingValentine } from './events/darling-valentine.ts';
import { dorothyRage, ordered } from './events/dorothy-rage.ts';
import { gag } from './events/gag.ts';
import { helenaZontero } from './events/helena-zontero.ts';
import { ladyRosa, skips, skipTurn, swapped } from './events/lady-rosa-of-texas.ts';
import { missSusanna } from './events/miss-susanna.ts';
import { sacagaway } from './events/sacagaway.ts';
import { showdown } from './events/showdown.ts';
import { wildWestShow as lastShow } from './events/wild-west-show.ts';
import { fields } from './fields.ts';
import { cardsPlayed, countPlays, showPile, turnShow } from './show.ts';

export const wildWestShow = {
  id: 'wild-west-show',
  cards: [],
  characters: [bigSpencer, flintWestwood, garyLooter, greygoryDeck, johnPain, leeVanKliff, terenKill, youlGrinner],
  events: [
    gag,
    boneOrchard,
    darlingValentine,
    dorothyRage,
    helenaZontero,
    ladyRosa,
    missSusanna,
    sacagaway,
    showdown,
    lastShow,
  ],
  always: [countPlays, turnShow, skipTurn],
  marks: [cardsPlayed, traded, lastCard, lastPlayedAs, ordered, swapped, skips],
  tableZones: pileZones(showPile),
  setup: (g) => buildPile(g, showPile),
  fields,
} as const satisfies Pack;
