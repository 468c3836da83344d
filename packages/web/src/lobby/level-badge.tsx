import type { Level } from '@sixgun/protocol';
import { levelEmblems } from '../art/emblems.ts';
import { Icon } from '../art/pictures.tsx';

/** This seat is a bot's, and how strong it is. */
export function LevelBadge({ level }: { level: Level }) {
  return (
    <span class={`level-badge ${level}`} aria-hidden="true">
      <Icon name={levelEmblems[level]} />
    </span>
  );
}
