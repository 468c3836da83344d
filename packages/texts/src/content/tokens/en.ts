import type { CardText } from '../card-text.ts';

/** Pieces of the boxes that are no cards; only the gallery speaks of them. */
export const en = {
  'card/token/life': {
    name: 'Life',
    line: 'A bullet for every life',
    text: 'You begin with as many lives as your character has bullets; the sheriff has one more. Whoever loses the last one is out of the game.',
    rulings: [
      'Nobody ever has more lives than at the start.',
      'At the end of your turn you keep as many cards as you have lives.',
    ],
  },
  'card/token/nugget': {
    name: 'Gold nugget',
    line: 'Buys equipment',
    text: 'Whoever takes a life from another player takes a nugget for it. In your turn you pay with nuggets for the equipment in the shop.',
    rulings: ['Nuggets lie open in front of their owner.'],
  },
  'card/token/load': {
    name: 'Load',
    line: 'Pays for orange cards',
    text: 'An orange card comes into play with three loads, which pay for its effect.',
    rulings: ['Most orange cards are discarded when the last load is gone; each says so itself.'],
  },
  'dice/token/arrow': {
    name: 'Arrow',
    line: 'Nine for all players',
    text: 'Every arrow that is rolled is taken from the pile at once. Whoever takes the last one brings the Indians: everybody loses a life for each arrow, then all arrows go back.',
    rulings: ['Arrows of a player who goes out return to the pile.'],
  },
  'dice/token/chief-arrow': {
    name: 'Chief’s Arrow',
    line: 'Counts as two arrows',
    text: 'Whoever has to take an arrow may take this one for one result. It counts as two arrows, and if its holder has more arrows than any other player when the Indians attack, the holder loses nothing.',
    rulings: ['A tie for the most arrows does not protect.'],
  },
  'dice/token/ghost': {
    name: 'Ghost token',
    line: 'A face the ghost hands over',
    text: 'The ghost gives the token of one result to a player, who has to turn a base die to that face before the first roll of the next turn.',
    rulings: ['The token goes back at the end of that turn.'],
  },
} satisfies Record<string, CardText>;

export type TokenKey = keyof typeof en;
