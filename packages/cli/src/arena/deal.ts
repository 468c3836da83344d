import { type PlayerName, playerCalled, toldRoles } from '@sixgun/bots';
import {
  CardGame,
  type DiceGame,
  type Game,
  gameKind,
  headerOf,
  letter,
  type NewGame,
  type Side,
} from '@sixgun/engine';
import { Host, moveBot } from '@sixgun/host';
import { LONGEST_GAME } from '../simulate.ts';
import { alarmAfter } from '../threads.ts';

export const FACTIONS: readonly Side[] = ['law', 'outlaws', 'renegade'];

/** Who plays whom: the same deals, once with the rival everywhere and once for each faction with the player in its seats. */
export interface Pairing {
  setup: Omit<NewGame, 'seed' | 'players'>;
  player: PlayerName;
  rival: PlayerName;
  factions: readonly Side[];
  /** The player is told who is who: what that is worth measures the beliefs. */
  told?: boolean;
}

export interface DealJob {
  seed: string;
  players: number;
}

/** One deal: which side has won among rivals, and which with each faction exchanged. */
export interface DealResult {
  seed: string;
  players: number;
  among: Side | '';
  exchanged: Partial<Record<Side, Side | ''>>;
  stops: number;
}

const SIDE_OF = {
  sheriff: 'law',
  deputy: 'law',
  outlaw: 'outlaws',
  renegade: 'renegade',
} as const satisfies Record<string, Side>;

const roleAt = (g: Game, seat: number) =>
  (g instanceof CardGame ? g.roleOf(seat) : (g as DiceGame).part(seat)) as keyof typeof SIDE_OF;

function playDeal(
  { setup, player, rival, told }: Pairing,
  seed: string,
  players: number,
  faction: Side | null,
): { side: Side | ''; stops: number } {
  const header = headerOf({ ...setup, players, seed });
  const dealt = gameKind(header.game).start(header);
  const roles = header.names.map((_, seat) => roleAt(dealt, seat));
  const exchanged = told === true ? toldRoles(playerCalled(player), roles) : playerCalled(player);
  const bots = roles.map((role) => (SIDE_OF[role] === faction ? exchanged : playerCalled(rival)));
  const host = Host.deal(header);
  const seating = { bots, botKey: `arena:${seed}`, alarm: alarmAfter() };
  let stops = 0;
  for (let moves = 0; !host.over; moves++) {
    if (moves > LONGEST_GAME) throw new Error(`The game --seed ${seed} --players ${players} does not end.`);
    const move = moveBot(host, seating);
    if (move === null) throw new Error(`Nobody moves in the game of ${letter(0)} to ${letter(players - 1)}.`);
    stops += move.stops;
  }
  return { side: host.winner(), stops };
}

export function playPair(pairing: Pairing, seed: string, players: number): DealResult {
  const among = playDeal(pairing, seed, players, null);
  const exchanged: DealResult['exchanged'] = {};
  let { stops } = among;
  for (const faction of pairing.factions) {
    const played = playDeal(pairing, seed, players, faction);
    exchanged[faction] = played.side;
    stops += played.stops;
  }
  return { seed, players, among: among.side, exchanged, stops };
}
