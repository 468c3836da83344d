import type { CardText } from './content/card-text.ts';
import type { content as english } from './content/en.ts';
import { sets as setsCs } from './content/sets/cs.ts';
import { sets as setsEn } from './content/sets/en.ts';
import { sets as setsPl } from './content/sets/pl.ts';
import { type CompiledSentences, type Declension, declensionOf, noCases } from './declined/declension.ts';
import type { Declined } from './declined/forms.ts';
import { type Format, formatOf, type Message, type Params } from './format.ts';
import type { CompiledMessages, ToYou } from './messages/compiled.ts';
import type { MessageKey } from './messages/en.ts';

export type { BaseKey } from './content/base/en.ts';
export { cases, type Forms } from './declined/forms.ts';
export { listed } from './listing.ts';
export type { ParamsOf } from './messages/params.ts';
export type { CardText, MessageKey, Params };

export const languages = ['en', 'cs', 'pl'] as const;
export type Language = (typeof languages)[number];

export type ContentKey = keyof typeof english;

export interface Texts {
  readonly language: Language;
  /** The message in this language; its parameters are the names in braces in messages/en.ts. */
  t(key: MessageKey, params?: Params): string;
  /** The same told to the one it is about: one of the names in it is the reader's own. */
  toYou(key: MessageKey, params: Params, own: readonly string[]): string;
  /** Names in their cases, where the language has any. */
  readonly declension: Declension;
  /** Whether there is a message under this key, for keys put together from names of the rules. */
  knows(key: string): key is MessageKey;
  content(key: ContentKey): CardText;
  /** Whether there is content under this key, for keys that come from outside. */
  has(key: string): key is ContentKey;
}

type Content = Readonly<Partial<Record<ContentKey, CardText>>>;

interface Catalogue {
  readonly messages: CompiledMessages;
  readonly content: Content;
}

// Literal imports, so that a bundler makes one lazy chunk of each language.
const catalogues: Readonly<Record<Language, () => Promise<Catalogue>>> = {
  en: () => import('./catalogues/en.ts'),
  cs: () => import('./catalogues/cs.ts'),
  pl: () => import('./catalogues/pl.ts'),
};

/** What the first page does without. */
interface Part {
  readonly messages: CompiledMessages;
  /** Lines told to the one they are about. */
  readonly you?: ToYou;
}

/** Asks for the words of a table beside those of sets. */
export const AT_TABLE = 'at-table';
/** Asks for the words of tables with other people: host, join, lobby, talk. */
export const TOGETHER = 'together';
/** Asks for the words of replays, the own games and the check of a deal. */
export const AFTER_GAMES = 'after-games';

const parts: Readonly<Record<string, Readonly<Record<Language, () => Promise<Part>>>>> = {
  [AT_TABLE]: {
    en: () => import('./catalogues/en-table.ts'),
    cs: () => import('./catalogues/cs-table.ts'),
    pl: () => import('./catalogues/pl-table.ts'),
  },
  [TOGETHER]: {
    en: () => import('./catalogues/en-together.ts'),
    cs: () => import('./catalogues/cs-together.ts'),
    pl: () => import('./catalogues/pl-together.ts'),
  },
  [AFTER_GAMES]: {
    en: () => import('./catalogues/en-after.ts'),
    cs: () => import('./catalogues/cs-after.ts'),
    pl: () => import('./catalogues/pl-after.ts'),
  },
};

const partsOf = (language: Language, wanted: readonly string[] | 'all'): Promise<Part[]> =>
  Promise.all(
    Object.entries(parts).flatMap(([part, load]) =>
      wanted === 'all' || wanted.includes(part) ? [load[language]()] : [],
    ),
  );

interface DecliningPart {
  readonly sentences: CompiledSentences;
  readonly forms: Declined;
}

const declining: Readonly<Partial<Record<Language, () => Promise<DecliningPart>>>> = {
  cs: () => import('./catalogues/cs-declined.ts'),
  pl: () => import('./catalogues/pl-declined.ts'),
};

async function declensionIn(language: Language, format: Format): Promise<Declension> {
  const part = await declining[language]?.();
  return part === undefined ? noCases : declensionOf(part.forms.names, part.sentences, format);
}

type SetName = keyof typeof setsEn;

const sets: Readonly<Record<Language, Readonly<Record<SetName, () => Promise<Content>>>>> = {
  en: setsEn,
  cs: setsCs,
  pl: setsPl,
};

/** The texts of these sets, or of all there are with those that players cannot choose yet. */
async function contentOf(language: Language, wanted: readonly string[] | 'all'): Promise<readonly Content[]> {
  const chosen = Object.entries(sets[language]).filter(([set]) => wanted === 'all' || wanted.includes(set));
  const begun = wanted === 'all' ? [import('./content/unfinished.ts').then((part): Content => part.unfinished)] : [];
  return Promise.all([...begun, ...chosen.map(([, load]) => load())]);
}

// Card names such as Panic! may end a sentence that has its own full stop.
const oneSentenceEnd = (text: string) => text.replace(/([!?])\.(?=\s|$)/g, '$1');

/** `wanted`: the sets whose cards are spoken of beside the base games, AT_TABLE for who plays, TOGETHER for who plays with others, AFTER_GAMES for who looks back. */
export async function loadTexts(language: Language, wanted: readonly string[] | 'all' = 'all'): Promise<Texts> {
  const format = formatOf(language);
  const [{ messages: ofFirstPage, content: first }, further, added, declension] = await Promise.all([
    catalogues[language](),
    contentOf(language, wanted),
    partsOf(language, wanted),
    declensionIn(language, format),
  ]);
  const messages: CompiledMessages = Object.assign({}, ofFirstPage, ...added.map((part) => part.messages));
  const you: ToYou = Object.assign({}, ...added.map((part) => part.you));
  // A message of a part that nobody has asked for is shown by its key.
  const messageOf = (key: MessageKey): Message => messages[key] ?? [key];
  const content: Readonly<Record<ContentKey, CardText>> = Object.assign({}, ...further, first);
  return {
    language,
    declension,
    t: (key, params) => oneSentenceEnd(format(messageOf(key), params)),
    toYou(key, params, own) {
      const told = own.find((name) => Object.hasOwn(you, `${key}@${name}`));
      return oneSentenceEnd(format(told === undefined ? messageOf(key) : you[`${key}@${told}`], params));
    },
    knows: (key): key is MessageKey => Object.hasOwn(messages, key),
    content: (key) => content[key],
    has: (key): key is ContentKey => Object.hasOwn(content, key),
  };
}
