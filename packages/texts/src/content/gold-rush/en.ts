import type { CardText } from '../card-text.ts';

export const en = {
  'card/gear/shot': {
    name: 'Shot',
    line: '1 life for anybody',
    text: 'Choose any player, yourself included, who regains 1 life.',
    rulings: ['Nobody goes above the lives the character has.'],
  },
  'card/gear/bottle': {
    name: 'Bottle',
    line: 'Panic!, Beer or BANG!',
    text: 'Use it as one of three: take a card as with Panic!, regain 1 life as with Beer, or shoot as with BANG!',
    rulings: [
      'It is none of these cards: the shot does not count towards the one BANG! a turn, and Madam Yto gets nothing for the drink.',
      'The life is regained even when only two players are left; Tequila Joe regains one as well.',
    ],
  },
  'card/gear/pardner': {
    name: 'Pardner',
    line: 'General Store, Duel or Cat Balou',
    text: 'Use it as one of three: open a General Store, challenge a player to a Duel, or have a card discarded as with Cat Balou.',
    rulings: [
      'It is none of these cards and has no suit: who is safe from Duels or from diamonds is not safe from it.',
    ],
  },
  'card/gear/rhum': {
    name: 'Rhum',
    line: '4 cards: a life for each suit',
    text: 'Turn up four cards as for a draw!; you regain 1 life for each different suit among them.',
    rulings: [
      'Lucky Duke or the Horseshoe turn up five, both together six; you choose which four count.',
      'All cards turned up are discarded.',
    ],
  },
  'card/gear/union-pacific': {
    name: 'Union Pacific',
    line: 'Draw 4 cards',
    text: 'Draw four cards from the deck.',
    rulings: [],
  },
  'card/gear/gold-rush': {
    name: 'Gold Rush',
    line: 'All lives and another turn',
    text: 'Your turn ends. Then you regain all your lives and play a whole further turn.',
    rulings: [
      'The hand is cut to the lives you have before they come back.',
      'The extra turn is a turn like any other, from its very start.',
    ],
  },
  'card/gear/calumet': {
    name: 'Calumet',
    line: 'Diamonds of others do nothing',
    text: 'Cards of diamonds that other players play have no effect on you.',
    rulings: ['A Duel of diamonds cannot be played on you, but in any other Duel a BANG! of diamonds counts as usual.'],
  },
  'card/gear/gun-belt': {
    name: 'Gun Belt',
    line: 'Keep up to 8 cards',
    text: 'At the end of your turn you may keep eight cards, however few lives you have.',
    rulings: [],
  },
  'card/gear/horseshoe': {
    name: 'Horseshoe',
    line: 'draw! with one card more',
    text: 'Each time you draw! turn up one card more and choose which one counts.',
    rulings: ['All of them are discarded.', 'With Lucky Duke that makes three.'],
  },
  'card/gear/pickaxe': {
    name: 'Pickaxe',
    line: 'Phase 1: 1 card more',
    text: 'In phase 1 of your turn draw one card more.',
    rulings: [],
  },
  'card/gear/gold-pan': {
    name: 'Gold Pan',
    line: 'Twice a turn: 1 nugget, 1 card',
    text: 'Up to twice in your turn you may pay 1 gold nugget and draw a card.',
    rulings: ['You may use it in the very turn you buy it.'],
  },
  'card/gear/boots': {
    name: 'Boots',
    line: 'Life lost: 1 card',
    text: 'For each life you lose, draw a card.',
    rulings: ['Not for your last life, even if something saves you.'],
  },
  'card/gear/lucky-charm': {
    name: 'Lucky Charm',
    line: 'Life lost: 1 nugget',
    text: 'For each life you lose, take 1 gold nugget.',
    rulings: [
      'It comes from the supply; whoever hit you gets his own.',
      'Not for your last life, even if something saves you.',
    ],
  },
  'card/gear/rucksack': {
    name: 'Rucksack',
    line: '2 nuggets: 1 life',
    text: 'In your turn pay 2 gold nuggets to regain 1 life, as often as you like.',
    rulings: ['In the turns of others only when you are about to lose your last life.'],
  },
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

  'card/character/don-bell': {
    name: 'Don Bell',
    line: 'End of turn: red, another one',
    text: 'At the end of your turn draw!: on hearts or diamonds you play another turn.',
    rulings: [
      'Not at the end of an extra turn.',
      'Not after a turn lost to Jail, not as a shadow gunslinger, and not while Ghost Town is in force.',
    ],
  },
  'card/character/dutch-will': {
    name: 'Dutch Will',
    line: 'Draw 2, discard 1: 1 nugget',
    text: 'In phase 1 draw two cards, discard one of them and take 1 gold nugget.',
    rulings: ['It has to be one of the cards just drawn.', 'With the Pickaxe you draw three and keep two.'],
  },
  'card/character/jacky-murieta': {
    name: 'Jacky Murieta',
    line: '2 nuggets: a shot',
    text: 'In your turn you may pay 2 gold nuggets to shoot at a player within reach, without a card.',
    rulings: ['As often as you can pay; it does not count towards the one BANG! a turn.'],
  },
  'card/character/madam-yto': {
    name: 'Madam Yto',
    line: 'Any Beer played: 1 card',
    text: 'Each time anybody plays a Beer card, you included, draw a card.',
    rulings: [
      'It does not matter whether the Beer heals or brings a nugget.',
      'Saloon, Whisky or a Bottle are no Beer cards.',
    ],
  },
  'card/character/pretty-luzena': {
    name: 'Pretty Luzena',
    line: 'Once a turn: 1 nugget off',
    text: 'Once a turn you may buy one piece of equipment for 1 gold nugget less.',
    rulings: ['What costs 1 is free.', 'Forcing others to discard costs you as much as anybody.'],
  },
  'card/character/raddie-snake': {
    name: 'Raddie Snake',
    line: 'Twice a turn: 1 nugget, 1 card',
    text: 'Up to twice in your turn you may pay 1 gold nugget and draw a card.',
    rulings: ['The Gold Pan can be used twice as well.'],
  },
  'card/character/simeon-picos': {
    name: 'Simeon Picos',
    line: 'Life lost: 1 nugget',
    text: 'For each life you lose, take 1 gold nugget.',
    rulings: ['It comes from the supply; whoever hit you gets his own.'],
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
} satisfies Record<string, CardText>;

export type GoldRushKey = keyof typeof en;
