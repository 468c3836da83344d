import type { CardText } from '../card-text.ts';

export const en = {
  'card/card/big-fifty': {
    name: 'Big Fifty',
    line: 'Range 6; 1 load: target stripped',
    text: 'A weapon that reaches distance 6, laid with three load tokens. When you play a BANG! card you may pay 1 load from it: for this shot the target’s ability and cards in play have no effect.',
    rulings: [
      'The target has no Barrel, no Mustang and no help from the character; cards from the hand still work.',
      'When the last load is gone, the weapon is discarded, but the shot it paid for still counts.',
    ],
  },
  'card/card/bomb': {
    name: 'Bomb',
    line: 'Draw!: ♥♦ = hand on, ♣♠ = −2 loads',
    text: 'Put it in front of any player with three load tokens. At the start of each turn the bearer must draw!: on a heart or a diamond the bearer hands it to another player, on a club or a spade it loses 2 loads. Without loads it explodes and takes 2 lives.',
    rulings: [
      'Taken or discarded, it does not explode; it does when its loads run out in another way.',
      'It is checked after Dynamite, Jail and Rattlesnake, and not at all in a turn lost in jail.',
      'Nobody is to blame for the explosion.',
      'It is a diamond: it cannot be put in front of Apache Kid, and its explosion does not hurt him.',
      'The player it lies in front of may pay with its loads, at their own risk.',
    ],
  },
  'card/card/tumbleweed': {
    name: 'Tumbleweed',
    line: '1 load: a draw! is repeated',
    text: 'Laid with three load tokens. Right after any player’s draw! you may pay 1 load from it: that draw! is made again, and the first result is void.',
    rulings: [
      'It works on your own draw! as well and outside your turn, several times in a row if you pay each time.',
      'Lucky Duke turns up two new cards.',
      'When the last load is gone, the card is discarded.',
    ],
  },
  'card/card/a-little-nip': {
    name: 'A Little Nip',
    line: '+1 life; 3 loads: +1 more',
    text: 'Get back 1 life. For every 3 loads you pay you get back 1 more.',
    rulings: [
      'The loads may come from any of your orange cards and from your character.',
      'It saves nobody outside their own turn.',
    ],
  },
  'card/card/ace-up-the-sleeve': {
    name: 'Ace Up The Sleeve',
    line: '2 loads: draw a card',
    text: 'Laid with three load tokens. In your turn you may pay 2 loads from it to draw a card.',
    rulings: ['As often as it has loads; with the last one it is discarded.'],
  },
  'card/card/arrow': {
    name: 'Arrow',
    line: 'BANG! card or 1 life; 1 load: more',
    text: 'A player of your choice discards a BANG! card or loses 1 life. For every load you pay, one more player has to.',
    rulings: [
      'Distance does not matter; all targets are different players.',
      'Only a BANG! card helps, no other card with its effect.',
    ],
  },
  'card/card/bandolier': {
    name: 'Bandolier',
    line: '1 load: one more BANG! card',
    text: 'Laid with three load tokens. Once in your turn you may pay 1 load from it to be allowed one more BANG! card.',
    rulings: ['The further card needs a target within reach as usual, and a dangerous weapon may strengthen it.'],
  },
  'card/card/beer-keg': {
    name: 'Beer Keg',
    line: '3 loads: +1 life',
    text: 'Laid with three load tokens. In your turn you may pay 3 loads from it to get back 1 life.',
    rulings: ['It saves nobody outside their own turn.'],
  },
  'card/card/bell-tower': {
    name: 'Bell Tower',
    line: '1 load: all at distance 1',
    text: 'Laid with three load tokens. In your turn you may pay 1 load from it: for the next card you play everybody is at distance 1.',
    rulings: ['Mustang and the like do not matter.', 'It can be used again for another card.'],
  },
  'card/card/buntline-special': {
    name: 'Buntline Special',
    line: 'Range 2; 1 load: a miss costs',
    text: 'A weapon that reaches distance 2, laid with three load tokens. When you play a BANG! card you may pay 1 load from it: if the shot is cancelled, the target discards a card of the hand.',
    rulings: ['However the shot was cancelled; the target chooses the card.'],
  },
  'card/card/caravan': {
    name: 'Caravan',
    line: '2 cards; 2 loads: +1 card',
    text: 'Draw 2 cards. For every 2 loads you pay you draw 1 more.',
    rulings: ['You decide before you see the first card.'],
  },
  'card/card/crate': {
    name: 'Crate',
    line: '2 loads: Missed!',
    text: 'Laid with three load tokens. When you are the target of a BANG! effect you may pay 2 loads from it for a Missed! effect.',
    rulings: ['Barrel and Crate are used in the order you like.'],
  },
  'card/card/double-barrel': {
    name: 'Double Barrel',
    line: 'Range 1; 1 load: ♦ sure to hit',
    text: 'A weapon that reaches distance 1, laid with three load tokens. When you play a BANG! card of diamonds you may pay 1 load from it: nothing cancels this shot.',
    rulings: ['Not even a Barrel or an ability helps.'],
  },
  'card/card/duck': {
    name: 'Duck!',
    line: 'Missed!; 2 loads: take it back',
    text: 'Cancels a BANG! effect that is aimed at you. If you pay 2 loads, the card goes back to your hand.',
    rulings: ['You may pay in the turn of another player as well.'],
  },
  'card/card/flintlock': {
    name: 'Flintlock',
    line: 'BANG!; missed + 2 loads: take back',
    text: 'A BANG! effect on a player within reach. If it was cancelled you may pay 2 loads to take the card back.',
    rulings: [
      'It is no BANG! card: the limit of one a turn does not count it, and no weapon strengthens it.',
      'It may be played again at once.',
    ],
  },
  'card/card/lockpick': {
    name: 'Lockpick',
    line: '3 loads: a card from any hand',
    text: 'Laid with three load tokens. In your turn you may pay 3 loads from it to take a random card from the hand of any player.',
    rulings: ['Distance does not matter; cards in play are safe from it.'],
  },
  'card/card/quick-shot': {
    name: 'Quick Shot',
    line: 'BANG!; 1 load: one more target',
    text: 'A BANG! effect on a player within reach. For every load you pay, one more player within reach is shot at.',
    rulings: [
      'All targets are different players.',
      'It is no BANG! card: the limit of one a turn does not count it, and no weapon strengthens it.',
    ],
  },
  'card/card/reloading': {
    name: 'Reloading',
    line: '3 loads for your cards',
    text: 'Put 3 loads from the supply on your orange cards and your character, as you like.',
    rulings: ['No card holds more than four; what finds no room stays in the supply.'],
  },
  'card/card/rust': {
    name: 'Rust',
    line: '1 load from all that others have',
    text: 'Every other player loses 1 load from each orange card and from the character. They go to your character, up to four in all.',
    rulings: [
      'A card whose last load is gone is discarded, and a Bomb blows up.',
      'Nobody is to blame for that explosion.',
    ],
  },
  'card/card/squaw': {
    name: 'Squaw',
    line: 'Discard one in play; 2 loads: take',
    text: 'Any card in play is discarded. If you pay 2 loads, you take it into your hand instead.',
    rulings: ['Distance does not matter.'],
  },
  'card/card/thunderer': {
    name: 'Thunderer',
    line: 'Range 3; 1 load: BANG! comes back',
    text: 'A weapon that reaches distance 3, laid with three load tokens. When you play a BANG! card you may pay 1 load from it to take that card back into your hand.',
    rulings: [
      'The card comes back before the target answers, whatever becomes of the shot.',
      'The shot counts toward the limit of one a turn all the same.',
    ],
  },
  'card/card/whip': {
    name: 'Whip',
    line: '3 loads: discard a card in play',
    text: 'Laid with three load tokens. In your turn you may pay 3 loads from it to discard any card in play.',
    rulings: ['Distance does not matter; cards of the hand are safe from it.'],
  },
  'card/character/al-preacher': {
    name: 'Al Preacher',
    line: 'Blue or orange: 2 loads for a card',
    text: 'When another player has played a blue or an orange card, you may pay 2 loads to draw a card.',
    rulings: ['Once for each card played, also outside your turn.'],
  },
  'card/character/bass-greeves': {
    name: 'Bass Greeves',
    line: '1 card: 2 loads on one card',
    text: 'Once in your turn you may discard a card of your hand to put 2 loads on one of your orange cards or on your character.',
    rulings: ['Both go to the same place; what finds no room stays in the supply.'],
  },
  'card/character/bloody-mary': {
    name: 'Bloody Mary',
    line: 'Own BANG! missed: draw a card',
    text: 'Whenever a BANG! card of yours is cancelled you draw a card.',
    rulings: ['Other cards with the effect of a BANG! do not count.'],
  },
  'card/character/frankie-canton': {
    name: 'Frankie Canton',
    line: 'Takes 1 load a turn',
    text: 'Once in your turn you may take 1 load from any orange card or from another character onto yours.',
    rulings: ['A card whose last load you take is discarded.', 'With four loads you have no room for another.'],
  },
  'card/character/julie-cutter': {
    name: 'Julie Cutter',
    line: 'Hit: draw!, ♥♦ = BANG! back',
    text: 'Whenever another player takes life from you, you draw!: on a heart or a diamond that player is the target of a BANG! effect.',
    rulings: ['Once, however many lives were lost, and at any distance.', 'The shot can be cancelled as usual.'],
  },
  'card/character/mexicali-kid': {
    name: 'Mexicali Kid',
    line: '2 loads: BANG! once a turn',
    text: 'Once in your turn you may pay 2 loads for a BANG! effect on a player within reach, without a card.',
    rulings: ['It does not count toward the limit of one a turn, and no weapon strengthens it.'],
  },
  'card/character/ms-abigail': {
    name: 'Ms. Abigail',
    line: 'Ignores brown J, Q, K, A',
    text: 'A brown card of value J, Q, K or A that is aimed at you alone has no effect if you like.',
    rulings: ['It does not help against cards that concern several players.', 'BANG! cards are brown as well.'],
  },
  'card/character/red-ringo': {
    name: 'Red Ringo',
    line: '4 loads; moves up to 2 a turn',
    text: 'You begin with 4 loads on your character. Once in your turn you may move up to 2 of them onto your orange cards.',
    rulings: ['Both on one card or one each on two; never back.'],
  },
} satisfies Record<string, CardText>;

export type ArmedAndDangerousKey = keyof typeof en;
