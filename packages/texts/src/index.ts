import type { CardText } from './content/card-text.ts';
import type { content as english } from './content/en.ts';
import { formatOf, type Params } from './format.ts';
import type { CompiledMessages } from './messages/compiled.ts';
import type { MessageKey } from './messages/en.ts';

export type { BaseKey } from './content/base/en.ts';
export type { ParamsOf } from './messages/params.ts';
export type { CardText, MessageKey, Params };

export const languages = ['en', 'cs', 'pl'] as const;
export type Language = (typeof languages)[number];

export type ContentKey = keyof typeof english;

/** What is at hand: the sentences of the page alone, also what stands on the cards of sets that can be chosen, or on all. */
export const extents = ['messages', 'offered', 'all'] as const;
export type Extent = (typeof extents)[number];

export interface Texts {
  readonly language: Language;
  readonly extent: Extent;
  /** The message in this language; its parameters are the names in braces in messages/en.ts. */
  t(key: MessageKey, params?: Params): string;
  /** Whether there is a message under this key, for keys put together from names of the rules. */
  knows(key: string): key is MessageKey;
  content(key: ContentKey): CardText;
  /** Whether there is content under this key, for keys that come from outside. */
  has(key: string): key is ContentKey;
}

type Content = Readonly<Partial<Record<ContentKey, CardText>>>;

type Load<T> = Readonly<Record<Language, () => Promise<T>>>;

// Literal imports, so that a bundler makes lazy chunks of each language.
const catalogues: Load<{ readonly messages: CompiledMessages }> = {
  en: () => import('./catalogues/en.ts'),
  cs: () => import('./catalogues/cs.ts'),
  pl: () => import('./catalogues/pl.ts'),
};

const offered: Load<{ readonly content: Content }> = {
  en: () => import('./catalogues/en-offered.ts'),
  cs: () => import('./catalogues/cs-offered.ts'),
  pl: () => import('./catalogues/pl-offered.ts'),
};

const later: Load<{ readonly content: Content }> = {
  en: () => import('./catalogues/en-later.ts'),
  cs: () => import('./catalogues/cs-later.ts'),
  pl: () => import('./catalogues/pl-later.ts'),
};

// Card names such as Panic! may end a sentence that has its own full stop.
const oneSentenceEnd = (text: string) => text.replace(/([!?])\.(?=\s|$)/g, '$1');

/** A first page needs no card, and a table none of the sets that players cannot choose yet. */
export async function loadTexts(language: Language, extent: Extent = 'all'): Promise<Texts> {
  const none: { readonly content: Content } = { content: {} };
  const [{ messages }, chosen, further] = await Promise.all([
    catalogues[language](),
    extent === 'messages' ? none : offered[language](),
    extent === 'all' ? later[language]() : none,
  ]);
  const content = { ...further.content, ...chosen.content } as Readonly<Record<ContentKey, CardText>>;
  const format = formatOf(language);
  return {
    language,
    extent,
    t: (key, params) => oneSentenceEnd(format(messages[key], params)),
    knows: (key): key is MessageKey => Object.hasOwn(messages, key),
    content: (key) => content[key],
    has: (key): key is ContentKey => Object.hasOwn(content, key),
  };
}
