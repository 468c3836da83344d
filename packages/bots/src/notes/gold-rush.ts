import type { Notes } from './note.ts';

export const goldRush: Notes = {
  'card/gear/shot': { worth: 4, use: 'mend' },
  'card/gear/rhum': { worth: 6, use: 'heal', lives: 3 },
  'card/gear/union-pacific': { worth: 9, use: 'draw' },
  'card/gear/gold-rush': { worth: 9, use: 'again' },
  'card/gear/calumet': { worth: 6, use: 'equip' },
  'card/gear/gun-belt': { worth: 5, use: 'equip' },
  'card/gear/horseshoe': { worth: 5, use: 'equip' },
  'card/gear/pickaxe': { worth: 9, use: 'equip' },
  'card/gear/wanted': { worth: 5, use: 'lock' },
  'card/gear/gold-pan': { worth: 6, use: 'equip', acts: 'buy-card' },
  'card/gear/boots': { worth: 7, use: 'equip' },
  'card/gear/lucky-charm': { worth: 6, use: 'equip' },
  'card/gear/rucksack': { worth: 8, use: 'equip', acts: 'heal' },
  'card/character/jacky-murieta': { use: 'shoot' },
  'card/character/josh-mccloud': { use: 'buy-card' },
  'card/character/raddie-snake': { use: 'buy-card' },
  'card/character/pretty-luzena': { use: 'buy-card' },
};
