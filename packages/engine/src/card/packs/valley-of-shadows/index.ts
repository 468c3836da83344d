import { ghosts, type Pack, SHOT_LIVES } from '../../author/index.ts';
import { aim } from './cards/aim.ts';
import { backfire } from './cards/backfire.ts';
import { bandidos } from './cards/bandidos.ts';
import { bounty } from './cards/bounty.ts';
import { escapeCard } from './cards/escape.ts';
import { fanning } from './cards/fanning.ts';
import { ghost } from './cards/ghost.ts';
import { lastCall } from './cards/last-call.ts';
import { lemat } from './cards/lemat.ts';
import { poker } from './cards/poker.ts';
import { rattlesnake } from './cards/rattlesnake.ts';
import { saved } from './cards/saved.ts';
import { shotgun } from './cards/shotgun.ts';
import { tomahawk } from './cards/tomahawk.ts';
import { tornado } from './cards/tornado.ts';
import { blackFlower, clubShot } from './characters/black-flower.ts';
import { coloradoBill } from './characters/colorado-bill.ts';
import { burst, derSpotBurstRinger } from './characters/der-spot-burst-ringer.ts';
import { evelynShebang, shotAt } from './characters/evelyn-shebang.ts';
import { henryBlock } from './characters/henry-block.ts';
import { lemonadeJim } from './characters/lemonade-jim.ts';
import { mickDefender } from './characters/mick-defender.ts';
import { tucoFranziskaner } from './characters/tuco-franziskaner.ts';
import { fields } from './fields.ts';

export const valleyOfShadows = {
  id: 'valley-of-shadows',
  cards: [
    saved,
    escapeCard,
    backfire,
    poker,
    tornado,
    ghost,
    lemat,
    rattlesnake,
    shotgun,
    bounty,
    bandidos,
    aim,
    fanning,
    tomahawk,
    lastCall,
  ],
  characters: [
    henryBlock,
    coloradoBill,
    evelynShebang,
    mickDefender,
    lemonadeJim,
    blackFlower,
    derSpotBurstRinger,
    tucoFranziskaner,
  ],
  always: [ghosts],
  marks: [clubShot, burst, shotAt],
  vars: [SHOT_LIVES],
  fields,
} as const satisfies Pack;
