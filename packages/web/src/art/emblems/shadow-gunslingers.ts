export const emblems = {
  'shadow-deputy': 'shadow-follower',
  'shadow-outlaw': 'cowled',
  'shadow-renegade': 'two-shadows',
} as const;
