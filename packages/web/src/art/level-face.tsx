import type { BotLevel } from '../setup/levels.ts';
import { type Portrait, portraitSvg } from './portrait/portrait.ts';

/** What a bot looks like before it has a character: a boy from the farm, a hired gun, an old master. */
const faces: Readonly<Record<BotLevel, Portrait>> = {
  greenhorn: {
    back: ['halo', '#a9cf9a'],
    skin: '#f0c9a0',
    face: 'round',
    ears: 'big',
    hair: ['mop', '#d98e3f'],
    eyes: 'wide',
    nose: 'button',
    mouth: 'grin',
    wears: ['braces', '#5d7fa3', '#efe2c2'],
    hat: ['straw', '#e6c15c', '#a83a25'],
    marks: ['freckles'],
  },
  gunslinger: {
    back: ['sun', '#d98a4e'],
    skin: '#b97c4e',
    face: 'square',
    hair: ['short', '#1d1510'],
    eyes: 'squint',
    mouth: 'calm',
    beard: 'stubble',
    wears: ['coat', '#3a3230', '#c9b48a'],
    neck: ['bandana', '#a83a25'],
    hat: ['wide', '#2b2320', '#8e2b1e'],
    marks: ['cigar'],
  },
  legend: {
    back: ['rays', '#5b3f7a'],
    skin: '#e3b68c',
    face: 'gaunt',
    hair: ['long', '#f2ede2'],
    eyes: 'stern',
    nose: 'hook',
    mouth: 'none',
    beard: 'droop',
    wears: ['vest', '#262225', '#f4ead2'],
    neck: ['bolo', '#c9a24a'],
    hat: ['cavalry', '#f4efe4', '#c9a24a'],
  },
};

const pictures = new Map<BotLevel, string>();

function pictureOf(level: BotLevel): string {
  const picture = pictures.get(level) ?? `data:image/svg+xml,${encodeURIComponent(portraitSvg(faces[level]))}`;
  pictures.set(level, picture);
  return picture;
}

export const LevelFace = ({ level }: { level: BotLevel }) => (
  <img class="portrait" src={pictureOf(level)} alt="" draggable={false} />
);
