import type { CardText } from '../card-text.ts';

export const en = {
  'dice/character/bart-cassidy': {
    name: 'Bart Cassidy',
    line: 'Arrow instead of a lost life',
    text: 'Each time a 1, a 2 or the gatling would cost you a life, you may take an arrow instead.',
    rulings: [
      'You decide about each life separately.',
      'You may not take the last arrow of the pile, so you never bring the Indians.',
      'It is no help against Indians, dynamite or a Bullet.',
    ],
  },
  'dice/character/black-jack': {
    name: 'Black Jack',
    line: 'May re-roll dynamite',
    text: 'You may roll dynamite dice again as long as fewer than three of them show.',
    rulings: ['It gives you no extra roll.', 'Three or more, those you kept included, go off as usual.'],
  },
  'dice/character/calamity-janet': {
    name: 'Calamity Janet',
    line: '1 may be 2, and 2 may be 1',
    text: 'You may use each 1 as a 2 and each 2 as a 1.',
    rulings: [
      'You choose for each shot separately.',
      'With two or three players left it makes no difference: every 2 is a 1 then.',
    ],
  },
  'dice/character/el-gringo': {
    name: 'El Gringo',
    line: 'His attacker takes an arrow',
    text: 'A player whose 1s, 2s or gatling cost you life must take an arrow.',
    rulings: [
      'All the shots of a turn together bring one arrow, however many hit you; the gatling brings another one.',
      'Indians and dynamite are nobody’s doing, so nobody takes an arrow for them.',
      'The arrow is due even if the hit eliminates you, and it may be the last one of the pile.',
      'If the gatling hit you, the roller returns all arrows first and takes yours after that.',
    ],
  },
  'dice/character/jesse-jones': {
    name: 'Jesse Jones',
    line: 'At 4 lives or less: beer gives 2',
    text: 'If you have 4 lives or fewer, each of your beers that you drink yourself gives you 2 lives.',
    rulings: [
      'Your lives are counted once, before your beers: with 4 of them two beers bring you 4 more.',
      'A beer from another player and the gift of Sid Ketchum give you only 1.',
    ],
  },
  'dice/character/jourdonnais': {
    name: 'Jourdonnais',
    line: 'Indians take 1 life at most',
    text: 'An attack of the Indians costs you no more than 1 life, however many arrows you have.',
    rulings: ['Without arrows you lose nothing, like everybody.', 'That goes for the chief’s arrow, too.'],
  },
  'dice/character/kit-carlson': {
    name: 'Kit Carlson',
    line: 'Each gatling returns an arrow',
    text: 'For each gatling among your final dice you may return one arrow of any player to the pile.',
    rulings: [
      'One or two gatlings are enough for it; it does not depend on firing.',
      'You choose anew for each gatling, and your own arrows may go back, too.',
      'If you fire, all your arrows go back as usual and these come on top.',
      'The chief’s arrow may be chosen.',
    ],
  },
  'dice/character/lucky-duke': {
    name: 'Lucky Duke',
    line: 'One more roll a turn',
    text: 'You may roll up to four times in your turn instead of three.',
    rulings: ['Three dynamites put an end to your rolls all the same.'],
  },
  'dice/character/paul-regret': {
    name: 'Paul Regret',
    line: 'Safe from the gatling',
    text: 'The gatling never costs you a life.',
    rulings: ['Shots, Indians and dynamite hurt you like everybody else.'],
  },
  'dice/character/pedro-ramirez': {
    name: 'Pedro Ramirez',
    line: 'Lost life: may return an arrow',
    text: 'Each time you lose a life, you may return one of your arrows to the pile. The life is lost all the same.',
    rulings: [
      'Two lives lost at once let you return two arrows, and so on.',
      'The cause does not matter; your own dynamite counts, too.',
      'In an attack of the Indians it changes nothing, because all arrows go back anyway.',
    ],
  },
  'dice/character/rose-doolan': {
    name: 'Rose Doolan',
    line: 'Shoots one place farther',
    text: 'Your 1 may also hit a player two places away, your 2 also a player three places away.',
    rulings: [
      'You choose for each shot separately.',
      'With four players left your 2 can hit anybody: three places one way round are one place the other way.',
      'With two or three players left your 2 is a 1 that reaches one or two places.',
    ],
  },
  'dice/character/sid-ketchum': {
    name: 'Sid Ketchum',
    line: 'Start of turn: a player gains 1',
    text: 'At the start of your turn a player of your choice regains 1 life. You may choose yourself.',
    rulings: [
      'It comes before your first roll, and you must choose somebody even if nobody can use it.',
      'It is not a beer, so Jesse Jones gets only 1 life from it.',
    ],
  },
  'dice/character/slab-the-killer': {
    name: 'Slab the Killer',
    line: 'A beer doubles one 1 or 2',
    text: 'Once in your turn you may use one of your beers to double a 1 or a 2: its target loses 2 lives. That beer heals nobody.',
    rulings: [
      'Both lives are lost by the same player.',
      'Of a double beer you use up one half, the other still heals.',
      'Of a double 1 or 2 you double one half, which makes three hits in all.',
    ],
  },
  'dice/character/suzy-lafayette': {
    name: 'Suzy Lafayette',
    line: 'No 1 and no 2: regains 2 lives',
    text: 'If there is neither a 1 nor a 2 among your final dice, you regain 2 lives at the end of your turn.',
    rulings: [
      'What you rolled on the way does not matter.',
      'It also works after three dynamites, if you survive them.',
      'A double 1 and a double 2 spoil it like single ones.',
    ],
  },
  'dice/character/vulture-sam': {
    name: 'Vulture Sam',
    line: 'Somebody is out: regains 2 lives',
    text: 'Each time another player is eliminated, you regain 2 lives.',
    rulings: [
      'The cause does not matter, and two players at once bring 4 lives.',
      'If you go out at the same moment, it does not bring you back.',
    ],
  },
  'dice/character/willy-the-kid': {
    name: 'Willy the Kid',
    line: 'Two gatlings are enough',
    text: 'You fire the gatling with two of them already.',
    rulings: ['You still fire only once a turn, even with four or five of them.'],
  },
  'dice/character/nobody': {
    name: 'Nobody',
    line: 'No ability',
    text: 'A character with 8 lives and no ability.',
    rulings: [],
  },

  'dice/role/sheriff': {
    name: 'Sheriff',
    line: 'Eliminate outlaws and renegades',
    text: 'Eliminate all outlaws and every renegade. Everybody knows you, you play first, and you have two lives more than your character shows.',
    rulings: [
      'There is no penalty for eliminating a deputy.',
      'If you go out at the same moment as your last enemy, the outlaws win.',
    ],
  },
  'dice/role/deputy': {
    name: 'Deputy',
    line: 'Protect the sheriff',
    text: 'Stand by the sheriff without giving yourself away. You win whenever the sheriff wins, even if you are out by then.',
    rulings: [
      'In a game of three you play first, all roles are open, and you win by eliminating the renegade yourself.',
      'If somebody or something else eliminates the renegade, the last one standing wins.',
    ],
  },
  'dice/role/outlaw': {
    name: 'Outlaw',
    line: 'Eliminate the sheriff',
    text: 'As soon as the sheriff is out, all outlaws win together, those who are out themselves included.',
    rulings: [
      'You also win if everybody goes out at once.',
      'Only a renegade who is the very last one alive can take the victory from you when the sheriff falls.',
      'There is no reward for eliminating an outlaw.',
      'In a game of three all roles are open, and you win by eliminating the deputy yourself.',
    ],
  },
  'dice/role/renegade': {
    name: 'Renegade',
    line: 'Be the last one alive',
    text: 'Outlive everybody: the sheriff has to be the last one to fall before you.',
    rulings: [
      'If anybody else is still in when the sheriff falls, the outlaws win, even if all of them are out.',
      'With eight players there are two renegades, and each plays alone.',
      'In a game of three all roles are open, and you win by eliminating the outlaw yourself.',
    ],
  },

  'dice/face/arrow': {
    name: 'Indian Arrow',
    line: 'Take an arrow at once',
    text: 'Right after the roll you take an arrow from the pile. Whoever takes the last one brings the Indians: all players lose a life for each arrow in front of them, and then all arrows go back.',
    rulings: [
      'The pile has nine arrows at the start.',
      'The die may be rolled again, and another arrow on it has to be taken, too; one left lying is not counted twice.',
      'If more arrows of the same roll are due after the attack, they come from the full pile.',
      'Nobody is to blame for what the Indians do.',
    ],
  },
  'dice/face/dynamite': {
    name: 'Dynamite',
    line: 'Locked; three go off',
    text: 'This die may not be rolled again. As soon as three or more dynamites show, you stop rolling and lose 1 life; your other dice are used as usual.',
    rulings: [
      'Four or five of them cost no more than three.',
      'If the explosion eliminates you, your other dice do nothing.',
    ],
  },
  'dice/face/1': {
    name: 'Bull’s Eye 1',
    line: 'Shoot one of your neighbours',
    text: 'Choose the player next to you on the left or on the right, who loses 1 life.',
    rulings: [
      'First all 1s and 2s get their targets, then they hit at the same moment; several may go to one player, more than needed, too.',
      'Players who are out are not counted as places.',
      'A shot may not be waived.',
    ],
  },
  'dice/face/2': {
    name: 'Bull’s Eye 2',
    line: 'Shoot two places away',
    text: 'Choose the player exactly two places to your left or to your right, who loses 1 life.',
    rulings: [
      'With two or three players left it counts as a 1.',
      'With four players left both ways lead to the same player.',
      'Who is left and where is counted before any shot of the turn hits.',
    ],
  },
  'dice/face/beer': {
    name: 'Beer',
    line: 'A player regains 1 life',
    text: 'Choose a player, who regains 1 life, but never gets beyond the lives of the start. You may choose yourself.',
    rulings: [
      'A beer may be wasted on somebody who has lost nothing.',
      'It comes after the shots: whoever they have eliminated cannot be helped.',
    ],
  },
  'dice/face/gatling': {
    name: 'Gatling',
    line: 'Three: all others lose 1 life',
    text: 'If you have three or more gatlings, all other players lose 1 life and you return all your arrows to the pile.',
    rulings: [
      'It fires only once a turn, however many there are.',
      'One or two do nothing.',
      'It comes last, after the beers.',
    ],
  },

  'dice/die/base': {
    name: 'Base Die',
    line: 'One of your five dice',
    text: 'It shows an arrow, dynamite, a 1, a 2, a beer or a gatling. In your turn you roll five of them up to three times and each time choose which ones to roll again.',
    rulings: [
      'A die kept after the first roll may still be rolled again in the third one.',
      'Arrows are taken after each roll. The rest is used after the last one: dynamite, shots, beers, gatling.',
    ],
  },

  'dice/variant/gatling-hits-first': {
    name: 'The gatling hits first',
    line: 'Your arrows go back afterwards',
    text: 'When the gatling fires, the others lose their lives before the roller returns all arrows.',
    rulings: ['The arrow taken for El Gringo goes back with the rest; otherwise it would stay.'],
  },
  'dice/variant/shortest-way': {
    name: 'Only the shorter way',
    line: 'Places count the shorter way',
    text: 'Places are counted only the shorter way round the table.',
    rulings: ['It concerns Rose Doolan: with four players left her 2 does not reach her neighbours.'],
  },
  'dice/variant/nobody-left-draws': {
    name: 'Nobody left, nobody wins',
    line: 'Three players: all out is a draw',
    text: 'If in a game of three the last players go out at the same moment, nobody wins.',
    rulings: [
      'Otherwise the outlaw would win.',
      'Whoever has eliminated the right player with the same stroke wins all the same.',
    ],
  },
} satisfies Record<string, CardText>;

export type DiceBaseKey = keyof typeof en;
