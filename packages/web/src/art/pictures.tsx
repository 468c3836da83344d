import type { DefInfo } from '@sixgun/protocol';
import { atLeisure } from '../state/frames.ts';
import { portraitOf } from './characters.ts';
import * as emblems from './emblems.ts';
import { outlineOf } from './icons.ts';
import { portraitSvg } from './portrait/portrait.ts';
import { setEmblems } from './set-emblems.ts';

const ofCards: Readonly<Record<string, string>> = {
  ...emblems.oldSaloonEmblems,
  ...emblems.wildWestShowEmblems,
  ...emblems.fistfulEmblems,
  ...emblems.highNoonEmblems,
  ...emblems.dodgeCityEmblems,
  ...emblems.baseEmblems,
};
const ofRoles: Readonly<Record<string, string>> = { ...emblems.oldSaloonEmblems, ...emblems.roleEmblems };

/** An event may bear the name of a card of another set, which then has an emblem of its own. */
export function emblemOf({ kind, id }: DefInfo): string {
  const ofSet = kind === 'event' ? undefined : setEmblems.get(id);
  return ofSet ?? (kind === 'role' ? ofRoles[id] : ofCards[id]) ?? emblems.tableEmblems.hand;
}

export function Icon({ name }: { name: string }) {
  return (
    <svg class="icon" viewBox="0 0 512 512" aria-hidden="true">
      <path d={outlineOf(name)} />
    </svg>
  );
}

export const signs = emblems.tableEmblems;
export const ways = emblems.wayEmblems;

const pictures = new Map<string, string>();
/** Pictures nobody holds are read again. */
const held: HTMLImageElement[] = [];

/** A portrait as a picture of its own: drawn once, away from the table's elements. */
function pictureOf(character: string): string {
  let picture = pictures.get(character);
  if (picture === undefined) {
    picture = `data:image/svg+xml,${encodeURIComponent(portraitSvg(portraitOf(character)))}`;
    pictures.set(character, picture);
  }
  return picture;
}

/** Characters whose pictures are still to be read. */
let waiting: readonly string[] = [];
const read = new Set<string>();

function paintNext(): void {
  const [character, ...more] = waiting;
  waiting = more;
  if (character === undefined) return;
  const picture = new Image();
  picture.src = pictureOf(character);
  held.push(picture);
  read.add(character);
  atLeisure(paintNext);
}

/**
 * Reading a picture takes half a frame of a slow machine: it is done before anybody sits down, one at a time.
 * Whoever is named later takes the place of those who still wait: at a table only its own people are worth it.
 */
export function paintAhead(characters: readonly string[]): void {
  const idle = waiting.length === 0;
  waiting = characters.filter((character) => !read.has(character));
  if (idle) atLeisure(paintNext);
}

export function Portrait({ character }: { character: string }) {
  return <img class="portrait" src={pictureOf(character)} alt="" draggable={false} decoding="async" />;
}
