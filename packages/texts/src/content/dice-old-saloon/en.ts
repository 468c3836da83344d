import type { CardText } from '../card-text.ts';

export const en = {
  'dice/character/jose-delgado': {
    name: 'José Delgado',
    line: 'Loudmouth as a sixth die',
    text: 'You may roll the Loudmouth in addition to your five base dice, six dice in all.',
    rulings: [
      'With the Coward you roll five dice, like everybody.',
      'You never roll both saloon dice in one turn.',
      'He takes part only in games with the saloon dice.',
    ],
  },
  'dice/character/tequila-joe': {
    name: 'Tequila Joe',
    line: 'Coward as a sixth die',
    text: 'You may roll the Coward in addition to your five base dice, six dice in all.',
    rulings: [
      'With the Loudmouth you roll five dice, like everybody.',
      'You never roll both saloon dice in one turn.',
      'He takes part only in games with the saloon dice.',
    ],
  },
  'dice/character/apache-kid': {
    name: 'Apache Kid',
    line: 'May grab the chief’s arrow',
    text: 'For an arrow you roll you may take the chief’s arrow from another player instead of an arrow from the pile.',
    rulings: [
      'It has to be an arrow on your own dice; one you owe El Gringo does not count.',
      'He takes part only in games with the chief’s arrow.',
    ],
  },
  'dice/character/bill-noface': {
    name: 'Bill Noface',
    line: 'Arrows count at the end only',
    text: 'Arrows on your dice count only after your last roll: you take one for each that shows then, and none before.',
    rulings: [
      'You may stop whenever you like; the last roll need not be the third.',
      'An arrow you kept counts, too, and so does one turned up by the ghost, if it still shows.',
      'Broken arrow and Bullet act at once, as for everybody.',
      'If three dynamites stop you, you take your arrows first and lose the life after that.',
    ],
  },
  'dice/character/elena-fuente': {
    name: 'Elena Fuente',
    line: 'Passes on one arrow of each roll',
    text: 'Each time you roll one or more arrows, you may have another player take one of them in your place.',
    rulings: [
      'That is one arrow for each roll, not one for each die.',
      'The other player takes it from the pile and may choose the chief’s arrow if it lies there.',
      'It may be the last one of the pile; then the Indians attack.',
    ],
  },
  'dice/character/vera-custer': {
    name: 'Vera Custer',
    line: 'Shots cost her 1 life less',
    text: 'All the 1s and 2s that hit you in a turn cost you together 1 life less.',
    rulings: [
      'A single 1 or 2 costs you nothing.',
      'A double 1 or 2 is two hits, so it costs you 1 life.',
      'Gatling, Indians, dynamite and Bullet hurt you as usual.',
    ],
  },
  'dice/character/doc-holyday': {
    name: 'Doc Holyday',
    line: 'Three shots: regains 2 lives',
    text: 'If there are three or more 1s and 2s among your final dice, you regain 2 lives once they have hit.',
    rulings: [
      'A double 1 or 2 counts as two.',
      'More than three shots do not bring more.',
      'It comes before your beers.',
    ],
  },
  'dice/character/molly-stark': {
    name: 'Molly Stark',
    line: 'May lose lives for others',
    text: 'Each time another player is about to lose lives, you may lose them instead.',
    rulings: [
      'You take over all of them; if you have fewer left, you take those and the other player loses the rest.',
      'It may eliminate you.',
      'If several players are hit at once, you decide about each of them.',
      'What you take over the other player has not lost: nobody owes El Gringo an arrow for it.',
    ],
  },

  'dice/role/the-bear': {
    name: 'The Bear',
    line: 'Sheriff with three extra lives',
    text: 'You are the sheriff: eliminate all outlaws and every renegade. You have three lives more than your character shows, not two.',
    rulings: ['There is nothing to show and nothing to overrule; the lives are yours from the start.'],
  },
  'dice/role/the-good': {
    name: 'The Good',
    line: 'Deputy: becomes the sheriff',
    text: 'You are a deputy. At the start of your turn you may show this role and become the sheriff; the old sheriff becomes a deputy.',
    rulings: [
      'You swap roles and keep the lives you have; there are none on top.',
      'The old sheriff loses what goes beyond the lives of the character.',
      'From now on it is your elimination that ends the game.',
      'It works once.',
    ],
  },
  'dice/role/the-doctor': {
    name: 'The Doctor',
    line: 'Deputy: turns one die',
    text: 'You are a deputy. Right after a roll, your own or another player’s, you may show this role and turn one die to a face of your choice.',
    rulings: [
      'You act before anything on the dice is carried out, arrows included.',
      'You may turn a die that was kept, but only to a face it has.',
      'A die turned to dynamite is locked, a dynamite turned away is not.',
      'It works once.',
    ],
  },
  'dice/role/the-judge': {
    name: 'The Judge',
    line: 'Deputy: overrules another role',
    text: 'You are a deputy. When another player shows a special role to use it, you may show yours: the other one has no effect and is used up.',
    rulings: [
      'You answer as soon as the role is shown; what its owner would do with it is chosen only after that.',
      'A role that comes to light because its owner is out cannot be overruled.',
      'It works once.',
    ],
  },
  'dice/role/the-gambler': {
    name: 'The Gambler',
    line: 'Outlaw: forces one more roll',
    text: 'You are an outlaw. After another player’s last roll you may show this role: that player must roll all dice once more and use the new result.',
    rulings: [
      'Dynamite is rolled again, too; if three of them would have gone off, they do not.',
      'What was carried out before stays: arrows taken, Bullets, broken arrows.',
      'Arrows and the like of the new roll count at once, and nothing may be rolled again.',
      'It works once.',
    ],
  },
  'dice/role/the-bad': {
    name: 'The Bad',
    line: 'Outlaw: spoils a recovery',
    text: 'You are an outlaw. When another player is about to regain lives, you may show this role: nothing comes of it.',
    rulings: [
      'Everything that player would regain at this moment is lost, several beers included.',
      'It does not matter whether the lives come from beers or from an ability.',
      'It works once.',
    ],
  },
  'dice/role/the-ugly': {
    name: 'The Ugly',
    line: 'Outlaw: swaps arrows of two',
    text: 'You are an outlaw. At the start of your turn you may show this role and have two players swap all their arrows; you may be one of them.',
    rulings: [
      'The chief’s arrow goes along.',
      'The pile does not change, so the Indians do not attack.',
      'It works once.',
    ],
  },
  'dice/role/right-hand-of-the-devil': {
    name: 'The Right Hand of the Devil',
    line: 'Renegade: plays another turn',
    text: 'You are a renegade. At the end of your turn you may show this role and play another turn at once.',
    rulings: [
      'It is a full turn, with a new choice of a saloon die and everything that belongs to its start.',
      'It works once.',
    ],
  },
  'dice/role/left-hand-of-the-devil': {
    name: 'The Left Hand of the Devil',
    line: 'Renegade: saves somebody',
    text: 'You are a renegade. When a player is about to be eliminated, even you, you may show this role: that player stays in with 2 lives and may return all arrows.',
    rulings: [
      'If several players are about to go out, you save one of them.',
      'The rescued player was never out: Vulture Sam gets nothing, and nobody becomes the ghost.',
      'Somebody rescued in their own turn goes on with it.',
      'It works once.',
    ],
  },

  'dice/face/1x2': {
    name: 'Double Bull’s Eye 1',
    line: 'Two shots at neighbours',
    text: 'It counts as two 1s, which may go to the same neighbour or to both.',
    rulings: ['Both are aimed and hit together with all other shots.'],
  },
  'dice/face/2x2': {
    name: 'Double Bull’s Eye 2',
    line: 'Two shots two places away',
    text: 'It counts as two 2s, which may go to the same player or to two.',
    rulings: ['With two or three players left it counts as two 1s.'],
  },
  'dice/face/beerx2': {
    name: 'Double Beer',
    line: 'Two beers to give away',
    text: 'It counts as two beers, which may go to the same player or to two.',
    rulings: [],
  },
  'dice/face/gatlingx2': {
    name: 'Double Gatling',
    line: 'Counts as two gatlings',
    text: 'It counts as two of the three gatlings you need.',
    rulings: ['The gatling still fires only once a turn.', 'For Willy the Kid this die alone is enough.'],
  },
  'dice/face/broken-arrow': {
    name: 'Broken Arrow',
    line: 'Return an arrow of any player',
    text: 'Right after the roll, once its arrows are taken, choose a player who has to return an arrow to the pile. You may choose yourself.',
    rulings: [
      'The chief’s arrow cannot be returned this way.',
      'While anybody has an arrow, you must use it.',
      'The die may be rolled again and then counts anew; left lying it does not.',
    ],
  },
  'dice/face/bullet': {
    name: 'Bullet',
    line: 'Lose 1 life at once',
    text: 'Right after the roll, before dynamite is counted, you lose 1 life.',
    rulings: [
      'The die may be rolled again, and another Bullet hurts again; left lying it does not.',
      'If it eliminates you, your turn is over and your dice do nothing.',
    ],
  },
  'dice/face/x2': {
    name: 'Times Two',
    line: 'Turns two dice instead of one',
    text: 'The ghost adds this token when both of its dice show the same: two dice are turned instead of one.',
    rulings: ['With two different results it cannot be given.'],
  },

  'dice/die/loudmouth': {
    name: 'Loudmouth',
    line: 'Double shots, at a risk',
    text: 'This saloon die shows an arrow, dynamite, a double 1, a double 2, a double gatling or a Bullet. It has no beer.',
    rulings: ['It replaces one of your base dice for the whole turn.'],
  },
  'dice/die/coward': {
    name: 'Coward',
    line: 'Beer and peace',
    text: 'This saloon die shows an arrow, dynamite, a 1, a beer, a double beer or a broken arrow. It has no gatling and no 2.',
    rulings: ['It replaces one of your base dice for the whole turn.'],
  },

  'dice/variant/saloon-dice': {
    name: 'The Loudmouth and the Coward',
    line: 'Two saloon dice to choose from',
    text: 'Before each of your turns you may replace a base die by one of the two saloon dice, the Loudmouth or the Coward. You use it for that whole turn.',
    rulings: [
      'You never use both.',
      'A double face counts as two single ones, and each half may have a target of its own.',
      'Right after each roll come arrows, then the broken arrow, then the Bullet.',
    ],
  },
  'dice/variant/chief-arrow': {
    name: 'The Indian Chief’s Arrow',
    line: 'An arrow that counts as two',
    text: 'The chief’s arrow lies in the pile, too, and whoever has to take an arrow may take it for one result. It counts as two arrows. If its holder has more arrows than any other player when the Indians attack, the holder loses nothing.',
    rulings: [
      'A tie for the most arrows does not protect.',
      'The Indians attack when the last arrow of either kind is taken.',
      'Whoever returns all arrows returns this one, too.',
      'The broken arrow cannot remove it; Kit Carlson and Pedro Ramirez can.',
    ],
  },
  'dice/variant/special-roles': {
    name: 'Special Roles',
    line: 'Roles with a power, used once',
    text: 'Special roles are dealt instead of the normal ones, at random and as many of each kind as usual. Each can do something once a game when its owner shows it; from then on it lies open.',
    rulings: [
      'They may also be mixed with the normal ones: then nobody knows which of them take part.',
      'Whoever shows a role chooses what to do with it only once the Judge has let it pass.',
      'A role that is turned up because its owner is out can do nothing any more.',
      'It takes at least four players.',
    ],
  },
  'dice/variant/new-characters': {
    name: 'A Gang of New Characters',
    line: 'Eight more characters',
    text: 'The eight characters of Old Saloon are shuffled in with the others.',
    rulings: [
      'José Delgado and Tequila Joe need the saloon dice, Apache Kid needs the chief’s arrow; otherwise they stay in the box.',
    ],
  },
  'dice/variant/ghost': {
    name: 'The Ghost',
    line: 'The first one out haunts the rest',
    text: 'The first player to go out becomes the ghost, unless it is the sheriff. In its turns the ghost rolls two base dice, up to three times, and gives the token of one result to a player, who has to turn a base die to that face before the first roll of the next turn. If both dice show the same, two dice are turned.',
    rulings: [
      'It takes at least five players.',
      'The dice of the ghost do nothing by themselves, and the ghost can be neither hit nor helped nor counted as a place.',
      'A turned die counts as rolled and may be rolled again from the second roll on, unless it is dynamite; the token goes back at the end of that turn.',
      'The ghost wins with its side. A renegade’s ghost joins the outlaws with five or seven players and the law with six or eight.',
      'The winner is found first: if the stroke that takes the first one out also ends the game, nobody becomes the ghost, and a renegade among the fallen has lost. Otherwise the ghost is the first of the fallen, clockwise from the player on turn.',
    ],
  },
  'dice/variant/apache-takes-both': {
    name: 'Apache Kid takes both',
    line: 'Chief’s arrow on top of the other',
    text: 'When Apache Kid grabs the chief’s arrow, he takes the arrow he rolled from the pile as well.',
    rulings: ['It needs the chief’s arrow and the new characters.'],
  },
} satisfies Record<string, CardText>;

export type DiceOldSaloonKey = keyof typeof en;
