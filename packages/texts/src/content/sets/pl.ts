/** Each set is fetched when a game with it is chosen; those of the dice game are named after it. */
export const sets = {
  'dodge-city': async () => (await import('../dodge-city/pl.ts')).pl,
  'high-noon': async () => (await import('../high-noon/pl.ts')).pl,
  'fistful-of-cards': async () => (await import('../fistful-of-cards/pl.ts')).pl,
  'wild-west-show': async () => (await import('../wild-west-show/pl.ts')).pl,
  'gold-rush': async () => (await import('../gold-rush/pl.ts')).pl,
  'armed-and-dangerous': async () => (await import('../armed-and-dangerous/pl.ts')).pl,
  'great-train-robbery': async () => (await import('../great-train-robbery/pl.ts')).pl,
  'valley-of-shadows': async () => (await import('../valley-of-shadows/pl.ts')).pl,
  'dice-base': async () => (await import('../dice-base/pl.ts')).pl,
  'dice-old-saloon': async () => (await import('../dice-old-saloon/pl.ts')).pl,
  tokens: async () => (await import('../tokens/pl.ts')).pl,
};
