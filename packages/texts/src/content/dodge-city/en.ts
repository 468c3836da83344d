import type { CardText } from '../card-text.ts';

export const en = {
  'card/card/binocular': {
    name: 'Binocular',
    line: 'Others are 1 closer to you',
    text: 'You see all other players at a distance 1 smaller, but never below 1. For them nothing changes.',
    rulings: ['It adds up with a Scope and with the ability of Rose Doolan.'],
  },
  'card/card/hideout': {
    name: 'Hideout',
    line: 'You are 1 farther for others',
    text: 'All other players see you at a distance 1 greater. For you nothing changes.',
    rulings: ['It adds up with a Mustang and with the ability of Paul Regret.'],
  },
  'card/card/punch': {
    name: 'Punch',
    line: 'Shoot a player at distance 1',
    text: 'A BANG! effect on a player at distance 1.',
    rulings: [
      'Your weapon does not matter, only the distance.',
      'It is not a BANG! card and does not count against the limit of one a turn.',
    ],
  },
  'card/card/dodge': {
    name: 'Dodge',
    line: 'Missed!, then draw a card',
    text: 'Cancel a BANG! effect aimed at you, then draw a card.',
    rulings: ['It is not a Missed! card: only its effect is the same.'],
  },
  'card/card/springfield': {
    name: 'Springfield',
    line: 'Pay 1 card: shoot anybody',
    text: 'Play it and discard another card from your hand: a BANG! effect on any player at any distance.',
    rulings: [
      'Without a second card to discard you cannot play it.',
      'It is not a BANG! card and does not count against the limit of one a turn.',
      'The card you discard for it lies on top of it, where Pedro Ramirez may take it.',
    ],
  },
  'card/card/brawl': {
    name: 'Brawl',
    line: 'Pay 1 card: all others discard 1',
    text: 'Play it and discard another card from your hand: every other player loses a card to the discard pile. For each of them you decide whether it is a random one from the hand or a certain one in play.',
    rulings: ['Being robbed like this is no free choice, so Molly Stark draws nothing for it.'],
  },
  'card/card/rag-time': {
    name: 'Rag Time',
    line: 'Pay 1 card: take one from anybody',
    text: 'Play it and discard another card from your hand: take a card from a player at any distance, a random one from the hand or one of your choice in play.',
    rulings: ['A green card taken this way must be laid again before it can be used.'],
  },
  'card/card/tequila': {
    name: 'Tequila',
    line: 'Pay 1 card: anybody regains 1 life',
    text: 'Play it and discard another card from your hand: a player of your choice regains 1 life.',
    rulings: [
      'You may choose yourself.',
      'It cannot be played outside your turn, so it saves nobody from dying.',
      'It heals even when only two players are left.',
    ],
  },
  'card/card/whisky': {
    name: 'Whisky',
    line: 'Pay 1 card: regain 2 lives',
    text: 'Play it and discard another card from your hand: you regain 2 lives, never above the number you started with.',
    rulings: [
      'It cannot be played outside your turn, so it does not save you from dying.',
      'It heals even when only two players are left.',
    ],
  },
  'card/card/bible': {
    name: 'Bible',
    line: 'Discard: Missed! and draw a card',
    text: 'Lay it in front of you. From the next player’s turn on you may discard it to cancel a BANG! effect aimed at you and to draw a card.',
    rulings: [],
  },
  'card/card/canteen': {
    name: 'Canteen',
    line: 'Discard: regain 1 life',
    text: 'Lay it in front of you. In a later turn of yours you may discard it to regain 1 life.',
    rulings: [
      'It cannot be used outside your turn, so it does not save you from dying.',
      'It heals even when only two players are left.',
    ],
  },
  'card/card/can-can': {
    name: 'Can Can',
    line: 'Discard: anybody discards a card',
    text: 'Lay it in front of you. In a later turn of yours you may discard it together with a card of any player: a random one from the hand or one of your choice in play.',
    rulings: [],
  },
  'card/card/ten-gallon-hat': {
    name: 'Ten Gallon Hat',
    line: 'Discard: Missed!',
    text: 'Lay it in front of you. From the next player’s turn on you may discard it to cancel a BANG! effect aimed at you.',
    rulings: [],
  },
  'card/card/sombrero': {
    name: 'Sombrero',
    line: 'Discard: Missed!',
    text: 'Lay it in front of you. From the next player’s turn on you may discard it to cancel a BANG! effect aimed at you.',
    rulings: [],
  },
  'card/card/iron-plate': {
    name: 'Iron Plate',
    line: 'Discard: Missed!',
    text: 'Lay it in front of you. From the next player’s turn on you may discard it to cancel a BANG! effect aimed at you.',
    rulings: ['As with every card, you may have only one of them in front of you.'],
  },
  'card/card/conestoga': {
    name: 'Conestoga',
    line: 'Discard: take a card from anybody',
    text: 'Lay it in front of you. In a later turn of yours you may discard it to take a card from any player: a random one from the hand or one of your choice in play.',
    rulings: [],
  },
  'card/card/derringer': {
    name: 'Derringer',
    line: 'Discard: shoot at 1, draw a card',
    text: 'Lay it in front of you. In a later turn of yours you may discard it for a BANG! effect on a player at distance 1, and you draw a card.',
    rulings: ['You draw the card whether you hit or not.'],
  },
  'card/card/buffalo-rifle': {
    name: 'Buffalo Rifle',
    line: 'Discard: shoot anybody',
    text: 'Lay it in front of you. In a later turn of yours you may discard it for a BANG! effect on any player at any distance.',
    rulings: [],
  },
  'card/card/howitzer': {
    name: 'Howitzer',
    line: 'Discard: shoot all other players',
    text: 'Lay it in front of you. In a later turn of yours you may discard it for a BANG! effect on every other player, clockwise from your left.',
    rulings: [],
  },
  'card/card/pepperbox': {
    name: 'Pepperbox',
    line: 'Discard: shoot a player in range',
    text: 'Lay it in front of you. In a later turn of yours you may discard it for a BANG! effect on a player within the range of your weapon.',
    rulings: ['It is not a BANG! card and does not count against the limit of one a turn.'],
  },
  'card/card/pony-express': {
    name: 'Pony Express',
    line: 'Discard: draw 3 cards',
    text: 'Lay it in front of you. In a later turn of yours you may discard it to draw three cards.',
    rulings: ['It never turns up a card of Wild West Show.'],
  },
  'card/card/knife': {
    name: 'Knife',
    line: 'Discard: shoot at distance 1',
    text: 'Lay it in front of you. In a later turn of yours you may discard it for a BANG! effect on a player at distance 1.',
    rulings: [],
  },

  'card/character/apache-kid': {
    name: 'Apache Kid',
    line: 'Diamonds of others do nothing',
    text: 'When another player uses a diamond card, it does nothing to you.',
    rulings: [
      'A Duel of diamonds cannot be played on you, but diamond BANG! cards your opponent discards during a Duel are valid.',
      'When two cards are paid for one shot, it works if at least one of them is not a diamond.',
    ],
  },
  'card/character/belle-star': {
    name: 'Belle Star',
    line: 'Cards of others sleep on her turn',
    text: 'During your turn no card in play in front of another player has any effect.',
    rulings: ['Blue, green and orange cards sleep alike. Abilities of characters and equipment keep working.'],
  },
  'card/character/bill-noface': {
    name: 'Bill Noface',
    line: 'Draws 1, plus 1 for each wound',
    text: 'In phase 1 you draw one card, and one more for each life you are missing.',
    rulings: ['Unhurt you draw one card, with one life missing two, with two missing three, and so on.'],
  },
  'card/character/chuck-wengam': {
    name: 'Chuck Wengam',
    line: 'Lose 1 life: draw 2 cards',
    text: 'In your turn you may give up 1 life to draw two cards.',
    rulings: ['You may do it several times in a turn, but never with your last life.'],
  },
  'card/character/doc-holyday': {
    name: 'Doc Holyday',
    line: 'Once: pay 2 cards, shoot in range',
    text: 'Once in your turn you may discard two cards from your hand for a BANG! effect on a player within the range of your weapon.',
    rulings: [
      'It does not count as playing a BANG! card.',
      'Against Apache Kid at least one of the two cards must not be a diamond.',
    ],
  },
  'card/character/elena-fuente': {
    name: 'Elena Fuente',
    line: 'Any hand card = Missed!',
    text: 'You may use any card from your hand as a Missed!',
    rulings: [],
  },
  'card/character/greg-digger': {
    name: 'Greg Digger',
    line: 'Someone dies: regains 2 lives',
    text: 'Each time another character is eliminated, you regain 2 lives, never above the number you started with.',
    rulings: ['A ghost of Ghost Town that leaves again counts, too.'],
  },
  'card/character/herb-hunter': {
    name: 'Herb Hunter',
    line: 'Someone dies: draws 2 cards',
    text: 'Each time another character is eliminated, you draw two cards.',
    rulings: [
      'If you kill an outlaw yourself, that makes five cards with the reward.',
      'A ghost of Ghost Town that leaves again counts, too.',
    ],
  },
  'card/character/jose-delgado': {
    name: 'José Delgado',
    line: 'Twice: pay a blue card, draw 2',
    text: 'Up to twice in your turn you may discard a blue card from your hand to draw two cards.',
    rulings: ['Orange cards count as blue ones.'],
  },
  'card/character/molly-stark': {
    name: 'Molly Stark',
    line: 'Card used off turn: draws 1',
    text: 'Each time you play or willingly discard a card from your hand outside your turn, you draw a card.',
    rulings: [
      'In a Duel you get the cards for your BANG! cards when it is over, provided you are still alive.',
      'Cards that others make you discard bring nothing.',
      'When cards fall due to several players at once, the player on turn draws first, then the others clockwise.',
    ],
  },
  'card/character/pat-brennan': {
    name: 'Pat Brennan',
    line: 'May take 1 card in play instead',
    text: 'In phase 1, instead of drawing, you may take one card in play in front of any player into your hand.',
    rulings: ['It is always exactly one card, however many you could have drawn.'],
  },
  'card/character/pixie-pete': {
    name: 'Pixie Pete',
    line: 'Draws 3 cards',
    text: 'In phase 1 you draw three cards instead of two.',
    rulings: [],
  },
  'card/character/sean-mallory': {
    name: 'Sean Mallory',
    line: 'Holds up to 10 cards',
    text: 'At the end of your turn you may keep up to ten cards in hand, whatever your lives.',
    rulings: [],
  },
  'card/character/tequila-joe': {
    name: 'Tequila Joe',
    line: 'Beer gives him 2 lives',
    text: 'Each Beer card you play gives you 2 lives instead of 1.',
    rulings: ['Other healing cards work as usual.'],
  },
  'card/character/vera-custer': {
    name: 'Vera Custer',
    line: 'Copies the ability of a character',
    text: 'At the start of phase 1, before you draw, you name a character in play and have its ability until the start of your next turn.',
    rulings: [
      'The copy ends when your turn begins, so you draw! for Dynamite and Jail without any ability.',
      'You keep the ability even if the character you copied is eliminated.',
      'With Vulture Sam you share the cards of the dead one by one, beginning with the one of you whose turn comes first after the dead player.',
      'Only the ability is copied, not the lives.',
    ],
  },

  'card/variant/classic-printing': {
    name: 'Classic printing',
    line: '3 lives for three characters',
    text: 'Elena Fuente, Pixie Pete and Sean Mallory have 3 lives, as on the cards of earlier editions.',
    rulings: [],
  },
  'card/variant/copy-covers-checks': {
    name: 'Copy covers the checks',
    line: 'A copy lasts to the next phase 1',
    text: 'The ability Vera Custer has copied also works for the draw! of Dynamite and Jail at the start of her next turn and ends with the beginning of phase 1.',
    rulings: ['If her turn is lost in Jail, the copy ends with it.'],
  },
} satisfies Record<string, CardText>;

export type DodgeCityKey = keyof typeof en;
