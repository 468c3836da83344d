import type { PlayerName } from '@sixgun/bots';
import type { Side } from '@sixgun/engine';
import { FACTIONS, type Pairing } from '../src/arena/deal.ts';

/** One line of the tables that strength is proved by. */
export interface ProofTable {
  id: string;
  title: string;
  setup: Pairing['setup'];
  players: number;
  player: PlayerName;
  rival: PlayerName;
  told?: boolean;
  deals: number;
  /** Beyond so many deals only one faction is exchanged, of which it takes more to say what it gains. */
  beyond?: { deals: number; faction: Side };
  /** Points for law and outlaws, a factor for the renegade; for roles that were told the most they may gain. */
  wanted: Readonly<Record<Side, string>>;
}

const base = { game: 'card', packs: ['base'], variants: {} } as const;
const wants = (law: string, outlaws: string, renegade: string) => ({ law, outlaws, renegade });

export const TABLES: readonly ProofTable[] = [
  {
    id: 'base-5-gunslinger',
    title: 'base, 5',
    setup: base,
    players: 5,
    player: 'gunslinger',
    rival: 'yardstick',
    deals: 2000,
    wanted: wants('+20', '+12', '× 1.6'),
  },
  {
    id: 'base-5-legend',
    title: 'base, 5',
    setup: base,
    players: 5,
    player: 'legend:300',
    rival: 'yardstick',
    deals: 500,
    wanted: wants('+26', '+17', '× 2'),
  },
  {
    id: 'base-7-legend',
    title: 'base, 7',
    setup: base,
    players: 7,
    player: 'legend:100',
    rival: 'yardstick',
    deals: 500,
    wanted: wants('+20', '+20', '× 2'),
  },
  {
    id: 'all-7-legend',
    title: 'all packs, 7',
    setup: { ...base, packs: 'all' },
    players: 7,
    player: 'legend:100',
    rival: 'yardstick',
    deals: 2000,
    beyond: { deals: 500, faction: 'renegade' },
    wanted: wants('+25', '+10', '× 1.3'),
  },
  {
    id: 'dice-5-legend',
    title: 'dice, 5',
    setup: { ...base, game: 'dice' },
    players: 5,
    player: 'legend:300',
    rival: 'yardstick',
    deals: 2000,
    beyond: { deals: 1000, faction: 'outlaws' },
    wanted: wants('+10', '+10', '× 1.5'),
  },
  {
    id: 'base-5-legend-gunslinger',
    title: 'base, 5, against gunslingers',
    setup: base,
    players: 5,
    player: 'legend:300',
    rival: 'gunslinger',
    deals: 500,
    wanted: wants('+6', '+6', '× 1.2'),
  },
  {
    id: 'base-5-told',
    title: 'base, 5, told the roles, against legends',
    setup: base,
    players: 5,
    player: 'legend:100',
    rival: 'legend:100',
    told: true,
    deals: 500,
    wanted: wants('at most +8', 'at most +8', 'at most +8'),
  },
];

export const factionsOf = ({ beyond }: ProofTable, deal: number): readonly Side[] =>
  beyond === undefined || deal < beyond.deals ? FACTIONS : [beyond.faction];
