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

  'card/card/cactus': {
    name: 'Cactus',
    line: 'Missed!; red card: 1 life back',
    text: 'Use it as a Missed! effect, then draw!: a heart or a diamond gives you a life back.',
    rulings: ['It is not a Missed! card and cannot pay for one.'],
  },

  'card/card/dragoon': {
    name: 'Dragoon',
    line: 'Range 2, one BANG! more',
    text: 'A weapon that reaches 2. With it you may play one BANG! card more in each of your turns.',
    rulings: [],
  },

  'card/card/evaded': {
    name: 'Evaded!',
    line: 'Missed!, and you get the card',
    text: 'Use it as a Missed! effect. The card that was played against you comes to your hand.',
    rulings: [
      'There is no card to take when the shot came from something else, such as the locomotive.',
      'A Knife Revolver is taken only if it did not go back to its owner.',
    ],
  },

  'card/card/full-steam': {
    name: 'Full Steam',
    line: 'To the end; engine 0× or 2×',
    text: 'The train goes straight to the end of the line. You choose whether the locomotive does nothing there or acts twice.',
    rulings: ['The choice holds for everybody, and a wagon may be taken first as usual.'],
  },

  'card/card/knife-revolver': {
    name: 'Knife Revolver',
    line: 'BANG!; J or higher: back to hand',
    text: 'A BANG! effect on a player within your reach, in place of your one BANG! of the turn. Draw! first: on a jack, queen, king or ace the card comes back to your hand.',
    rulings: ['It is no BANG! card: it is no use in a Duel or against Indians!'],
  },

  'card/card/map': {
    name: 'Map',
    line: 'See 2 cards, may discard 1',
    text: 'Before you draw in your turn, look at the top two cards of the deck. You may discard one of them.',
    rulings: ['It comes after every draw! of the turn’s start and before the abilities of characters.'],
  },

  'card/card/money-bag': {
    name: 'Money Bag',
    line: 'Copies the brown top discard',
    text: 'If the card on top of the discard pile is brown, do what it does.',
    rulings: [
      'It can be played in your own turn only.',
      'A BANG! done this way does not use up your one of the turn.',
      'It has the effect of that card without being one: a Beer done this way cannot be sold, a BANG! not be strengthened.',
    ],
  },

  'card/card/most-wanted': {
    name: 'Most Wanted',
    line: '1 card; all draw!: ♠ hurts',
    text: 'Draw a card. Then everybody, you first, draws!: a spade costs a life.',
    rulings: ['If nobody survives it, the outlaws win.'],
  },

  'card/card/next-stop': {
    name: 'Next Stop',
    line: '1 card, the train moves',
    text: 'Draw a card; then the train moves on by one station.',
    rulings: ['The card is drawn before anything happens at the end of the line.'],
  },

  'card/card/refund': {
    name: 'Refund',
    line: 'A card for each one lost to others',
    text: 'Whenever another player takes or discards a card of yours, from your hand or from play, draw one.',
    rulings: ['Not when this card itself is lost, and not for Train Robbery.'],
  },

  'card/card/strongbox': {
    name: 'Strongbox',
    line: '1 card at the end of your turn',
    text: 'Draw a card at the end of your turn.',
    rulings: ['You draw it even if you spend the turn in Jail.'],
  },

  'card/card/switch': {
    name: 'Switch',
    line: 'Swap a card in play',
    text: 'Swap one of your cards in play for a card another player has in play.',
    rulings: [
      'Nobody may end up with two cards of one name; a new weapon replaces the old one.',
      'Ghost Car and Jail never come to the sheriff this way.',
    ],
  },

  'card/card/water-tower': {
    name: 'Water Tower',
    line: 'A wagon for nothing',
    text: 'Take any wagon of the train without paying.',
    rulings: ['It does not count as your one wagon of the turn, and need not stand at a station.'],
  },

  'card/wagon/baggage-car': {
    name: 'Baggage Car',
    line: 'Missed!, Panic!, Cat Balou, BANG!',
    text: 'Discard it to have the effect of a Missed!, a Panic!, a Cat Balou or a BANG! that does not count.',
    rulings: ['It also answers Indians! and a Duel.'],
  },

  'card/wagon/caboose': {
    name: 'Caboose',
    line: 'Discard a blue card: Missed!',
    text: 'You may discard another of your blue cards or wagons as a Missed! effect.',
    rulings: ['The Caboose itself stays.'],
  },

  'card/wagon/cattle-truck': {
    name: 'Cattle Truck',
    line: 'Take 1 of the top 3 discards',
    text: 'Discard it: take one of the three topmost cards of the discard pile.',
    rulings: [],
  },

  'card/wagon/circus-wagon': {
    name: 'Circus Wagon',
    line: 'Others discard a card in play',
    text: 'Discard it: every other player, clockwise, discards one of the own cards in play.',
    rulings: [],
  },

  'card/wagon/coal-hopper': {
    name: 'Coal Hopper',
    line: '1 card; discard a wagon',
    text: 'Discard it: draw a card and discard a wagon in front of any player.',
    rulings: [],
  },

  'card/wagon/dining-car': {
    name: 'Dining Car',
    line: 'Turn start: ♥ heals',
    text: 'Draw! at the start of your turn: a heart gives you a life back.',
    rulings: ['It comes after Dynamite, Jail and other dangers.'],
  },

  'card/wagon/express-car': {
    name: 'Express Car',
    line: 'Drop your hand, play again',
    text: 'Discard it with your whole hand: your turn ends at once and you have another one.',
    rulings: ['The turn it gives is never followed by another extra one.'],
  },

  'card/wagon/lounge-car': {
    name: 'Lounge Car',
    line: '2 new wagons: one for another',
    text: 'Discard it: draw two wagons from the deck. One is yours, the other goes to another player.',
    rulings: ['Neither counts as your one wagon of the turn.'],
  },

  'card/wagon/lumber-flatcar': {
    name: 'Lumber Flatcar',
    line: 'Bearer sees others 1 farther',
    text: 'Put it in front of any player, who then sees all others at a distance 1 greater.',
    rulings: ['You may put it in front of yourself.'],
  },

  'card/wagon/mail-car': {
    name: 'Mail Car',
    line: '3 cards, give 1 away',
    text: 'Discard it: draw three cards and give one of them to another player.',
    rulings: [],
  },

  'card/wagon/observation-car': {
    name: 'Observation Car',
    line: 'See 1 nearer, seen 1 farther',
    text: 'You see all others at a distance 1 less, and they see you at a distance 1 greater.',
    rulings: [],
  },

  'card/wagon/passenger-car': {
    name: 'Passenger Car',
    line: 'Take a card from anybody',
    text: 'Discard it: take a card of any other player, from the hand or from play.',
    rulings: [],
  },

  'card/wagon/prisoner-car': {
    name: 'Prisoner Car',
    line: 'Duel and Indians! pass you by',
    text: 'Duel and Indians! cards of other players do nothing to you.',
    rulings: ['Only those cards: the same effect of another card works.'],
  },

  'card/wagon/private-car': {
    name: 'Private Car',
    line: 'Empty hand: no BANG! at you',
    text: 'While you hold no cards, no BANG! card can be played at you.',
    rulings: ['Gatling, Knife Revolver and a shot diverted by Evan Babbit still hit.'],
  },

  'card/wagon/sleeper-car': {
    name: 'Sleeper Car',
    line: 'Discard a blue card: BANG!',
    text: 'Once a turn you may discard another of your blue cards or wagons as a BANG! that does not count.',
    rulings: ['It also answers Indians! and a Duel, once.'],
  },

  'card/locomotive/ironhorse': {
    name: 'Ironhorse',
    line: 'End of the line: all are shot at',
    text: 'At the end of the line everybody faces a BANG! effect, beginning with the player on turn.',
    rulings: ['Nobody is credited with the lives lost.', 'If nobody survives it, the outlaws win.'],
  },

  'card/locomotive/leland': {
    name: 'Leland',
    line: 'End of the line: General Store',
    text: 'At the end of the line a General Store opens, beginning with the player on turn.',
    rulings: ['The locomotive is turned over for the next journey.'],
  },

  'card/station/boom-town': {
    name: 'Boom Town',
    line: 'a BANG! card',
    text: 'Price of the wagon here: a BANG! card.',
    rulings: [],
  },

  'card/station/catico': {
    name: 'Catico',
    line: 'Panic! or Cat Balou',
    text: 'Price of the wagon here: Panic! or Cat Balou.',
    rulings: [],
  },

  'card/station/crowns-hole': {
    name: 'Crownʼs Hole',
    line: 'a Beer card',
    text: 'Price of the wagon here: a Beer card.',
    rulings: [],
  },

  'card/station/fort-wroth': {
    name: 'Fort Wroth',
    line: 'a card from 10 to ace',
    text: 'Price of the wagon here: a card from 10 to ace.',
    rulings: [],
  },

  'card/station/yooma': {
    name: 'Yooma',
    line: 'a card from 2 to 9',
    text: 'Price of the wagon here: a card from 2 to 9.',
    rulings: [],
  },

  'card/station/frisco': {
    name: 'Frisco',
    line: 'a club',
    text: 'Price of the wagon here: a club.',
    rulings: [],
  },

  'card/station/creepy-creek': {
    name: 'Creepy Creek',
    line: 'a spade',
    text: 'Price of the wagon here: a spade.',
    rulings: [],
  },

  'card/station/san-tafe': {
    name: 'San Tafe',
    line: 'a heart',
    text: 'Price of the wagon here: a heart.',
    rulings: [],
  },

  'card/station/miners-oath': {
    name: 'Minerʼs Oath',
    line: 'a diamond',
    text: 'Price of the wagon here: a diamond.',
    rulings: [],
  },

  'card/station/virginia-town': {
    name: 'Virginia Town',
    line: 'any two cards',
    text: 'Price of the wagon here: any two cards.',
    rulings: [],
  },

  'card/station/deathwood': {
    name: 'Deathwood',
    line: 'a blue card',
    text: 'Price of the wagon here: a blue card.',
    rulings: ['A dangerous card or a wagon in front of you pays as well.'],
  },

  'card/station/dodgeville': {
    name: 'Dodgeville',
    line: 'a Missed! card',
    text: 'Price of the wagon here: a Missed! card.',
    rulings: ['Only the card itself: a similar effect does not pay.'],
  },

  'card/station/tombrock': {
    name: 'Tombrock',
    line: 'a life, never the last',
    text: 'Price of the wagon here: a life, never the last.',
    rulings: [],
  },

  'card/station/own-station': {
    name: 'Your own station',
    line: 'as agreed before the game',
    text: 'Price of the wagon here: as agreed before the game.',
    rulings: [],
  },

  'card/character/benny-brawler': {
    name: 'Benny Brawler',
    line: 'Any number of wagons',
    text: 'In your turn you may take any number of wagons, paying for each.',
    rulings: [
      'You may still move the train for nothing only once a turn.',
      'At the end of the line, too, you may take several before the locomotive does anything.',
    ],
  },

  'card/character/evan-babbit': {
    name: 'Evan Babbit',
    line: 'Same suit sends a BANG! on',
    text: 'When a BANG! card is played at you, you may discard a card of its suit to make a player at distance 1 its target.',
    rulings: ['Never the one who shot.'],
  },

  'card/character/jimmy-texas': {
    name: 'Jimmy Texas',
    line: '1 card at the end of your turn',
    text: 'Draw a card at the end of your turn.',
    rulings: ['You draw it even if you spend the turn in Jail.'],
  },

  'card/character/manuelita': {
    name: 'Manuelita',
    line: '2 cards at the end of the line',
    text: 'Draw two cards each time the train comes to the end of the line.',
    rulings: ['Before the locomotive does anything.'],
  },

  'card/character/sancho': {
    name: 'Sancho',
    line: 'A wagon a turn for nothing',
    text: 'Once in your turn you may take any wagon of the train without paying.',
    rulings: ['It is your one wagon of the turn; you may move the train first.'],
  },

  'card/character/shade-oconnor': {
    name: 'Shade OʼConnor',
    line: 'Train moves: trade a card',
    text: 'Each time the train moves outside your turn you may discard a card of your hand and draw one.',
    rulings: ['At the end of the line before the locomotive does anything.'],
  },

  'card/character/zippy-roy': {
    name: 'Zippy Roy',
    line: 'Moves the train once a turn',
    text: 'Once in your turn you may move the train on by one station.',
    rulings: ['It brings no wagon and obliges you to nothing.'],
  },
} satisfies Record<string, CardText>;

export type GreatTrainRobberyKey = keyof typeof en;
