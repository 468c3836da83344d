import type { CardText } from '../card-text.ts';

export const en = {
  'card/event/blessing': {
    name: 'Blessing',
    line: 'All cards are hearts',
    text: 'Every card counts as a heart, whatever suit it shows. The ranks stay.',
    rulings: ['A Barrel always works, Jail always opens, and Dynamite cannot go off.'],
  },
  'card/event/curse': {
    name: 'Curse',
    line: 'All cards are spades',
    text: 'Every card counts as a spade, whatever suit it shows. The ranks stay.',
    rulings: ['A Barrel never works, Jail never opens, and Dynamite goes off on any 2 to 9.'],
  },
  'card/event/ghost-town': {
    name: 'Ghost Town',
    line: 'The dead return for their turn',
    text: 'Eliminated players come back as ghosts for their own turn and draw three cards in phase 1. A ghost cannot lose or regain lives and is out again when the turn ends.',
    rulings: [
      'Abilities for phase 1 apply to the three cards; Bill Noface draws five.',
      'During the turn the ghost is in the game and can win it: an outlaw’s ghost who kills the sheriff wins for the outlaws.',
      'With no lives the hand limit is 0, so a ghost keeps no card in hand.',
      'Greg Digger and Herb Hunter profit each time a ghost leaves again.',
    ],
  },
  'card/event/gold-rush': {
    name: 'Gold Rush',
    line: 'Turns go the other way round',
    text: 'In this round the turns go counter-clockwise, beginning with the sheriff. The effects of cards still go clockwise.',
    rulings: ['Dynamite still moves to the left, and a General Store is served clockwise.'],
  },
  'card/event/the-daltons': {
    name: 'The Daltons',
    line: 'Each discards 1 blue card in play',
    text: 'When it comes into force, every player with blue cards in play chooses one of them and discards it.',
    rulings: [
      'It happens before anything else in the sheriff’s turn.',
      'Jail or Dynamite in front of you is a good choice.',
    ],
  },
  'card/event/the-doctor': {
    name: 'The Doctor',
    line: 'The weakest regain 1 life',
    text: 'When it comes into force, the player with the fewest lives regains 1. If several share last place, each of them does.',
    rulings: [
      'It happens before anything else in the sheriff’s turn.',
      'Nobody goes above the starting number of lives.',
    ],
  },
  'card/event/the-reverend': {
    name: 'The Reverend',
    line: 'No Beer this round',
    text: 'Nobody may play Beer cards in this round.',
    rulings: [
      'A Beer cannot save the last life either.',
      'Saloon and other healing cards are allowed, and a Beer may be discarded for an ability.',
    ],
  },
  'card/event/train-arrival': {
    name: 'Train Arrival',
    line: 'Draw 1 card more in phase 1',
    text: 'Every player draws one card more than usual in phase 1.',
    rulings: [
      'Black Jack still shows the second card.',
      'Kit Carlson keeps all three; Pat Brennan may take one card in play instead of the three.',
    ],
  },
  'card/event/thirst': {
    name: 'Thirst',
    line: 'Draw 1 card less in phase 1',
    text: 'Every player draws one card less than usual in phase 1.',
    rulings: [
      'Jesse Jones and Pedro Ramirez may still take their first card elsewhere.',
      'Kit Carlson looks at three cards and keeps one; Black Jack has no second card to show.',
    ],
  },
  'card/event/hangover': {
    name: 'Hangover',
    line: 'Abilities do not work',
    text: 'No character has an ability in this round.',
    rulings: ['The number of lives does not change.'],
  },
  'card/event/sermon': {
    name: 'The Sermon',
    line: 'No BANG! on your own turn',
    text: 'In your own turn you may not use BANG! cards.',
    rulings: [
      'Discarding them counts as using, so you cannot keep up a Duel you start.',
      'A Missed! that Calamity Janet would use as a BANG! is forbidden as well.',
      'Players who are not on turn are free to use theirs.',
    ],
  },
  'card/event/shootout': {
    name: 'Shootout',
    line: 'Two BANG! a turn',
    text: 'Every player may play two BANG! cards in their own turn.',
    rulings: [],
  },
  'card/event/high-noon': {
    name: 'High Noon',
    line: 'Lose 1 life at start of turn',
    text: 'At the start of the turn every player loses 1 life. This is the last event and stays to the end of the game.',
    rulings: [
      'It comes before the draw! for Dynamite and Jail.',
      'Nobody is to blame for the lost life, and a Beer may save the last one.',
    ],
  },
  'card/event/handcuffs': {
    name: 'Handcuffs',
    line: 'Name a suit, play only that suit',
    text: 'After drawing in phase 1 you name a suit and may play only cards of that suit for the rest of the turn.',
    rulings: [
      'Cards already in play may be used as usual.',
      'Discarding a card for an effect, as in a Duel, is not playing it.',
    ],
  },
  'card/event/new-identity': {
    name: 'New Identity',
    line: 'May change character: 2 lives',
    text: 'At the start of your turn you look at a random unused character. You may swap to it for good; then you have 2 lives.',
    rulings: ['Your highest number of lives becomes that of the new character, with 1 more for the sheriff.'],
  },
  'card/variant/no-ghost-town': {
    name: 'Without Ghost Town',
    line: 'Nobody comes back as a ghost',
    text: 'Ghost Town stays in the box, so a player who is out stays out.',
    rulings: [],
  },
  'card/variant/bonus-events': {
    name: 'Two bonus events',
    line: 'Handcuffs and New Identity',
    text: 'Handcuffs and New Identity are shuffled among the High Noon events.',
    rulings: [],
  },
  'card/variant/event-cards': {
    name: 'Size of the mixed pile',
    line: '12 to 15 events',
    text: 'When both sets of events are mixed, the pile has this many cards and, under them, the last one.',
    rulings: [],
  },
  'card/variant/last-event': {
    name: 'The last event',
    line: 'Which card ends the pile',
    text: 'When both sets of events are mixed, this is the card at the bottom of the pile, which stays to the end.',
    rulings: [],
  },
  'card/variant/strict-handcuffs': {
    name: 'Strict Handcuffs',
    line: 'Handcuffs bind your Duel as well',
    text: 'Under Handcuffs the BANG! cards you discard in a Duel during your own turn must be of the suit you have named.',
    rulings: ['Cards discarded as a price or for an ability may be of any suit.'],
  },
} satisfies Record<string, CardText>;

export type HighNoonKey = keyof typeof en;
