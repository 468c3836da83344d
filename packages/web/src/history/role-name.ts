import type { ContentKey, Texts } from '@sixgun/texts';
import type { EndedGame } from '../state/ended-games.ts';

/** The role as its card is called; by what it counts as where the set is not known here any more. */
export function roleName(texts: Texts, { game, role, part }: Pick<EndedGame, 'game' | 'role' | 'part'>): string {
  const keys = [`${game}/role/${role}`, `card/role/${part}`];
  const key = keys.find((each) => texts.has(each));
  return key === undefined ? role : texts.content(key as ContentKey).name;
}
