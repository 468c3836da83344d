import type { Pack } from '../../author/index.ts';
import { beerForGold, GOLD, HEAL } from './beer-for-gold.ts';
import { donBell } from './characters/don-bell.ts';
import { dutchWill } from './characters/dutch-will.ts';
import { jackyMurieta } from './characters/jacky-murieta.ts';
import { joshMccloud } from './characters/josh-mccloud.ts';
import { madamYto } from './characters/madam-yto.ts';
import { cheaply, prettyLuzena } from './characters/pretty-luzena.ts';
import { raddieSnake, snaked } from './characters/raddie-snake.ts';
import { simeonPicos } from './characters/simeon-picos.ts';
import { fields } from './fields.ts';
import { boots } from './gear/boots.ts';
import { bottle } from './gear/bottle.ts';
import { calumet } from './gear/calumet.ts';
import { goldPan, panned } from './gear/gold-pan.ts';
import { anotherTurn, goldRushGear, turnAfterGoldRush } from './gear/gold-rush.ts';
import { gunBelt } from './gear/gun-belt.ts';
import { horseshoe } from './gear/horseshoe.ts';
import { luckyCharm } from './gear/lucky-charm.ts';
import { pardner } from './gear/pardner.ts';
import { pickaxe } from './gear/pickaxe.ts';
import { rhum } from './gear/rhum.ts';
import { rucksack } from './gear/rucksack.ts';
import { shot } from './gear/shot.ts';
import { unionPacific } from './gear/union-pacific.ts';
import { wanted } from './gear/wanted.ts';
import { gearGoesUnder } from './gear.ts';
import { EXTRA_GOLD, gold, nuggets } from './gold.ts';
import { BREAK, BUY, openShop, shop } from './shop.ts';

export const goldRush = {
  id: 'gold-rush',
  cards: [],
  characters: [donBell, dutchWill, jackyMurieta, joshMccloud, madamYto, prettyLuzena, raddieSnake, simeonPicos],
  pieces: [
    shot,
    bottle,
    pardner,
    rhum,
    unionPacific,
    goldRushGear,
    calumet,
    gunBelt,
    horseshoe,
    pickaxe,
    wanted,
    goldPan,
    boots,
    luckyCharm,
    rucksack,
  ],
  homes: { gear: 'gear-deck' },
  tableZones: [
    { name: 'gear-deck', ordered: true },
    { name: 'gear-discard', ordered: true },
    { name: 'shop', ordered: true },
  ],
  seatZones: [{ name: 'gear', works: true, safe: true }],
  always: [nuggets, gearGoesUnder, shop, beerForGold, turnAfterGoldRush],
  marks: [gold, panned, snaked, cheaply, anotherTurn],
  vars: [EXTRA_GOLD],
  words: [BUY, BREAK, HEAL, GOLD],
  setup: openShop,
  fields,
} as const satisfies Pack;
