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
} satisfies Record<string, CardText>;

export type ArmedAndDangerousKey = keyof typeof en;
