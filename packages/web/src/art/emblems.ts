/**
 * Which drawing of the game-icons family stands for what; `scripts/icons.mjs` reads these tables and those of
 * `emblems/`, which come with the sets they belong to.
 */

export const roleEmblems = {
  sheriff: 'law-star',
  deputy: 'police-badge',
  outlaw: 'bandit',
  renegade: 'duality-mask',
} as const;

/** Signs of the table that belong to no card. */
export const tableEmblems = {
  life: 'rifle',
  hand: 'poker-hand',
  weapon: 'revolver',
  distance: 'footsteps',
  target: 'crosshair',
  deck: 'revolver',
  eventDeck: 'sun',
  reversed: 'anticlockwise-rotation',
  openHand: 'sunken-eye',
  discard: 'card-discard',
  drawCheck: 'card-random',
  dead: 'tombstone',
  winner: 'trophy',
  waiting: 'pocket-watch',
  log: 'scroll-quill',
  chat: 'chat-bubble',
  dice: 'rolling-dices',
  gold: 'gold-nuggets',
  train: 'steam-locomotive',
  locked: 'padlock',
  hearts: 'hearts',
  diamonds: 'diamonds',
  clubs: 'clubs',
  spades: 'spades',
} as const;

/** Ways from the first page. */
export const wayEmblems = {
  setup: 'cog',
  host: 'saloon',
  join: 'western-hat',
  learn: 'teacher',
  gallery: 'card-pickup',
  games: 'scroll-quill',
  balance: 'scales',
} as const;

/** What the pages around the table need beside that. */
export const pageEmblems = {
  base: 'revolver',
  'dodge-city': 'saloon',
  'high-noon': 'sun',
  'fistful-of-cards': 'poker-hand',
  'wild-west-show': 'theater-curtains',
  'gold-rush': 'gold-nuggets',
  'armed-and-dangerous': 'bullets',
  'great-train-robbery': 'steam-locomotive',
  'valley-of-shadows': 'animal-skull',
  'saloon-dice': 'rolling-dices',
  'chief-arrow': 'spear-feather',
  'special-roles': 'drama-masks',
  'new-characters': 'three-friends',
  ghost: 'ghost',
  'first-game': 'sprout',
  person: 'western-hat',
  share: 'share',
  search: 'magnifying-glass',
  hold: 'shaking-hands',
} as const;

/** Hint and coach. */
export const coachEmblems = { lantern: 'lantern-flame' } as const;

/** How strong a bot is. */
export const levelEmblems = { greenhorn: 'sprout', gunslinger: 'crossed-pistols', legend: 'laurels' } as const;

/** What somebody shows at his seat without a word. */
export const reactionEmblems = {
  cheers: 'beer-stein',
  laugh: 'imp-laugh',
  shock: 'surprised',
  anger: 'enrage',
  tears: 'tear-tracks',
  'hats-off': 'outback-hat',
} as const;

/** For the notebook. */
export const notebookEmblems = { notebook: 'notebook', pencil: 'pencil' } as const;

export const baseEmblems = {
  bang: 'gunshot',
  missed: 'dodging',
  beer: 'beer-stein',
  saloon: 'saloon',
  stagecoach: 'old-wagon',
  'wells-fargo': 'strongbox',
  'general-store': 'shop',
  panic: 'snatch',
  'cat-balou': 'ample-dress',
  duel: 'duel',
  indians: 'bow-arrow',
  gatling: 'machine-gun',
  barrel: 'barrel',
  scope: 'spyglass',
  mustang: 'horse-head',
  jail: 'prisoner',
  dynamite: 'dynamite',
  volcanic: 'crossed-pistols',
  schofield: 'revolver',
  remington: 'sawed-off-shotgun',
  'rev-carabine': 'musket',
  winchester: 'winchester-rifle',
} as const;

export const dodgeCityEmblems = {
  binocular: 'binoculars',
  hideout: 'wood-cabin',
  punch: 'punch',
  dodge: 'sprint',
  springfield: 'lee-enfield',
  brawl: 'broken-bottle',
  'rag-time': 'grand-piano',
  tequila: 'brandy-bottle',
  whisky: 'square-bottle',
  bible: 'bookmarklet',
  canteen: 'water-flask',
  'can-can': 'female-legs',
  'ten-gallon-hat': 'western-hat',
  sombrero: 'sombrero',
  'iron-plate': 'breastplate',
  conestoga: 'cartwheel',
  derringer: 'cowboy-holster',
  'buffalo-rifle': 'buffalo-head',
  howitzer: 'cannon',
  pepperbox: 'chaingun',
  'pony-express': 'saddle',
  knife: 'bowie-knife',
} as const;

export const highNoonEmblems = {
  blessing: 'shining-heart',
  curse: 'spade-skull',
  'ghost-town': 'ghost',
  'gold-rush': 'gold-nuggets',
  'the-daltons': 'three-friends',
  'the-doctor': 'stethoscope',
  'the-reverend': 'church',
  'train-arrival': 'steam-locomotive',
  thirst: 'desert',
  hangover: 'knocked-out-stars',
  sermon: 'public-speaker',
  shootout: 'bullets',
  'high-noon': 'sun',
  handcuffs: 'handcuffs',
  'new-identity': 'mug-shot',
} as const;

export const fistfulEmblems = {
  'abandoned-mine': 'gold-mine',
  ambush: 'wolf-trap',
  sniper: 'headshot',
  'dead-man': 'raise-zombie',
  'blood-brothers': 'shaking-hands',
  'the-judge': 'banging-gavel',
  lasso: 'lasso',
  'law-of-the-west': 'scroll-unfurled',
  'hard-liquor': 'heart-bottle',
  peyote: 'cactus-pot',
  ranch: 'ranch-gate',
  ricochet: 'ricochet',
  'russian-roulette': 'reload-gun-barrel',
  vendetta: 'stabbed-note',
  'a-fistful-of-cards': 'poker-hand',
} as const;

export const wildWestShowEmblems = {
  gag: 'silenced',
  'bone-orchard': 'graveyard',
  'darling-valentine': 'love-letter',
  'dorothy-rage': 'enrage',
  'helena-zontero': 'drama-masks',
  'lady-rosa-of-texas': 'rose',
  'miss-susanna': 'flower-hat',
  sacagaway: 'dream-catcher',
  showdown: 'face-to-face',
  'wild-west-show': 'theater-curtains',
} as const;

/** The faces 1 and 2 share the target; the number is written on it. Double faces show their sign twice. */
export const diceEmblems = {
  arrow: 'broadhead-arrow',
  dynamite: 'dynamite',
  '1': 'archery-target',
  '2': 'archery-target',
  beer: 'beer-stein',
  gatling: 'machine-gun',
} as const;

export const oldSaloonEmblems = {
  'broken-arrow': 'broken-arrow',
  bullet: 'silver-bullet',
  loudmouth: 'shouting',
  coward: 'chicken',
  'chief-arrow': 'spear-feather',
  ghost: 'ghost',
  'the-bear': 'bear-head',
  'the-good': 'angel-outfit',
  'the-doctor': 'caduceus',
  'the-judge': 'gavel',
  'the-gambler': 'rolling-dice-cup',
  'the-bad': 'angry-eyes',
  'the-ugly': 'pig-face',
  'right-hand-of-the-devil': 'evil-hand',
  'left-hand-of-the-devil': 'skeletal-hand',
} as const;
