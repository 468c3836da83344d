/** Each set is fetched when a game with it is chosen; those of the dice game are named after it. */
export const sets = {
  'dodge-city': async () => (await import('../dodge-city/cs.ts')).cs,
  'high-noon': async () => (await import('../high-noon/cs.ts')).cs,
  'fistful-of-cards': async () => (await import('../fistful-of-cards/cs.ts')).cs,
  'wild-west-show': async () => (await import('../wild-west-show/cs.ts')).cs,
  'gold-rush': async () => (await import('../gold-rush/cs.ts')).cs,
  'armed-and-dangerous': async () => (await import('../armed-and-dangerous/cs.ts')).cs,
  'great-train-robbery': async () => (await import('../great-train-robbery/cs.ts')).cs,
  'valley-of-shadows': async () => (await import('../valley-of-shadows/cs.ts')).cs,
  'dice-base': async () => (await import('../dice-base/cs.ts')).cs,
  'dice-old-saloon': async () => (await import('../dice-old-saloon/cs.ts')).cs,
  tokens: async () => (await import('../tokens/cs.ts')).cs,
};
