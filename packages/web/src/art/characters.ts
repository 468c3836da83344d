import { base } from './cast/base.ts';
import { dodgeCity } from './cast/dodge-city.ts';
import { wildWestShow } from './cast/wild-west-show.ts';
import type { Portrait } from './portrait/portrait.ts';

/** One portrait a person: whoever plays in both games looks the same in both. `loadArt` adds those of other sets. */
export const portraits: Map<string, Portrait> = new Map(Object.entries({ ...base, ...dodgeCity, ...wildWestShow }));

/** A seat nobody has taken, or a character not yet shown. */
export const nobody: Portrait = {
  back: ['halo', '#8f8878'],
  skin: '#c3b79d',
  hair: ['bald', '#c3b79d'],
  eyes: 'none',
  nose: 'none',
  mouth: 'none',
  wears: ['plain', '#d3c8b0'],
  hat: ['wide', '#d3c8b0', '#a89c84'],
};

export const portraitOf = (characterId: string): Portrait => portraits.get(characterId) ?? nobody;
