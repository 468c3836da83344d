import type { CardText } from '../card-text.ts';

export const en = {
  'card/event/abandoned-mine': {
    name: 'Abandoned Mine',
    line: 'Draw from the discard pile',
    text: 'In phase 1 you draw from the discard pile as far as it lasts. If you got at least one card from there, what you discard in that turn goes face down on top of the deck.',
    rulings: [
      'With an empty discard pile your turn is entirely normal. If the pile runs out while you draw, the rest comes from the deck.',
      'Cards you play go to the discard pile as always; BANG! cards you discard in your own Duel and the surplus of phase 3 go on the deck.',
      'What you discard for an ability or in another player’s turn goes to the discard pile.',
      'A green card you use in your own turn is discarded, so it goes on the deck as well; so does the price of a card you play.',
    ],
  },
  'card/event/ambush': {
    name: 'Ambush',
    line: 'Everybody is at distance 1',
    text: 'The distance between any two players is 1, and only effects change it.',
    rulings: [
      'Mustang, Scope and the like still count, and so do abilities such as those of Rose Doolan and Paul Regret.',
    ],
  },
  'card/event/sniper': {
    name: 'Sniper',
    line: '2 BANG! cards: takes 2 Missed!',
    text: 'In your turn two BANG! cards discarded at once make a single BANG! effect on a player within the range of your weapon. Only two Missed! effects cancel it.',
    rulings: [
      'It does not count against the limit of one BANG! a turn, and you may do it several times.',
      'Missed! effects of any kind will do, but always two.',
      'Against Apache Kid at least one of the two cards must not be a diamond.',
    ],
  },
  'card/event/dead-man': {
    name: 'Dead Man',
    line: 'The first to die comes back',
    text: 'The player who was eliminated first in this game comes back at the start of that player’s turn, with 2 lives and two cards.',
    rulings: [
      'It holds for the whole round: you also return if you were eliminated earlier in this very round.',
      'You return for good and play a normal turn.',
      'The first of the whole game is meant, also if he came back and died again.',
    ],
  },
  'card/event/blood-brothers': {
    name: 'Blood Brothers',
    line: 'May give 1 life to another player',
    text: 'At the start of your turn you may lose 1 life, but not your last one, so that another player regains 1.',
    rulings: ['Eliminated players cannot be chosen.'],
  },
  'card/event/the-judge': {
    name: 'The Judge',
    line: 'No cards may be put into play',
    text: 'In this round nobody may play a card that stays in play, neither in front of themselves nor in front of others.',
    rulings: ['Cards already in play work as usual, and green ones may be used.'],
  },
  'card/event/lasso': {
    name: 'Lasso',
    line: 'Cards in play do nothing',
    text: 'In this round cards in play in front of the players have no effect.',
    rulings: [
      'Weapons are included, so everybody shoots with the Colt .45.',
      'There is no draw! for Jail and Dynamite; they stay where they are.',
      'Such cards may still be played; abilities and equipment keep working.',
    ],
  },
  'card/event/law-of-the-west': {
    name: 'Law of the West',
    line: 'Show the 2nd card and play it',
    text: 'In phase 1 you show the second card you draw. You must play it in phase 2 if you can.',
    rulings: [
      'Discarding it in a Duel or for an ability is allowed but does not count as playing it.',
      'Once the card was played you are free, even if it comes back to your hand.',
      'Claus the Saint shows the second card he draws and must play it if he keeps it; of Kit Carlson’s cards the second in the order of the pile counts; Uncle Will must play it as a General Store if nothing else is possible.',
    ],
  },
  'card/event/hard-liquor': {
    name: 'Hard Liquor',
    line: 'Skip phase 1: regain 1 life',
    text: 'You may skip phase 1 and draw nothing to regain 1 life.',
    rulings: [],
  },
  'card/event/peyote': {
    name: 'Peyote',
    line: 'Guess red or black until wrong',
    text: 'Instead of drawing in phase 1 you guess whether the top card of the deck is red or black and turn it up. If you are right, you take it and guess again; if you are wrong, it is discarded and phase 2 begins.',
    rulings: ['It replaces phase 1 completely, with all abilities that belong to it.'],
  },
  'card/event/ranch': {
    name: 'Ranch',
    line: 'Exchange any number of cards',
    text: 'At the end of phase 1 you may once discard any number of cards from your hand and draw as many from the deck.',
    rulings: [],
  },
  'card/event/ricochet': {
    name: 'Ricochet',
    line: 'Shoot cards in play with BANG!',
    text: 'In your turn you may discard BANG! cards to shoot at cards in play. The card you aim at is discarded unless its owner cancels the shot with a Missed! effect.',
    rulings: [
      'Distance does not matter, you may do it several times, and it does not count against the limit of one BANG! a turn.',
      'Any Missed! effect protects the card, a Barrel as well.',
    ],
  },
  'card/event/russian-roulette': {
    name: 'Russian Roulette',
    line: 'First without Missed!: −2 lives',
    text: 'When it comes into force, the players, clockwise from the sheriff, use one Missed! effect each, round and round. The first who does not loses 2 lives, and it is over.',
    rulings: [
      'Any Missed! effect counts, a Barrel as well.',
      'Nobody is to blame for the lost lives.',
      'It comes before the sheriff’s turn, so nobody is on turn while it goes round.',
    ],
  },
  'card/event/vendetta': {
    name: 'Vendetta',
    line: 'End of turn, draw!: ♥ = once more',
    text: 'At the end of your turn you draw!: on a heart you play another whole turn at once. At its end you do not draw! again.',
    rulings: ['A turn you lost in jail does not count.', 'The extra turn brings no new event.'],
  },
  'card/event/a-fistful-of-cards': {
    name: 'A Fistful of Cards',
    line: 'A shot for each card in hand',
    text: 'At the start of your turn you are the target of as many BANG! effects as you have cards in hand. This is the last event and stays to the end of the game.',
    rulings: [
      'The shots are counted first and then resolved one after another; any Missed! effects help.',
      'They come from nobody: no reward, and nothing for El Gringo.',
    ],
  },
  'card/variant/no-dead-man': {
    name: 'Without Dead Man',
    line: 'The first one out stays out',
    text: 'Dead Man stays in the box, so the first player to go out does not come back.',
    rulings: [],
  },
} satisfies Record<string, CardText>;

export type FistfulOfCardsKey = keyof typeof en;
