import type { CardText } from '../card-text.ts';

export const en = {
  'card/card/saved': {
    name: 'Saved!',
    line: 'Another loses 1 life less: 2 cards',
    text: 'Play it in any turn when another player is about to lose a life: that player loses 1 life less. If the player survives, you take two cards, both at random from that player’s hand or both from the deck.',
    rulings: [
      'You cannot mix the two. From a hand with a single card you get only that one.',
      'It need not have been the last life.',
    ],
  },
  'card/card/escape': {
    name: 'Escape',
    line: 'Cancel a card aimed only at you',
    text: 'When somebody plays a card other than BANG! and you are its only target, play this to avoid its effect.',
    rulings: [
      'It helps against brown cards such as Duel and Cat Balou and against blue ones such as Jail.',
      'Cards that reach you without being played, such as a passing Dynamite, cannot be escaped.',
      'Nor can Aim, which strengthens a BANG! and is not aimed at you.',
    ],
  },
  'card/card/backfire': {
    name: 'Backfire',
    line: 'Missed!, and the shooter is shot',
    text: 'It counts as a Missed! card. When it helps to cancel a shot, the player who fired becomes the target of a BANG! effect.',
    rulings: [
      'Against the BANG! of Slab the Killer you need a second Missed! effect before you shoot back.',
      'If no player fired, only the Missed! part works.',
      'If your shot kills, the kill is yours, also outside your turn.',
    ],
  },
  'card/card/poker': {
    name: 'Poker',
    line: 'All lay 1 card; no ace: take 2',
    text: 'All other players choose a card from their hands; the cards are turned up together and discarded. If there is no ace among them, you take up to two of them.',
    rulings: ['Players with an empty hand are left out.', 'If only one or two cards were laid, you may take them all.'],
  },
  'card/card/tornado': {
    name: 'Tornado',
    line: 'All pass 2 cards to the left',
    text: 'All players, you included, choose two cards from their hands and give them to the player on their left, all at the same time.',
    rulings: [
      'Whoever has only one card gives that one; an empty hand gives nothing.',
      'Cards you have just received are not passed on.',
    ],
  },
} satisfies Record<string, CardText>;

export type ValleyOfShadowsKey = keyof typeof en;
