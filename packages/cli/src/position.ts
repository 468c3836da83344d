import { column, type Game, gameKind, hashGame, letter, listOptions, type Match, pieceToken } from '@sixgun/engine';

export interface SeatFacts {
  seat: string;
  name: string;
  counts: Record<string, number>;
  zones: Record<string, string[]>;
}

/** A position laid open, in tokens: for tools, bug reports and people who read them. */
export interface Position {
  game: string;
  packs: readonly string[];
  variants: Readonly<Record<string, boolean | string>>;
  players: number;
  lines: number;
  over: boolean;
  winner: string;
  winners: string[];
  pending: { seat: string; prompt: string; options: string[] }[];
  seats: SeatFacts[];
  table: Record<string, string[]>;
  vars: Record<string, number>;
  hash: string;
}

const seatsIn = (g: Game, seats: number): number[] => g.s.order.filter((seat) => (seats >> seat) & 1);

export function positionOf(match: Match): Position {
  const { game: g, header } = match;
  const { s, rules } = g;
  const named = (index: number): string[] => s.zones[index].map((piece) => pieceToken(rules, piece));
  const zonesOf = (owner: number): Record<string, string[]> =>
    Object.fromEntries(
      rules.zones.flatMap((zone, i) => (zone.owner === owner && s.zones[i].length > 0 ? [[zone.name, named(i)]] : [])),
    );
  return {
    game: rules.game,
    packs: rules.packs,
    variants: rules.variants,
    players: rules.players,
    lines: match.lines.length,
    over: s.over,
    winner: gameKind(rules.game).winner(g),
    winners: seatsIn(g, s.winners).map(letter),
    pending: seatsIn(g, g.asked | g.standing).map((seat) => ({
      seat: letter(seat),
      prompt: g.question(seat)?.ask ?? '',
      options: listOptions(g, seat, g.offer(seat)).map((option) => option.tokens.join(' ')),
    })),
    seats: s.order.map((seat) => ({
      seat: letter(seat),
      name: header.names[seat],
      counts: Object.fromEntries(
        rules.seatColumns.flatMap((name, col) => {
          const count = s.seats[column(col, seat)];
          return count === 0 && name !== 'life' ? [] : [[name, count]];
        }),
      ),
      zones: zonesOf(seat),
    })),
    table: zonesOf(-1),
    vars: Object.fromEntries(rules.vars.map((name, i) => [name, s.vars[i]])),
    hash: hashGame(g),
  };
}

const AS_A_NUMBER = 12;

export function positionText(p: Position): string {
  const facts = (zones: Record<string, string[]>): string =>
    Object.entries(zones)
      .map(([name, pieces]) => `${name}: ${pieces.length > AS_A_NUMBER ? pieces.length : pieces.join(' ')}`)
      .join('; ');
  const counts = (of: Record<string, number>): string =>
    Object.entries(of)
      .map(([name, n]) => `${name} ${n}`)
      .join(', ');
  const lines = [
    `${p.game}, ${p.players} players, packs ${p.packs.join(' ')}, ${p.lines} lines played`,
    ...p.seats.map((seat) => `  ${seat.seat} ${seat.name}: ${counts(seat.counts)}; ${facts(seat.zones)}`),
    `  table: ${facts(p.table)}`,
  ];
  if (p.over) lines.push(`  over: ${p.winner} (${p.winners.join(', ')})`);
  for (const { seat, prompt, options } of p.pending)
    lines.push(`  ${seat} is asked (${prompt}): ${options.join(' | ')}`);
  return lines.join('\n');
}
