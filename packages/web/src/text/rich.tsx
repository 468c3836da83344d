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
