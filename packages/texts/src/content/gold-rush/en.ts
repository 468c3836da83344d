import type { CardText } from '../card-text.ts';

export const en = {
  'card/gear/wanted': {
    name: 'Wanted',
    line: 'Bearer killed: 2 cards, 1 nugget',
    text: 'Put it in front of any player as soon as you buy it. Whoever eliminates that player draws two cards and takes 1 gold nugget.',
    rulings: [
      'It comes on top of everything else: for an outlaw that makes five cards.',
      'A sheriff who kills a deputy draws first, then loses all cards but keeps the nugget.',
      'Nobody is paid when no player caused the death.',
    ],
  },

  'card/character/josh-mccloud': {
    name: 'Josh McCloud',
    line: '2 nuggets: top equipment card',
    text: 'In your turn you may pay 2 gold nuggets for the top card of the equipment deck, unseen.',
    rulings: [
      'A brown card is carried out at once.',
      'A black card you already have in front of you is discarded; that goes for Wanted, too.',
    ],
  },

  'card/role/shadow-deputy': {
    name: 'Shadow Deputy',
    line: 'Plays for the law as a shadow',
    text: 'You are out but return for your own turns. In them you fight for the sheriff and win with the sheriff.',
    rulings: [
      'An eliminated renegade chooses no side: at the start of the turn it is the side with more revealed roles, and the outlaws if they are equal.',
      'The renegade’s own card is never counted, and the side holds until the next turn.',
    ],
  },
  'card/role/shadow-outlaw': {
    name: 'Shadow Outlaw',
    line: 'Plays for the outlaws as a shadow',
    text: 'You are out but return for your own turns. In them you fight against the sheriff and win with the outlaws.',
    rulings: [
      'An eliminated renegade chooses no side: at the start of the turn it is the side with more revealed roles, and the outlaws if they are equal.',
      'The renegade’s own card is never counted, and the side holds until the next turn.',
    ],
  },

  'card/variant/shadow-gunslingers': {
    name: 'Shadow gunslingers',
    line: 'The dead return for their turns',
    text: 'Eliminated players come back for each of their turns as shadows with no lives and play for their side. A shadow can neither lose nor regain lives, and discards all cards at the end of the turn.',
    rulings: [
      'The elimination itself is an ordinary one: cards, role, reward and penalty. Only the gold nuggets are kept.',
      'Outside their own turns shadows are not in the game and do not count for distance.',
      'Leaving at the end of the turn is not an elimination: Vulture Sam and the like get nothing.',
    ],
  },
} satisfies Record<string, CardText>;

export type GoldRushKey = keyof typeof en;
