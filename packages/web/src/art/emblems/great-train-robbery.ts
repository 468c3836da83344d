const cards = {
  cactus: 'cactus',
  dragoon: 'saber-and-pistol',
  evaded: 'acrobatic',
  'full-steam': 'steam',
  'knife-revolver': 'trench-knife',
  map: 'treasure-map',
  'money-bag': 'swap-bag',
  'most-wanted': 'target-poster',
  'next-stop': 'railway',
  refund: 'receive-money',
  strongbox: 'locked-chest',
  switch: 'card-exchange',
  'train-robbery': 'robber',
  'water-tower': 'water-tower',
} as const;

const wagons = {
  'baggage-car': 'suitcase',
  caboose: 'old-lantern',
  'cattle-truck': 'cow',
  'circus-wagon': 'juggling-seal',
  'coal-hopper': 'coal-wagon',
  'dining-car': 'hot-meal',
  'express-car': 'stopwatch',
  'ghost-car': 'spectre',
  'lounge-car': 'sofa',
  'lumber-flatcar': 'wood-pile',
  'mail-car': 'envelope',
  'observation-car': 'telescope',
  'passenger-car': 'wooden-chair',
  'prisoner-car': 'window-bars',
  'private-car': 'cigar',
  'sleeper-car': 'night-sleep',
} as const;

const locomotives = { ironhorse: 'steam-locomotive', leland: 'top-hat' } as const;

/** The last is the tile of the box without a name. */
const stations = {
  'boom-town': 'mine-explosion',
  catico: 'cat',
  'crowns-hole': 'crown',
  'fort-wroth': 'military-fort',
  yooma: 'desert-skull',
  frisco: 'suspension-bridge',
  'creepy-creek': 'river',
  'san-tafe': 'monument-valley',
  'miners-oath': 'mine-wagon',
  'virginia-town': 'village',
  deathwood: 'dead-wood',
  dodgeville: 'saloon-doors',
  tombrock: 'hasty-grave',
  'own-station': 'wooden-sign',
} as const;

export const emblems = { ...cards, ...wagons, ...locomotives, ...stations } as const;
