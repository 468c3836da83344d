import type { CardText } from '../card-text.ts';

export const en = {
  'card/card/train-robbery': {
    name: 'Train Robbery',
    line: 'Each card: discard it or be shot',
    text: 'Choose a player at any distance. For each card that player has in play, one after another, the player either discards it or faces a BANG! effect. It uses up your one BANG! of the turn.',
    rulings: [
      'It is not a BANG! card, but you cannot play one in the same turn unless something allows you more.',
      'Each shot is answered separately.',
      'Equipment is left alone.',
    ],
  },

  'card/wagon/ghost-car': {
    name: 'Ghost Car',
    line: 'Keeps its owner in play at 0 lives',
    text: 'Put it in front of any player except the sheriff, an eliminated one included. With it a player stays in the game or comes back without lives and can neither lose nor regain any.',
    rulings: [
      'Such a player is in the game in every respect: for distance, abilities and winning.',
      'Losing the last life with it is no elimination: no reward, no role shown.',
      'With no lives the whole hand is discarded at the end of the turn; cards in play stay.',
      'When the car leaves, the player is out at once, and nobody gains anything by it.',
    ],
  },

  'card/character/sgt-blaze': {
    name: 'Sgt. Blaze',
    line: 'May spare one player',
    text: 'When you play a card or use an effect that concerns several players, you may leave out one of them.',
    rulings: [
      'For a General Store one card less is turned up, and the player you leave out gets none.',
      'You may leave yourself out, and it also works on the locomotive when it arrives in your turn.',
    ],
  },
} satisfies Record<string, CardText>;

export type GreatTrainRobberyKey = keyof typeof en;
