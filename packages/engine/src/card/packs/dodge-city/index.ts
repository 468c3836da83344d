import type { Pack } from '../../author/index.ts';
import { binocular } from './cards/binocular.ts';
import { brawl } from './cards/brawl.ts';
import { buffaloRifle } from './cards/buffalo-rifle.ts';
import { canCan } from './cards/can-can.ts';
import { canteen } from './cards/canteen.ts';
import { conestoga } from './cards/conestoga.ts';
import { derringer } from './cards/derringer.ts';
import { dodge } from './cards/dodge.ts';
import { hideout } from './cards/hideout.ts';
import { howitzer } from './cards/howitzer.ts';
import { knife } from './cards/knife.ts';
import { pepperbox } from './cards/pepperbox.ts';
import { ponyExpress } from './cards/pony-express.ts';
import { punch } from './cards/punch.ts';
import { ragTime } from './cards/rag-time.ts';
import { bible, ironPlate, sombrero, tenGallonHat } from './cards/shields.ts';
import { springfield } from './cards/springfield.ts';
import { tequila } from './cards/tequila.ts';
import { whisky } from './cards/whisky.ts';
import { apacheKid } from './characters/apache-kid.ts';
import { belleStar } from './characters/belle-star.ts';
import { billNoface } from './characters/bill-noface.ts';
import { chuckWengam } from './characters/chuck-wengam.ts';
import { docHolyday, docShot } from './characters/doc-holyday.ts';
import { elenaFuente } from './characters/elena-fuente.ts';
import { gregDigger } from './characters/greg-digger.ts';
import { herbHunter } from './characters/herb-hunter.ts';
import { bluesTraded, joseDelgado } from './characters/jose-delgado.ts';
import { cardsOwed, mollyStark } from './characters/molly-stark.ts';
import { patBrennan } from './characters/pat-brennan.ts';
import { pixiePete } from './characters/pixie-pete.ts';
import { seanMallory } from './characters/sean-mallory.ts';
import { tequilaJoe } from './characters/tequila-joe.ts';
import { copyEnds, veraCuster } from './characters/vera-custer.ts';
import { fields } from './fields.ts';

export const dodgeCity = {
  id: 'dodge-city',
  cards: [
    binocular,
    hideout,
    punch,
    dodge,
    springfield,
    brawl,
    ragTime,
    tequila,
    whisky,
    bible,
    canteen,
    canCan,
    tenGallonHat,
    sombrero,
    ironPlate,
    conestoga,
    derringer,
    buffaloRifle,
    howitzer,
    pepperbox,
    ponyExpress,
    knife,
  ],
  moreCopies: {
    bang: '5C 6C KC 8S',
    missed: '8D',
    beer: '6H 6S',
    'general-store': 'AS',
    panic: 'JH',
    'cat-balou': '8C',
    indians: '5D',
    barrel: 'AC',
    mustang: '5H',
    dynamite: '10C',
    remington: '6D',
    'rev-carabine': '5S',
  },
  characters: [
    apacheKid,
    belleStar,
    billNoface,
    chuckWengam,
    docHolyday,
    elenaFuente,
    gregDigger,
    herbHunter,
    joseDelgado,
    mollyStark,
    patBrennan,
    pixiePete,
    seanMallory,
    tequilaJoe,
    veraCuster,
  ],
  always: [copyEnds],
  marks: [docShot, bluesTraded, cardsOwed],
  fields,
} as const satisfies Pack;
