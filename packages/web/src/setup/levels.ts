/** How strong a bot may be, weakest first. */
export const BOT_LEVELS = ['greenhorn', 'gunslinger', 'legend'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** Fast enough for a small phone, and worth playing against (docs/bots.md). */
export const USUAL_LEVEL: BotLevel = 'gunslinger';

export const isBotLevel = (name: string): name is BotLevel => (BOT_LEVELS as readonly string[]).includes(name);

/** How strong all bots are, and those that differ, from the second seat on. */
export interface Strength {
  level: BotLevel;
  seatLevels: readonly (BotLevel | null)[];
}

export const levelAt = ({ level, seatLevels }: Strength, seat: number): BotLevel => seatLevels[seat - 1] ?? level;

/** One bot becomes as strong as this; the others stay. */
export function withSeatLevel({ level, seatLevels }: Strength, seat: number, wanted: BotLevel): (BotLevel | null)[] {
  const now = Array.from({ length: Math.max(seat, seatLevels.length) }, (_, i) => seatLevels[i] ?? null);
  return now.with(seat - 1, wanted === level ? null : wanted);
}

/** The strength in a link: one word, or one for every seat from the second on. */
export function writtenLevels(strength: Strength, players: number): string {
  const words = Array.from({ length: players - 1 }, (_, i) => levelAt(strength, i + 1));
  return words.every((word) => word === words[0]) ? words[0] : words.join(' ');
}

/** Reads it again; words that mean nothing here are named. */
export function readLevels(text: string): { strength: Strength; unknown: string[] } {
  const words = text.split(' ').filter((word) => word !== '');
  const unknown = words.filter((word) => !isBotLevel(word));
  const [level = USUAL_LEVEL, ...more] = words.map((word) => (isBotLevel(word) ? word : USUAL_LEVEL));
  const seatLevels = more.length === 0 ? [] : [null, ...more.map((each) => (each === level ? null : each))];
  return { strength: { level, seatLevels }, unknown };
}
