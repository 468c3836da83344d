import type { GameName } from '@sixgun/engine';
import type { OldSave } from '@sixgun/protocol';

/** What every page around the table gets. */
export interface PageProps {
  play: (game?: GameName) => void;
  go: (to: string) => void;
  back: () => void;
}

/** What every part with places of its own gets. */
export interface PartProps {
  /** Where one is: `learn/lesson/…`, `t/…`. */
  place: string;
  /** `replace`: the way back does not lead here again. */
  go: (to: string, replace?: boolean) => void;
  back: () => void;
  /** Takes a game up from a record. */
  playOn: (game: GameName, saved: OldSave) => void;
}
