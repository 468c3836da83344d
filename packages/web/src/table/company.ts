import type { Link } from '@sixgun/narration';
import { type ComponentChildren, createContext, type FunctionComponent } from 'preact';
import type { Betting } from '../state/bets.ts';
import type { TableState } from '../story/table-state.ts';
import type { Controller } from './controller.ts';

/** What lies over a table is drawn from. */
export interface OverProps {
  state: TableState;
  wide: boolean;
  look: (link: Link) => void;
}

/** What other people at the table add to what is drawn. It comes with the table they sit at. */
export interface CompanyParts {
  /** At the seat of one of the others: clock, absence, words. */
  OnSeat: FunctionComponent<{ seat: number }>;
  /** In the bar of the own question: the own clock. */
  OnAction: FunctionComponent;
  /** In the line above the table: who looks on, talk. */
  Above: FunctionComponent;
  /** Around the story beside a wide table. */
  Beside: FunctionComponent<{ state: TableState; control: Controller; children: ComponentChildren }>;
  /** Beneath what is known of a player: what can be done about the person, or the chair of a bot. */
  OnSheet: FunctionComponent<{ seat: number; close: () => void }>;
  /** In the menu: what holds at this table, what one wants there for oneself, and the way to leave it. */
  InMenu: FunctionComponent<{ leave: (to: string) => void }>;
  /** Bets of those who are out. */
  betting: Betting;
  /** Over the table: the connection, talk, what a bot has played for one. */
  Over: FunctionComponent<OverProps>;
}

/** Null where one plays alone. */
export const Company = createContext<CompanyParts | null>(null);
