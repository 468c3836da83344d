import type { Language } from '@sixgun/texts';

/** Czech sets a space before the sign, English and Polish do not. */
export const percentIn = (language: Language, percent: number): string =>
  new Intl.NumberFormat(language, { style: 'percent' }).format(percent / 100);
