import type { MessageKey, Texts } from '@sixgun/texts';
import { FaceSign } from '../dice/face-sign.tsx';

/** Something in a sentence that can be looked at. */
export type Link = { def: number; piece: number } | { seat: number };

export interface Name {
  label: string;
  link: Link | null;
  mine?: boolean;
  /** Faces of dice that stand for the label where there is something to see. */
  signs?: readonly string[];
}

export type Part = string | Name;

const MARK = /\uE000(\d+)\uE001/;

/** A sentence in parts, so that the names in it stay what they are. */
export function sentence(texts: Texts, key: MessageKey, params: Readonly<Record<string, Name | number>>): Part[] {
  const names: Name[] = [];
  const plain: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(params)) {
    if (typeof value === 'number') plain[name] = value;
    else {
      plain[name] = `\uE000${names.length}\uE001`;
      names.push(value);
    }
  }
  const parts: Part[] = [];
  texts
    .t(key, plain)
    .split(MARK)
    .forEach((text, i) => {
      if (i % 2 === 1) return parts.push(names[Number(text)]);
      const before = parts.at(-1);
      // A name such as Panic! ends its sentence by itself.
      const ended = typeof before === 'object' && /[!?]$/.test(before.label) && /^\.(\s|$)/.test(text);
      const rest = ended ? text.slice(1) : text;
      if (rest !== '') parts.push(rest);
    });
  return parts;
}

export const plainText = (parts: readonly Part[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : part.label)).join('');

interface NameProps {
  name: Name;
  look: ((link: Link) => void) | undefined;
  /** One of many names that are one stop of the Tab key together. */
  roves?: boolean | undefined;
}

function NameInText({ name: { link, label, mine, signs }, look, roves }: NameProps) {
  if (signs !== undefined)
    return (
      <span class="signs" role="img" aria-label={label}>
        {signs.map((sign, at) => (
          <FaceSign key={at} face={sign} />
        ))}
      </span>
    );
  if (link === null || look === undefined) return <b class={mine ? 'mine' : undefined}>{label}</b>;
  return (
    <button type="button" class={mine ? 'name mine' : 'name'} data-rove={roves} onClick={() => look(link)}>
      {label}
    </button>
  );
}

const PUNCTUATION = /^[.,:;!?)…]+/;
const marksAfter = (part: Part | undefined): string =>
  typeof part === 'string' ? (PUNCTUATION.exec(part)?.[0] ?? '') : '';

/** Marks stay with the name before them: a line never begins with a full stop. */
export function Sentence({ parts, look, roves }: { parts: readonly Part[] } & Partial<Omit<NameProps, 'name'>>) {
  return (
    <>
      {parts.map((part, i) => {
        if (typeof part === 'string') return typeof parts[i - 1] === 'object' ? part.replace(PUNCTUATION, '') : part;
        return (
          <span key={i} class="glued">
            <NameInText name={part} look={look} roves={roves} />
            {marksAfter(parts[i + 1])}
          </span>
        );
      })}
    </>
  );
}
