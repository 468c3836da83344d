import type { Forms, MessageKey, ParamsOf, Texts } from '@sixgun/texts';

/** Something in a sentence that can be looked at. */
export type Link = { def: number; piece: number } | { seat: number };

export interface Name {
  label: string;
  link: Link | null;
  mine?: boolean;
  /** The name in its cases, where the language has any and knows them. */
  forms?: Forms | undefined;
  /** Faces of dice that stand for the label where there is something to see. */
  signs?: readonly string[];
}

/** A sentence in parts, so that the names in it stay what they are. */
export type Part = string | Name;

/** The same sentence where there is nothing to touch: on a terminal, for those who listen. */
export const plain = (parts: readonly Part[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : part.label)).join('');

type Thing = Name | string | number;
type Params<Key extends MessageKey> = ParamsOf<Key, Thing>;
/** A message without parameters takes none; a missing or surplus one is a type error. */
type Given<Key extends MessageKey> = keyof Params<Key> extends never ? [] : [params: Params<Key>];

/** Says a message: its parameters are the names in braces in the English text. */
export type Say = <Key extends MessageKey>(key: Key, ...given: Given<Key>) => Part[];

const MARK = /\uE000(\d+)\uE001/;

/** Puts a name aside and leaves a mark for it in the text. */
const mark = (names: Name[], name: Name): string => `\uE000${names.push(name) - 1}\uE001`;

export function sayIn(texts: Texts): Say {
  return (key, ...given) => {
    const names: Name[] = [];
    const marked: Record<string, string | number> = {};
    for (const [name, value] of Object.entries<Thing>(given[0] ?? {})) {
      if (typeof value === 'object') {
        marked[name] = mark(names, value);
        // A sentence may ask for the same name in one of its cases.
        for (const [each, label] of Object.entries(value.forms ?? {}))
          marked[`${name}_${each}`] = mark(names, { ...value, label });
      } else marked[name] = value;
    }
    const own = Object.entries<Thing>(given[0] ?? {}).flatMap(([name, value]) => (isOwn(value) ? [name] : []));
    const told = own.length > 0 ? own.map((name) => `${key}@${name}`) : [key];
    const declined = told.map((each) => texts.declension.say(each, marked)).find((text) => text !== null);
    const text = declined ?? (own.length > 0 ? texts.toYou(key, marked, own) : texts.t(key, marked));
    return split(text, names);
  };
}

const isOwn = (value: Thing): boolean => typeof value === 'object' && value.mine === true;

/** A pronoun at the beginning of a sentence. */
const capital = (name: Name): Name => ({
  ...name,
  label: name.label.charAt(0).toLocaleUpperCase() + name.label.slice(1),
});

function split(text: string, names: readonly Name[]): Part[] {
  const parts: Part[] = [];
  text.split(MARK).forEach((piece, i) => {
    if (i % 2 === 1) {
      const name = names[Number(piece)];
      return parts.push(name.mine === true && parts.length === 0 ? capital(name) : name);
    }
    const before = parts.at(-1);
    // A name such as Panic! ends its sentence by itself.
    const ended = typeof before === 'object' && /[!?]$/.test(before.label) && /^\.(\s|$)/.test(piece);
    const rest = ended ? piece.slice(1) : piece;
    if (rest !== '') parts.push(rest);
  });
  return parts;
}
