import type { Pack } from '../../content.ts';
import { bartCassidy } from './characters/bart-cassidy.ts';
import { blackJack } from './characters/black-jack.ts';
import { calamityJanet } from './characters/calamity-janet.ts';
import { elGringo } from './characters/el-gringo.ts';
import { jesseJones } from './characters/jesse-jones.ts';
import { jourdonnais } from './characters/jourdonnais.ts';
import { kitCarlson } from './characters/kit-carlson.ts';
import { luckyDuke } from './characters/lucky-duke.ts';
import { paulRegret } from './characters/paul-regret.ts';
import { pedroRamirez } from './characters/pedro-ramirez.ts';
import { roseDoolan } from './characters/rose-doolan.ts';
import { sidKetchum } from './characters/sid-ketchum.ts';
import { slabTheKiller } from './characters/slab-the-killer.ts';
import { suzyLafayette } from './characters/suzy-lafayette.ts';
import { vultureSam } from './characters/vulture-sam.ts';
import { willyTheKid } from './characters/willy-the-kid.ts';
import { baseDie } from './dice.ts';
import { roles } from './roles.ts';

export const base = {
  id: 'base',
  dice: [baseDie],
  characters: [
    bartCassidy,
    blackJack,
    calamityJanet,
    elGringo,
    jesseJones,
    jourdonnais,
    kitCarlson,
    luckyDuke,
    paulRegret,
    pedroRamirez,
    roseDoolan,
    sidKetchum,
    slabTheKiller,
    suzyLafayette,
    vultureSam,
    willyTheKid,
  ],
  roles,
} as const satisfies Pack;
