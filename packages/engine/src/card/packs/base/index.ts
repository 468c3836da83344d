import type { Pack } from '../../author/index.ts';
import { bang } from './cards/bang.ts';
import { barrel } from './cards/barrel.ts';
import { beer } from './cards/beer.ts';
import { catBalou } from './cards/cat-balou.ts';
import { duel } from './cards/duel.ts';
import { dynamite } from './cards/dynamite.ts';
import { gatling } from './cards/gatling.ts';
import { generalStore } from './cards/general-store.ts';
import { indians } from './cards/indians.ts';
import { jail } from './cards/jail.ts';
import { missed } from './cards/missed.ts';
import { mustang } from './cards/mustang.ts';
import { panic } from './cards/panic.ts';
import { saloon } from './cards/saloon.ts';
import { scope } from './cards/scope.ts';
import { stagecoach } from './cards/stagecoach.ts';
import { remington, revCarabine, schofield, volcanic, winchester } from './cards/weapons.ts';
import { wellsFargo } from './cards/wells-fargo.ts';
import { bartCassidy } from './characters/bart-cassidy.ts';
import { blackJack } from './characters/black-jack.ts';
import { calamityJanet } from './characters/calamity-janet.ts';
import { clausTheSaint } from './characters/claus-the-saint.ts';
import { elGringo } from './characters/el-gringo.ts';
import { jesseJones } from './characters/jesse-jones.ts';
import { johnnyKisch } from './characters/johnny-kisch.ts';
import { jourdonnais } from './characters/jourdonnais.ts';
import { kitCarlson } from './characters/kit-carlson.ts';
import { luckyDuke } from './characters/lucky-duke.ts';
import { paulRegret } from './characters/paul-regret.ts';
import { pedroRamirez } from './characters/pedro-ramirez.ts';
import { roseDoolan } from './characters/rose-doolan.ts';
import { sidKetchum } from './characters/sid-ketchum.ts';
import { slabTheKiller } from './characters/slab-the-killer.ts';
import { suzyLafayette } from './characters/suzy-lafayette.ts';
import { storeOpened, uncleWill } from './characters/uncle-will.ts';
import { vultureSam } from './characters/vulture-sam.ts';
import { willyTheKid } from './characters/willy-the-kid.ts';
import { roles } from './roles.ts';

export const base = {
  id: 'base',
  cards: [
    bang,
    missed,
    beer,
    saloon,
    stagecoach,
    wellsFargo,
    generalStore,
    panic,
    catBalou,
    duel,
    indians,
    gatling,
    barrel,
    scope,
    mustang,
    jail,
    dynamite,
    volcanic,
    schofield,
    remington,
    revCarabine,
    winchester,
  ],
  characters: [
    bartCassidy,
    blackJack,
    calamityJanet,
    clausTheSaint,
    elGringo,
    jesseJones,
    johnnyKisch,
    jourdonnais,
    kitCarlson,
    luckyDuke,
    paulRegret,
    pedroRamirez,
    roseDoolan,
    sidKetchum,
    slabTheKiller,
    suzyLafayette,
    uncleWill,
    vultureSam,
    willyTheKid,
  ],
  roles,
  marks: [storeOpened],
} as const satisfies Pack;
