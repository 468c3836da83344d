import { OPEN } from '@sixgun/engine';
import type { Audience, Course } from '@sixgun/protocol';
import type { Texts } from '@sixgun/texts';
import { Portrait } from '../art/pictures.tsx';
import { lettersOf } from '../text/letters.ts';

/** An open eye: the icon family has none of this weight. */
const Eye = () => (
  <svg class="icon line-icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M1.5 12C4 7.500 7.700 5.200 12 5.200S20 7.500 22.500 12C20 16.500 16.300 18.800 12 18.800S4 16.500 1.500 12Z" />
    <circle cx="12" cy="12" r="3.400" />
  </svg>
);

interface EyesProps {
  course: Course;
  texts: Texts;
  /** By seat. */
  characters: readonly string[];
  /** In the order in which they sit. */
  order: readonly number[];
  eyes: Audience;
  see: (eyes: Audience) => void;
}

/** Whose eyes the table is seen with. */
export function Eyes({ course, texts, characters, order, eyes, see }: EyesProps) {
  return (
    <fieldset class="eyes">
      <legend class="heard">{texts.t('replay.eyes')}</legend>
      {course.mayOpen && (
        <button
          type="button"
          class={eyes === OPEN ? 'button strong eye-open' : 'button eye-open'}
          aria-pressed={eyes === OPEN}
          data-eyes="open"
          onClick={() => see(OPEN)}
        >
          <Eye />
          <span class="eye-word">{texts.t('replay.all-open')}</span>
        </button>
      )}
      {order.map((seat) => (
        <button
          key={seat}
          type="button"
          class={eyes === seat ? 'eye on' : 'eye'}
          aria-pressed={eyes === seat}
          aria-label={texts.t('replay.eyes-of', { name: course.names[seat] })}
          data-eyes={seat}
          onClick={() => see(seat)}
        >
          <Portrait character={characters[seat]} />
          <span class="eye-name" style={`--letters:${lettersOf(course.names[seat])}`}>
            {course.names[seat]}
          </span>
        </button>
      ))}
    </fieldset>
  );
}
