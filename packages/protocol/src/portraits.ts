/** Faces that people may choose for themselves, by the characters they are drawn as, in the order they are offered. */
export const PORTRAITS = [
  'jesse-jones',
  'calamity-janet',
  'slab-the-killer',
  'rose-doolan',
  'el-gringo',
  'suzy-lafayette',
  'bart-cassidy',
  'black-jack',
  'jourdonnais',
  'kit-carlson',
  'lucky-duke',
  'paul-regret',
  'pedro-ramirez',
  'sid-ketchum',
  'vulture-sam',
  'willy-the-kid',
] as const;
export type Portrait = (typeof PORTRAITS)[number];
