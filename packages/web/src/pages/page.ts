import type { GameName } from '@sixgun/engine';

/** What every page around the table gets. */
export interface PageProps {
  play: (game?: GameName) => void;
  go: (to: string) => void;
  back: () => void;
}
