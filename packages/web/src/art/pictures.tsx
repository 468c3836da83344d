import type { DefInfo } from '@sixgun/protocol';
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

/** Reading a picture takes half a frame of a slow machine: it is done before anybody sits down, one at a time. */
export function paintAhead([character, ...more]: readonly string[]): void {
  if (character === undefined) return;
  const picture = new Image();
  picture.src = pictureOf(character);
  held.push(picture);
  setTimeout(paintAhead, 0, more);
}

export function Portrait({ character }: { character: string }) {
  return <img class="portrait" src={pictureOf(character)} alt="" draggable={false} decoding="async" />;
}
