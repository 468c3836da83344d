import { type Portrait, portraitSvg } from './portrait/portrait.ts';

/** Who teaches and hints: an old man with a white beard and a pipe. */
const face: Portrait = {
  back: ['halo', '#d3b483'],
  skin: '#e8b98e',
  face: 'oval',
  hair: ['short', '#f2ede2'],
  eyes: 'calm',
  nose: 'broad',
  mouth: 'none',
  beard: 'full',
  wears: ['coat', '#7d5230', '#efe2c2'],
  neck: ['bandana', '#2f4858'],
  hat: ['wide', '#6d4a2a', '#3b2413'],
};

const picture = `data:image/svg+xml,${encodeURIComponent(portraitSvg(face))}`;

export const OldTimer = () => <img class="old-timer" src={picture} alt="" draggable={false} />;
