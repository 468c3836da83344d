import type { CardText } from '../card-text.ts';

export const en = {
  'card/card/saved': {
    name: 'Saved!',
    line: 'Another loses 1 life less: 2 cards',
    text: 'Play it in any turn when another player is about to lose a life: that player loses 1 life less. If the player survives, you take two cards, both at random from that player’s hand or both from the deck.',
    rulings: [
      'You cannot mix the two. From a hand with a single card you get only that one.',
      'It need not have been the last life.',
      'A life that a player gives of their own will, as Chuck Wengam does, cannot be saved.',
    ],
  },
  'card/card/escape': {
    name: 'Escape',
    line: 'Cancel a card aimed only at you',
    text: 'When somebody plays a card other than BANG! and you are its only target, play this to avoid its effect.',
    rulings: [
      'It helps against brown cards such as Duel and Cat Balou and against blue ones such as Jail.',
      'Cards that reach you without being played, such as a passing Dynamite, cannot be escaped.',
      'Nor can Aim, which strengthens a BANG! and is not aimed at you.',
    ],
  },
  'card/card/backfire': {
    name: 'Backfire',
    line: 'Missed!, and the shooter is shot',
    text: 'It counts as a Missed! card. When it helps to cancel a shot, the player who fired becomes the target of a BANG! effect.',
    rulings: [
      'Against the BANG! of Slab the Killer you need a second Missed! effect before you shoot back.',
      'If no player fired, only the Missed! part works.',
      'It is aimed at the shooter alone, so it can be escaped.',
      'If your shot kills, the kill is yours, also outside your turn.',
    ],
  },
  'card/card/poker': {
    name: 'Poker',
    line: 'All lay 1 card; no ace: take 2',
    text: 'All other players choose a card from their hands; the cards are turned up together and discarded. If there is no ace among them, you take up to two of them.',
    rulings: ['Players with an empty hand are left out.', 'If only one or two cards were laid, you may take them all.'],
  },
  'card/card/tornado': {
    name: 'Tornado',
    line: 'All pass 2 cards to the left',
    text: 'All players, you included, choose two cards from their hands and give them to the player on their left, all at the same time.',
    rulings: [
      'Whoever has only one card gives that one; an empty hand gives nothing.',
      'Cards you have just received are not passed on.',
    ],
  },
  'card/card/ghost': {
    name: 'Ghost',
    line: 'Brings a dead player back',
    text: 'Lay it in front of a player who is out: that player is back with role and ability, but without life points, and can neither gain nor lose any. When the Ghost leaves, so does the player.',
    rulings: [
      'At the end of the turn a ghost discards the whole hand; cards in play stay.',
      'A ghost counts as in play, also for victory.',
      'Whoever goes because the Ghost is gone was killed by nobody: no reward, no penalty.',
    ],
  },
  'card/card/lemat': {
    name: 'LeMat',
    line: '1: your turn, any card is a BANG!',
    text: 'Weapon of range 1. In your own turn you may use every card of your hand as a BANG! card.',
    rulings: [
      'Such cards count towards the limit of one BANG! card a turn.',
      'Willy the Kid may fire as many of them as he likes.',
    ],
  },
  'card/card/rattlesnake': {
    name: 'Rattlesnake',
    line: 'Draw! each turn: ♠ costs a life',
    text: 'Lay it in front of any player. At the start of each of that player’s turns comes a draw!: a spade costs 1 life. The snake stays.',
    rulings: [
      'The order is Dynamite, Jail, Rattlesnake. Whoever stays in Jail is not bitten.',
      'It lies there until somebody takes or discards it; its victim may do that too.',
      'Nobody is credited with the bite.',
    ],
  },
  'card/card/shotgun': {
    name: 'Shotgun',
    line: '1: whoever you hit discards a card',
    text: 'Weapon of range 1. When you hit a player with a BANG! card, that player discards a hand card of their choice.',
    rulings: [
      'Only a BANG! card counts, not similar effects.',
      'Whoever dies of the shot discards nothing for it; an empty hand neither.',
    ],
  },
  'card/card/bounty': {
    name: 'Bounty',
    line: 'Whoever hits this player draws 1',
    text: 'Lay it in front of any player. Whoever hits that player with a BANG! card draws a card.',
    rulings: ['Gatling, Fanning and other effects do not count.', 'The card is drawn also if the hit kills.'],
  },
  'card/card/bandidos': {
    name: 'Bandidos',
    line: 'All discard 2 cards or lose a life',
    text: 'Everybody, you included, discards two hand cards or loses 1 life. Whoever has a single card discards it; whoever has none loses the life.',
    rulings: [
      'It goes clockwise and begins with you.',
      'International edition: with a single card you may choose the life as well.',
    ],
  },
  'card/card/aim': {
    name: 'Aim',
    line: 'With a BANG!: it takes 2 lives',
    text: 'Play it together with a BANG! card: unless the shot is avoided, it takes 2 lives.',
    rulings: ['A single Missed! effect avoids it.', 'It cannot be escaped: it is not aimed at a player.'],
  },
  'card/card/fanning': {
    name: 'Fanning',
    line: 'BANG! on one in reach and another',
    text: 'A BANG! effect on a player in reach and on one more player, not you, at distance 1 from the first.',
    rulings: [
      'It is no BANG! card, but you play it instead of the one BANG! card of the turn.',
      'You must choose a first target who has a second one, if there is any.',
      'Each of the two answers alone.',
    ],
  },
  'card/card/tomahawk': {
    name: 'Tomahawk',
    line: 'BANG! at a distance of up to 2',
    text: 'A BANG! effect on a player at a distance of up to 2, whatever your weapon.',
    rulings: [
      'It is no BANG! card: it does not count towards the limit and serves neither in a Duel nor against Indians!',
    ],
  },
  'card/card/last-call': {
    name: 'Last Call',
    line: 'Regain 1 life',
    text: 'You regain 1 life, also when only two players are left.',
    rulings: ['It can only be played in your turn and does not save a last life.', 'It is no Beer card.'],
  },
  'card/character/henry-block': {
    name: 'Henry Block',
    line: 'Whoever takes his cards is shot at',
    text: 'Whoever chooses to take or discard one of his cards, from the hand or in play, becomes the target of a BANG! effect, once for each card.',
    rulings: [
      'It works against Panic!, Cat Balou and abilities that are a choice, such as Jesse Jones, not against El Gringo.',
      'A card that leaves a way to keep one’s cards, such as Bandidos, does not set it off.',
    ],
  },
  'card/character/colorado-bill': {
    name: 'Colorado Bill',
    line: 'BANG!: on ♠ nothing avoids it',
    text: 'Each time he plays a BANG! card he draws!: on a spade the shot cannot be avoided.',
    rulings: [
      'Only BANG! cards count, not Gatling or Fanning.',
      'Neither Missed! nor Barrel helps against such a shot.',
      'With Aim it takes two lives.',
    ],
  },
  'card/character/evelyn-shebang': {
    name: 'Evelyn Shebang',
    line: '1 card fewer: BANG! at distance 1',
    text: 'In phase 1 she may draw one card fewer and use a BANG! effect on a player at distance 1.',
    rulings: [
      'Under Thirst she then draws nothing, with Train Arrival two cards.',
      'International edition: any number of cards, a BANG! effect for each, every one on a different player in reach.',
    ],
  },
  'card/character/mick-defender': {
    name: 'Mick Defender',
    line: 'Missed! avoids cards aimed at him',
    text: 'When he is the only target of a card, he may play a Missed! card to avoid it.',
    rulings: [
      'It helps against brown cards such as Duel and blue ones such as Jail.',
      'Cards that reach him without being played cannot be avoided. Against BANG! he defends himself as usual.',
      'International edition: against any brown card but BANG!, for himself alone, also with several targets.',
    ],
  },
  'card/character/lemonade-jim': {
    name: 'Lemonade Jim',
    line: 'Another’s Beer: 1 card for a life',
    text: 'Each time another player plays a Beer card he may discard a hand card and regain 1 life.',
    rulings: ['It does not matter what the Beer is played for.', 'Saloon, Last Call and the like are no Beer cards.'],
  },
  'card/character/black-flower': {
    name: 'Black Flower',
    line: 'Once a turn: ♣ as an extra BANG!',
    text: 'Once in her turn she may play a club as an extra BANG! card.',
    rulings: ['It does not count towards the limit of one BANG! card a turn.', 'The target must be in reach as usual.'],
  },
  'card/character/der-spot-burst-ringer': {
    name: 'Der Spot - Burst Ringer',
    line: 'Once a turn: BANG! as a Gatling',
    text: 'Once in his turn he may play a BANG! card as a Gatling.',
    rulings: ['It does not count towards the limit of one BANG! card a turn.'],
  },
  'card/character/tuco-franziskaner': {
    name: 'Tuco Franziskaner',
    line: 'No blue card in play: draws 4',
    text: 'In phase 1 he draws two cards more if no blue card lies in front of him.',
    rulings: [
      'Dynamite and Jail that have left him after the checks do not count.',
      'Orange cards and wagons count as blue ones.',
    ],
  },
  'card/variant/international-edition': {
    name: 'International edition',
    line: 'Texts of the international cards',
    text: 'In Valley of Shadows the texts of the international cards apply: Bandidos, Escape, Tornado, Evelyn Shebang and Mick Defender.',
    rulings: [
      'Escape and Mick Defender avoid any brown card but BANG!, also one with several targets, for one player alone.',
      'Tornado: everybody discards a card, then draws two.',
    ],
  },
} satisfies Record<string, CardText>;

export type ValleyOfShadowsKey = keyof typeof en;
