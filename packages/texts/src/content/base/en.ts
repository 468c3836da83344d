import type { CardText } from '../card-text.ts';

export const en = {
  'card/card/bang': {
    name: 'BANG!',
    line: 'Shoot a player in range',
    text: 'Shoot a player within the range of your weapon. Your target loses 1 life unless a Missed! effect cancels the shot. You may play one BANG! card a turn.',
    rulings: [
      'The target is in range when the distance, counted with Mustang, Scope and abilities, does not exceed the reach of your weapon.',
      'A cancelled BANG! is spent all the same.',
      'Only BANG! cards count against the limit of one a turn; other cards that shoot do not.',
      'A BANG! discarded in a Duel or against Indians! is not played, so you may still shoot in that turn.',
    ],
  },
  'card/card/missed': {
    name: 'Missed!',
    line: 'Cancel a shot at you',
    text: 'Play it when somebody shoots at you, in any turn: it cancels one BANG! effect.',
    rulings: [
      'It protects nobody but you.',
      'It works against a Gatling. It is no help in a Duel or against Indians!',
      'You may play it while you sit in jail.',
    ],
  },
  'card/card/beer': {
    name: 'Beer',
    line: 'Regain 1 life',
    text: 'Regain 1 life in your turn, never above the number you started with. Outside your turn you may drink it only at the moment when you would lose your last life.',
    rulings: [
      'When one effect costs several lives, you may drink several beers at once, provided you end with at least 1 life.',
      'Example: with 2 lives left you need two beers to survive the 3 lives that Dynamite takes.',
      'Nobody else can drink your beer.',
      'While only two players are left, a Beer heals nothing and saves nobody.',
      'No other healing card rescues you from losing your last life.',
    ],
  },
  'card/card/saloon': {
    name: 'Saloon',
    line: 'Everybody regains 1 life',
    text: 'Every player in the game, you included, regains 1 life, up to the starting number.',
    rulings: [
      'A Saloon is not a Beer: it cannot rescue a player who is losing the last life.',
      'It heals even when only two players are left.',
    ],
  },
  'card/card/stagecoach': {
    name: 'Stagecoach',
    line: 'Draw 2 cards',
    text: 'Draw two cards from the deck.',
    rulings: ['With Wild West Show, playing it also turns up the next show card.'],
  },
  'card/card/wells-fargo': {
    name: 'Wells Fargo',
    line: 'Draw 3 cards',
    text: 'Draw three cards from the deck.',
    rulings: ['With Wild West Show, playing it also turns up the next show card.'],
  },
  'card/card/general-store': {
    name: 'General Store',
    line: 'Everybody takes 1 face-up card',
    text: 'Turn up as many cards from the deck as there are players in the game. Starting with you and going clockwise, each player takes one of them into hand.',
    rulings: ['No other card can be played before everybody has taken one.'],
  },
  'card/card/panic': {
    name: 'Panic!',
    line: 'Take a card at distance 1',
    text: 'Take a card from a player at distance 1: either a random one from the hand or one of your choice among the cards in play.',
    rulings: [
      'Mustang, Scope and abilities like theirs change the distance; weapons do not.',
      'You may use it on yourself, for example to pick up a card in front of you.',
    ],
  },
  'card/card/cat-balou': {
    name: 'Cat Balou',
    line: 'Make a player discard a card',
    text: 'Choose a player at any distance and discard one of that player’s cards: either a random one from the hand or one of your choice among the cards in play.',
    rulings: [
      'You may use it on yourself, for example to get rid of Jail or Dynamite. From your own hand the card is random, too.',
      'Cat Balou goes to the discard pile first, the other card lands on top of it.',
    ],
  },
  'card/card/duel': {
    name: 'Duel',
    line: 'Trade BANG! cards till one stops',
    text: 'Challenge another player at any distance. Beginning with your opponent, you discard BANG! cards in turn; the first who does not loses 1 life.',
    rulings: [
      'Missed! and Barrel are no help here.',
      'A Duel is not a BANG! card, and what you discard in it does not count against your one BANG! a turn.',
      'A challenger who loses the Duel was hurt by nobody: an outlaw dying that way brings no reward.',
    ],
  },
  'card/card/indians': {
    name: 'Indians!',
    line: 'Others: BANG! card or lose 1 life',
    text: 'Going clockwise from your left, all others discard a BANG! card; whoever does not loses 1 life.',
    rulings: ['Missed! and Barrel are no help here.', 'Only a BANG! card will do, not another card that shoots.'],
  },
  'card/card/gatling': {
    name: 'Gatling',
    line: 'Shoot all other players',
    text: 'A BANG! effect on every other player at any distance, clockwise from your left.',
    rulings: [
      'It is not a BANG! card and does not count against the limit of one a turn.',
      'Each target answers separately with a Missed!, a Barrel or the like.',
    ],
  },
  'card/card/barrel': {
    name: 'Barrel',
    line: 'Shot at? Draw!: ♥ = Missed!',
    text: 'When you are the target of a BANG! effect, you may draw!: a heart gives you a Missed! effect.',
    rulings: [
      'It works against everything that shoots, not only against BANG! cards.',
      'You may draw! once for each shot. If that fails, you may still answer in another way.',
      'Against the BANG! of Slab the Killer a heart is one of the two effects you need.',
    ],
  },
  'card/card/scope': {
    name: 'Scope',
    line: 'Others are 1 closer to you',
    text: 'You see all other players at a distance 1 smaller, but never below 1. For them nothing changes.',
    rulings: ['It counts for shooting as well as for Panic!'],
  },
  'card/card/mustang': {
    name: 'Mustang',
    line: 'You are 1 farther for others',
    text: 'All other players see you at a distance 1 greater. For you nothing changes.',
    rulings: ['A Mustang in front of the target and a Scope of the shooter cancel each other out.'],
  },
  'card/card/jail': {
    name: 'Jail',
    line: 'Draw!: ♥ = free, else no turn',
    text: 'Put it in front of any player except the sheriff. At the start of the next turn the prisoner must draw!: on a heart the turn goes on as usual, otherwise it is skipped. Jail is discarded in both cases.',
    rulings: [
      'A prisoner can still be attacked and may play Missed! and Beer.',
      'Dynamite in front of the same player is resolved first.',
      'In a game of three there is no sheriff, so it may be put in front of anybody.',
    ],
  },
  'card/card/dynamite': {
    name: 'Dynamite',
    line: 'Draw!: 2–9♠ = lose 3 lives',
    text: 'Put it in front of you. From your next turn on, whoever has it must draw! at the start of the turn: on 2 to 9 of spades it explodes and takes 3 lives, otherwise it moves on to the left.',
    rulings: [
      'It can be taken or discarded like any other card in play.',
      'It is resolved before Jail.',
      'Nobody is to blame for the explosion: there is no reward, and El Gringo takes no card.',
      'It moves to the nearest player on the left who has no Dynamite yet; with two players left and one in front of each, both stay.',
    ],
  },
  'card/card/volcanic': {
    name: 'Volcanic',
    line: 'Range 1, any number of BANG!',
    text: 'A weapon that reaches distance 1. You may play any number of BANG! cards in your turn.',
    rulings: [
      'The shots may go at one player or at several.',
      'It replaces the weapon you have; you cannot play a second one of the same name.',
    ],
  },
  'card/card/schofield': {
    name: 'Schofield',
    line: 'Range 2',
    text: 'A weapon that reaches distance 2.',
    rulings: ['It replaces the weapon you have; you cannot play a second one of the same name.'],
  },
  'card/card/remington': {
    name: 'Remington',
    line: 'Range 3',
    text: 'A weapon that reaches distance 3.',
    rulings: ['It replaces the weapon you have; you cannot play a second one of the same name.'],
  },
  'card/card/rev-carabine': {
    name: 'Rev. Carabine',
    line: 'Range 4',
    text: 'A weapon that reaches distance 4.',
    rulings: ['It replaces the weapon you have; you cannot play a second one of the same name.'],
  },
  'card/card/winchester': {
    name: 'Winchester',
    line: 'Range 5',
    text: 'A weapon that reaches distance 5.',
    rulings: ['It replaces the weapon you have; you cannot play a second one of the same name.'],
  },

  'card/character/bart-cassidy': {
    name: 'Bart Cassidy',
    line: 'Draws for every life lost',
    text: 'Each time you lose a life, you draw a card from the deck.',
    rulings: [
      'Several lives lost at once bring as many cards.',
      'A hit that would take your last life brings nothing, even if a Beer saves you.',
    ],
  },
  'card/character/black-jack': {
    name: 'Black Jack',
    line: '2nd card drawn is ♥♦: draw 1 more',
    text: 'In phase 1 you show the second card you draw. If it is a heart or a diamond, you draw one more card without showing it.',
    rulings: ['It is always the second card, also when you draw more than two.'],
  },
  'card/character/calamity-janet': {
    name: 'Calamity Janet',
    line: 'BANG! = Missed! = BANG!',
    text: 'You may use BANG! cards as Missed! and Missed! cards as BANG!',
    rulings: [
      'A Missed! played as a BANG! is your one BANG! of the turn.',
      'You may also discard Missed! cards in a Duel or against Indians!',
    ],
  },
  'card/character/el-gringo': {
    name: 'El Gringo',
    line: 'Hit: takes a card of the attacker',
    text: 'Each time another player makes you lose a life, you take a random card from that player’s hand, one for each life.',
    rulings: [
      'If the hand holds too few cards, you get only those.',
      'Dynamite belongs to nobody, and a Duel you started yourself brings nothing either.',
      'A hit that would take your last life brings nothing.',
    ],
  },
  'card/character/jesse-jones': {
    name: 'Jesse Jones',
    line: 'May draw 1st card from a hand',
    text: 'In phase 1 you may take your first card at random from another player’s hand instead of the deck.',
    rulings: ['All further cards come from the deck.'],
  },
  'card/character/jourdonnais': {
    name: 'Jourdonnais',
    line: 'Always has a Barrel',
    text: 'When you are the target of a BANG! effect, you may draw!: a heart gives you a Missed! effect.',
    rulings: [
      'With a real Barrel in play you have two chances against each shot.',
      'Against the BANG! of Slab the Killer each heart is one of the two effects you need.',
    ],
  },
  'card/character/kit-carlson': {
    name: 'Kit Carlson',
    line: 'Sees 3 cards, keeps 2',
    text: 'In phase 1 you look at the top three cards of the deck, keep two and put the third back on top, face down.',
    rulings: ['When you are to draw three cards, you simply keep all of them.'],
  },
  'card/character/lucky-duke': {
    name: 'Lucky Duke',
    line: 'Draws! 2 cards, chooses 1',
    text: 'Each time you draw!, you turn up two cards and choose which one counts. Both are discarded.',
    rulings: [],
  },
  'card/character/paul-regret': {
    name: 'Paul Regret',
    line: 'Is 1 farther for others',
    text: 'All other players see you at a distance 1 greater.',
    rulings: ['A Mustang in front of you adds another 1.'],
  },
  'card/character/pedro-ramirez': {
    name: 'Pedro Ramirez',
    line: 'May draw 1st card from discards',
    text: 'In phase 1 you may take your first card from the top of the discard pile instead of the deck.',
    rulings: ['All further cards come from the deck.'],
  },
  'card/character/rose-doolan': {
    name: 'Rose Doolan',
    line: 'Others are 1 closer',
    text: 'You see all other players at a distance 1 smaller, but never below 1.',
    rulings: ['A Scope in front of you takes off another 1.'],
  },
  'card/character/sid-ketchum': {
    name: 'Sid Ketchum',
    line: 'Discard 2 cards: regain 1 life',
    text: 'At any time you may discard two cards from your hand to regain 1 life.',
    rulings: [
      'You may do it as often as you like, outside your turn as well, but never in the middle of another effect.',
      'It can rescue you when you would lose your last life.',
      'You never get more lives than you started with.',
    ],
  },
  'card/character/slab-the-killer': {
    name: 'Slab the Killer',
    line: 'His BANG! takes 2 Missed!',
    text: 'Two Missed! effects are needed to cancel a BANG! card you play.',
    rulings: [
      'A successful Barrel is one of the two.',
      'Your other cards that shoot need only one Missed! effect, as usual.',
    ],
  },
  'card/character/suzy-lafayette': {
    name: 'Suzy Lafayette',
    line: 'Empty hand: draws a card',
    text: 'As soon as you have no card in hand, you draw one from the deck.',
    rulings: [
      'During a Duel you wait: the card comes only when the Duel is over.',
      'Against Slab the Killer you may play your last Missed!, draw, and go on with the new card if it is another Missed!',
      'If your last card is a BANG! or a Gatling, you draw when it is settled; in the middle of it your hand is empty.',
    ],
  },
  'card/character/vulture-sam': {
    name: 'Vulture Sam',
    line: 'Takes all cards of the dead',
    text: 'When another character is eliminated, you take all cards from that player’s hand and play into your hand.',
    rulings: ['A sheriff who kills a deputy takes the cards first and then loses everything.'],
  },
  'card/character/willy-the-kid': {
    name: 'Willy the Kid',
    line: 'Any number of BANG! a turn',
    text: 'You may play any number of BANG! cards in your turn.',
    rulings: [],
  },
  'card/character/johnny-kisch': {
    name: 'Johnny Kisch',
    line: 'His card ousts all its copies',
    text: 'Each time you put a card into play, all other cards of that name in play are discarded.',
    rulings: ['It applies to every kind of card that stays in play. The one you just played remains.'],
  },
  'card/character/uncle-will': {
    name: 'Uncle Will',
    line: 'Once: any card as General Store',
    text: 'Once in your turn you may play any card from your hand as a General Store.',
    rulings: [],
  },
  'card/character/claus-the-saint': {
    name: 'Claus the Saint',
    line: 'Draws for all, keeps 2',
    text: 'In phase 1 you draw one card more than there are players in the game, keep two and give one to each of the others.',
    rulings: ['You decide who gets which card. Eliminated players are not counted.'],
  },
  'card/character/nobody': {
    name: 'Nobody',
    line: 'No ability',
    text: 'A character without any ability.',
    rulings: [],
  },

  'card/role/sheriff': {
    name: 'Sheriff',
    line: 'Kill all outlaws and the renegade',
    text: 'Eliminate all outlaws and every renegade. Everybody knows you, and you have one life more than your character shows.',
    rulings: [
      'The extra life brings no extra card at the start.',
      'If you kill a deputy, you discard your hand and everything in front of you.',
      'Nobody can put you in jail.',
    ],
  },
  'card/role/deputy': {
    name: 'Deputy',
    line: 'Protect the sheriff',
    text: 'Help the sheriff without showing your badge. You win whenever the sheriff wins, even if you are dead by then.',
    rulings: ['In a game of three you win by killing the renegade yourself.'],
  },
  'card/role/outlaw': {
    name: 'Outlaw',
    line: 'Kill the sheriff',
    text: 'The outlaws win together when the sheriff dies, the dead ones among them included.',
    rulings: [
      'Whoever kills an outlaw draws three cards, even another outlaw.',
      'If the sheriff dies while anybody but a single renegade is left, the outlaws win.',
      'In a game of three you win by killing the deputy yourself.',
    ],
  },
  'card/role/renegade': {
    name: 'Renegade',
    line: 'Be the last one alive',
    text: 'Be the last player in the game: first see the others fall, then beat the sheriff.',
    rulings: [
      'With eight players there are two renegades, and each plays alone.',
      'In a game of three you win by killing the outlaw yourself.',
    ],
  },

  'card/variant/two-characters': {
    name: 'Choice of two characters',
    line: 'Keep one of two characters',
    text: 'Each player gets two characters at the start and keeps one of them.',
    rulings: [],
  },
  'card/variant/simplified': {
    name: 'Simpler deck',
    line: 'Fewer cards to learn',
    text: 'Dynamite, Duel, General Store, Indians! and Jail are left out of the deck.',
    rulings: [],
  },
  'card/variant/keep-characters': {
    name: 'Survivors keep their characters',
    line: 'Survivors stay who they are',
    text: 'Whoever survives a game may keep the character for the next one; the others get new ones.',
    rulings: ['The cards are not kept, only the character.'],
  },
  'card/variant/sheriff-goes-round': {
    name: 'The star goes round',
    line: 'A new sheriff every game',
    text: 'In each game of a series the next player is the sheriff; the other roles are dealt at random.',
    rulings: [],
  },
  'card/variant/own-station': {
    name: 'A station of your own',
    line: 'One more station, price you choose',
    text: 'The blank tile of the box is shuffled in with the stations. Its price is that of the station you name.',
    rulings: [],
  },
  'card/variant/dynamite-stick': {
    name: 'Stick of dynamite',
    line: 'Dynamite goes to the stick',
    text: 'The sheriff starts with the stick of dynamite, and whoever wounds another player with a BANG! card played in their own turn takes it. A Dynamite that is drawn or turned up is put in front of the holder of the stick, and another card replaces it.',
    rulings: [
      'A Dynamite in a starting hand is exchanged and shuffled back into the deck.',
      'When it explodes or is discarded, it is shuffled into the deck at once.',
      'When somebody would take it from play into hand, it goes to the holder of the stick instead.',
    ],
  },
  'card/variant/effects-finish': {
    name: 'Effects finish first',
    line: 'Effects end before anybody wins',
    text: 'A Gatling, Indians! or another card that concerns several players is carried out to its end before it is found who has won.',
    rulings: ['Rewards and penalties are paid at each death, as always.'],
  },
  'card/variant/order-of-discards': {
    name: 'Order of discards',
    line: 'Lay several discards as you like',
    text: 'Whoever has to discard several cards at once, at death, as a penalty or for an event, chooses the order in which they go to the pile. Otherwise the hand goes first, then what lies in play.',
    rulings: [],
  },
  'card/role/shadow-deputy': {
    name: 'Shadow Deputy',
    line: 'Plays for the law as a shadow',
    text: 'You are out but return for your own turns. In them you fight for the sheriff and win with the sheriff.',
    rulings: [
      'An eliminated renegade chooses no side: at the start of the turn it is the side with more revealed roles, and the outlaws if they are equal.',
      'The renegade’s own card is never counted, and the side holds until the next turn.',
    ],
  },
  'card/role/shadow-outlaw': {
    name: 'Shadow Outlaw',
    line: 'Plays for the outlaws as a shadow',
    text: 'You are out but return for your own turns. In them you fight against the sheriff and win with the outlaws.',
    rulings: [
      'An eliminated renegade chooses no side: at the start of the turn it is the side with more revealed roles, and the outlaws if they are equal.',
      'The renegade’s own card is never counted, and the side holds until the next turn.',
    ],
  },
  'card/variant/shadow-gunslingers': {
    name: 'Shadow gunslingers',
    line: 'The dead return for their turns',
    text: 'Eliminated players come back for each of their turns as shadows with no lives and play for their side. A shadow can neither lose nor regain lives, and discards all cards at the end of the turn.',
    rulings: [
      'The elimination itself is an ordinary one: cards, role, reward and penalty. Only the gold nuggets are kept.',
      'Outside their own turns shadows are not in the game and do not count for distance.',
      'Leaving at the end of the turn is not an elimination: Vulture Sam and the like get nothing.',
    ],
  },
  'card/variant/shadows-rest': {
    name: 'Shadows rest',
    line: 'No shadows in the last duel',
    text: 'Once only the sheriff and one renegade are alive, shadow gunslingers return no more.',
    rulings: ['Without this option they return to the very end.'],
  },
} satisfies Record<string, CardText>;

export type BaseKey = keyof typeof en;
