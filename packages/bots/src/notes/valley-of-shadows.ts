import type { Notes } from './note.ts';

export const valleyOfShadows: Notes = {
  'card/card/saved': { worth: 5 },
  'card/card/escape': { worth: 5 },
  'card/card/backfire': { worth: 7 },
  'card/card/poker': { worth: 6, use: 'draw' },
  'card/card/tornado': { worth: 4, use: 'shuffle-hands' },
  'card/card/ghost': { worth: 4, use: 'revive', keeps: true },
  'card/card/lemat': { worth: 5.5 },
  'card/card/rattlesnake': { worth: 5 },
  'card/card/shotgun': { worth: 5 },
  'card/card/bounty': { worth: 4.5 },
  'card/card/bandidos': { worth: 5, use: 'sweep' },
  'card/card/aim': { worth: 5, boost: 4 },
  'card/card/fanning': { worth: 6.5, use: 'shoot' },
  'card/card/tomahawk': { worth: 5.5, use: 'shoot' },
  'card/card/last-call': { worth: 7, use: 'heal' },
};
