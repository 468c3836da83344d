import type { CardText } from '../card-text.ts';

export const en = {
  'card/event/gag': {
    name: 'Gag',
    line: 'Whoever talks loses 1 life',
    text: 'Nobody may say anything: whoever uses the chat, a quick phrase or an emote loses 1 life.',
    rulings: ['Among bots it has no effect.'],
  },
  'card/event/bone-orchard': {
    name: 'Bone Orchard',
    line: 'The dead return with 1 life',
    text: 'At the start of their turn eliminated players come back with 1 life. The roles of all eliminated players are shuffled, and the returning player gets one of them at random.',
    rulings: [
      'They are back for good, also when the event is over.',
      'Whoever is eliminated again can come back again while the event lasts.',
    ],
  },
  'card/event/darling-valentine': {
    name: 'Darling Valentine',
    line: 'Start of turn: a whole new hand',
    text: 'At the start of your turn you discard your hand and draw the same number of cards.',
    rulings: ['Phase 1 follows as usual.'],
  },
  'card/event/dorothy-rage': {
    name: 'Dorothy Rage',
    line: 'Order a player to play a card',
    text: 'Once in your turn you may name a card and a player: whoever has that card in hand must play it, and you choose the targets. A player without the card shows the hand as proof.',
    rulings: [
      'The card is played as if it were that player’s own turn, with that player’s distances, range and ability.',
      'You state the whole order beforehand, and it must be possible to carry it out.',
      'Whatever comes of it, good or bad, goes to the player who had to play.',
    ],
  },
  'card/event/helena-zontero': {
    name: 'Helena Zontero',
    line: 'Draw!: ♥♦ = roles dealt anew',
    text: 'When it comes into force, a card is turned up: on a heart or a diamond the roles of all players in the game except the sheriff are shuffled and dealt again in secret.',
    rulings: [
      'Nobody makes this draw!, so John Pain does not get the card.',
      'A ghost gets a new role as well and shows it on leaving.',
    ],
  },
  'card/event/lady-rosa-of-texas': {
    name: 'Lady Rosa of Texas',
    line: 'Swap seats to the right',
    text: 'Once in your turn you may swap places with the player on your right, who then skips the next turn.',
    rulings: [
      'Both take everything along: cards, lives, role and character.',
      'It is not possible with only two players left.',
      'It is the seat on your right, also while turns go the other way round.',
    ],
  },
  'card/event/miss-susanna': {
    name: 'Miss Susanna',
    line: 'Play 3 cards or lose 1 life',
    text: 'In your turn you must play at least three cards, or you lose 1 life at its end.',
    rulings: [
      'A turn you lost in jail does not count.',
      'Cards played earlier in the turn in which the event appeared count.',
      'When Lee Van Kliff repeats a card, that is one more card played.',
    ],
  },
  'card/event/sacagaway': {
    name: 'Sacagaway',
    line: 'Open hands',
    text: 'Everybody plays with an open hand. Roles stay secret.',
    rulings: ['A card that is taken at random is still taken at random.'],
  },
  'card/event/showdown': {
    name: 'Showdown',
    line: 'Any card = BANG!, BANG! = Missed!',
    text: 'Any card may be played as a BANG! card. The BANG! cards themselves can be played only as Missed!',
    rulings: [
      'A card played as a BANG! counts against the limit and needs the range.',
      'Big Spencer may use BANG! cards as Missed!, and Lee Van Kliff may pay with any card.',
    ],
  },
  'card/event/wild-west-show': {
    name: 'Wild West Show',
    line: 'The last one alive wins',
    text: 'From now on everybody has the same goal: to be the last player in the game. This is the last show card and stays to the end.',
    rulings: [
      'The game goes on when the sheriff dies.',
      'All other rules about roles stay: no Jail for the sheriff, three cards for an outlaw, the penalty for a deputy.',
    ],
  },

  'card/character/big-spencer': {
    name: 'Big Spencer',
    line: 'Starts with 5 cards, no Missed!',
    text: 'You start with five cards and cannot play Missed! cards.',
    rulings: ['Barrels and other Missed! effects are open to you; only the Missed! card is not.'],
  },
  'card/character/flint-westwood': {
    name: 'Flint Westwood',
    line: 'Once: trades 1 card for 2 random',
    text: 'Once in your turn you may give a card of your choice from your hand to another player and take two random cards from that player’s hand.',
    rulings: ['If the other player has only one card, you get only that one; an empty hand cannot be chosen.'],
  },
  'card/character/gary-looter': {
    name: 'Gary Looter',
    line: 'Takes surplus cards of others',
    text: 'You take into your hand all cards that other players discard at the end of their turns because of the hand limit.',
    rulings: ['Your own surplus cards are discarded as usual.'],
  },
  'card/character/greygory-deck': {
    name: 'Greygory Deck',
    line: 'Borrows two base abilities',
    text: 'You have the abilities of two random characters of the base game that nobody plays. At the start of each of your turns you may exchange both for two new ones.',
    rulings: [
      'The first two are drawn at the very beginning of the game.',
      'You keep both or exchange both. Those you give back may come up again.',
      'Where the two contradict each other, you choose one; otherwise they combine.',
    ],
  },
  'card/character/john-pain': {
    name: 'John Pain',
    line: 'Takes every card drawn!',
    text: 'When any player draws! and you have fewer than six cards in hand, you take the turned card into your hand.',
    rulings: [
      'You can use it only when the effect that asked for the draw! is over: a Beer found that way does not save you from that hit.',
      'If several cards were turned up, you get only the one that counted.',
    ],
  },
  'card/character/lee-van-kliff': {
    name: 'Lee Van Kliff',
    line: 'Discard BANG!: repeat brown card',
    text: 'In your turn, right after you play a brown card, you may discard a BANG! card to repeat its effect.',
    rulings: [
      'Each effect can be repeated once, also that of a BANG!, and the targets may be new.',
      'The repetition of a BANG! does not count against the limit of one a turn.',
      'A repeated Stagecoach or Wells Fargo turns up no show card, and extra costs are not paid again.',
      'A repeated BANG! is not a BANG! card played: the stick of dynamite stays where it is.',
    ],
  },
  'card/character/teren-kill': {
    name: 'Teren Kill',
    line: 'Dying, draw!: not ♠ = 1 life',
    text: 'When you would be eliminated, you draw!: on anything but a spade you stay in the game with 1 life and draw a card.',
    rulings: [
      'If you want to drink a Beer, do it before the draw!; after a failed one it is too late.',
      'There is one draw! for each effect, however many lives it costs.',
    ],
  },
  'card/character/youl-grinner': {
    name: 'Youl Grinner',
    line: 'Gets a card from fuller hands',
    text: 'Before you draw in phase 1, each player with more cards in hand than you gives you one card of their choice.',
    rulings: ['The hands are compared once, before any card is given.'],
  },
  'card/variant/john-pain-both': {
    name: 'Both cards for John Pain',
    line: 'John Pain gets all cards turned up',
    text: 'When somebody turns up several cards for one draw!, as Lucky Duke does, John Pain gets all of them, while he has fewer than six cards in hand.',
    rulings: ['The card that counted comes first.'],
  },
} satisfies Record<string, CardText>;

export type WildWestShowKey = keyof typeof en;
