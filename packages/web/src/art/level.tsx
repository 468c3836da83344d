import type { Level } from '@sixgun/protocol';
import { coachEmblems, levelEmblems } from './emblems.ts';
import { icons as own } from './icons/coach.ts';
import { icons } from './icons.ts';
import { Icon } from './pictures.tsx';
import '../style/level.css';

// Only who sits at a table or sets one up needs these.
Object.assign(icons, own);

type Shown = keyof typeof levelEmblems;

/** Those of the command line look like the levels they come nearest to. */
const LIKE: Readonly<Record<Level, Shown>> = {
  random: 'greenhorn',
  greenhorn: 'greenhorn',
  rule: 'gunslinger',
  gunslinger: 'gunslinger',
  legend: 'legend',
};

/** How a bot is shown; nothing for people. */
export const shownLevel = (level: Level | null | undefined): Shown | '' => (level == null ? '' : LIKE[level]);

export const isShownLevel = (level: Level | null | undefined): level is Shown => level != null && level in levelEmblems;

/** This seat is a bot, and how strong; people have none. */
export const LevelBadge = ({ level }: { level: Level }) => (
  <span class={`level-badge ${LIKE[level]}`} aria-hidden="true">
    <Icon name={levelEmblems[LIKE[level]]} />
  </span>
);

/** Hint and coach. */
export const Lantern = () => <Icon name={coachEmblems.lantern} />;

/** Lies on what a hint speaks of. */
export const LanternMark = () => (
  <span class="lantern-mark" aria-hidden="true">
    <Lantern />
  </span>
);
