import type { ContentKey, Texts } from '@sixgun/texts';

/** The name of a character, or what stands for it while its words are not here. */
export const nameOf = (texts: Texts, game: string, id: string): string => {
  const key = `${game}/character/${id}`;
  return texts.has(key) ? texts.content(key as ContentKey).name : id;
};
