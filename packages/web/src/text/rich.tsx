import type { Link, Name, Part } from '@sixgun/narration';
import { FaceSign } from '../art/face-sign.tsx';

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

const CLOSING = /^[.,:;!?)…]+/;
const OPENING = /[(„“]+$/;
const marks = (part: Part | undefined, which: RegExp): string =>
  typeof part === 'string' ? (which.exec(part)?.[0] ?? '') : '';

/** Marks stay with the name beside them: no line begins with a full stop or ends with an open bracket. */
export function Sentence({ parts, look, roves }: { parts: readonly Part[] } & Partial<Omit<NameProps, 'name'>>) {
  const isName = (i: number) => typeof parts[i] === 'object';
  return (
    <>
      {parts.map((part, i) => {
        if (typeof part === 'string') {
          const text = isName(i - 1) ? part.replace(CLOSING, '') : part;
          return isName(i + 1) ? text.replace(OPENING, '') : text;
        }
        return (
          <span key={i} class="glued">
            {marks(parts[i - 1], OPENING)}
            <NameInText name={part} look={look} roves={roves} />
            {marks(parts[i + 1], CLOSING)}
          </span>
        );
      })}
    </>
  );
}
