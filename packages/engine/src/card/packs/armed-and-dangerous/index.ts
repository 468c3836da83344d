import type { Pack } from '../../author/index.ts';
import { aLittleNip } from './cards/a-little-nip.ts';
import { aceUpTheSleeve } from './cards/ace-up-the-sleeve.ts';
import { arrow } from './cards/arrow.ts';
import { bandolier, extraBang, extraBangCard } from './cards/bandolier.ts';
import { beerKeg } from './cards/beer-keg.ts';
import { bellRung, bellTower, seenFromTower } from './cards/bell-tower.ts';
import { bigFifty } from './cards/big-fifty.ts';
import { bomb } from './cards/bomb.ts';
import { buntlineShot, buntlineSpecial } from './cards/buntline-special.ts';
import { caravan } from './cards/caravan.ts';
import { crate } from './cards/crate.ts';
import { doubleBarrel } from './cards/double-barrel.ts';
import { duck } from './cards/duck.ts';
import { flintlock } from './cards/flintlock.ts';
import { lockpick } from './cards/lockpick.ts';
import { quickShot } from './cards/quick-shot.ts';
import { reloading } from './cards/reloading.ts';
import { rust } from './cards/rust.ts';
import { squaw } from './cards/squaw.ts';
import { thunderer } from './cards/thunderer.ts';
import { tumbleweed } from './cards/tumbleweed.ts';
import { whip } from './cards/whip.ts';
import { alPreacher } from './characters/al-preacher.ts';
import { bassGreeves, bassLoaded } from './characters/bass-greeves.ts';
import { bloodyMary } from './characters/bloody-mary.ts';
import { frankieCanton, frankieTook } from './characters/frankie-canton.ts';
import { julieCutter } from './characters/julie-cutter.ts';
import { kidShot, mexicaliKid } from './characters/mexicali-kid.ts';
import { msAbigail } from './characters/ms-abigail.ts';
import { redRingo, ringoMoved } from './characters/red-ringo.ts';
import { fields } from './fields.ts';
import { loading } from './loading.ts';
import { EXTRA_LOAD, ownLoad, PAY, PUT, TAKE } from './loads.ts';

export const armedAndDangerous = {
  id: 'armed-and-dangerous',
  cards: [
    aceUpTheSleeve,
    aLittleNip,
    arrow,
    bandolier,
    beerKeg,
    bellTower,
    bigFifty,
    bomb,
    buntlineSpecial,
    caravan,
    crate,
    doubleBarrel,
    duck,
    flintlock,
    lockpick,
    quickShot,
    reloading,
    rust,
    squaw,
    thunderer,
    tumbleweed,
    whip,
  ],
  moreCopies: { bang: '6H 2C 2D 3D', 'cat-balou': '3H', missed: 'KS' },
  characters: [alPreacher, bassGreeves, bloodyMary, frankieCanton, julieCutter, mexicaliKid, msAbigail, redRingo],
  always: [loading, extraBangCard, seenFromTower, buntlineShot],
  marks: [ownLoad, extraBang, bellRung, bassLoaded, frankieTook, kidShot, ringoMoved],
  words: [PUT, PAY, TAKE],
  vars: [EXTRA_LOAD],
  fields,
} as const satisfies Pack;
