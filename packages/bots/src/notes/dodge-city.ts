import type { Notes } from './note.ts';

export const dodgeCity: Notes = {
  'card/card/tequila': { worth: 4, use: 'mend' },
  'card/card/whisky': { worth: 6, use: 'heal', lives: 2 },
  'card/card/canteen': { worth: 7, use: 'heal' },
  'card/card/pony-express': { worth: 9, use: 'draw' },
  'card/card/brawl': { worth: 5, use: 'strip-all' },
  'card/card/howitzer': { worth: 7, use: 'sweep' },
  'card/card/punch': { worth: 4.5, use: 'shoot' },
  'card/card/knife': { worth: 5, use: 'shoot' },
  'card/card/derringer': { worth: 5.5, use: 'shoot' },
  'card/card/springfield': { worth: 5, use: 'shoot' },
  'card/card/buffalo-rifle': { worth: 6.5, use: 'shoot' },
  'card/card/dodge': { worth: 6.5 },
  'card/character/chuck-wengam': { use: 'bleed' },
  'card/character/doc-holyday': { use: 'shoot-somebody' },
  'card/character/jose-delgado': { worth: 5, use: 'draw' },
};
