/** Each set is fetched when a game with it is chosen; those of the dice game are named after it. */
export const sets = {
  'dodge-city': async () => (await import('../dodge-city/en.ts')).en,
  'high-noon': async () => (await import('../high-noon/en.ts')).en,
  'fistful-of-cards': async () => (await import('../fistful-of-cards/en.ts')).en,
  'wild-west-show': async () => (await import('../wild-west-show/en.ts')).en,
  'gold-rush': async () => (await import('../gold-rush/en.ts')).en,
  'armed-and-dangerous': async () => (await import('../armed-and-dangerous/en.ts')).en,
  'great-train-robbery': async () => (await import('../great-train-robbery/en.ts')).en,
  'valley-of-shadows': async () => (await import('../valley-of-shadows/en.ts')).en,
  'dice-base': async () => (await import('../dice-base/en.ts')).en,
  'dice-old-saloon': async () => (await import('../dice-old-saloon/en.ts')).en,
  tokens: async () => (await import('../tokens/en.ts')).en,
};
