import type { CardRules } from '../compile/rules.ts';
import type { CardGame } from '../table/game.ts';

/** Finds cards by token: named copies first, so that `bang` never takes the `bang/5C` somebody else asks for. */
export class Box {
  private readonly free: Set<number>;
  private readonly rules: CardRules;
  private readonly named: Map<string, number[]>;

  constructor(rules: CardRules, tokens: readonly string[]) {
    this.rules = rules;
    this.free = new Set(rules.faces.keys());
    this.named = new Map();
    for (const token of tokens)
      if (token.includes('/')) this.named.set(token, [...(this.named.get(token) ?? []), this.find(token)]);
  }

  take(token: string): number {
    const reserved = this.named.get(token)?.shift();
    return reserved ?? this.find(token);
  }

  private find(token: string): number {
    const [id, copy] = token.split('/');
    for (const piece of this.free) {
      const face = this.rules.faces[piece];
      if (face.back !== 'card' || this.rules.defs[face.def].id !== id) continue;
      if (copy !== undefined && copy !== `${face.rank}${face.suit}`) continue;
      this.free.delete(piece);
      return piece;
    }
    const exists = this.rules.faces.some((face) => face.back === 'card' && this.rules.defs[face.def].id === id);
    throw new RangeError(
      exists ? `There is no card "${token}" left in this box.` : `There is no card called "${id}" in these packs.`,
    );
  }
}

/** A piece with this back that lies before nobody yet. */
export function freePiece({ rules, s }: CardGame, back: string, id: string): number {
  const piece = rules.faces.findIndex(
    (face, i) => face.back === back && rules.defs[face.def].id === id && rules.zones[s.where[i]].owner < 0,
  );
  if (piece < 0)
    throw new RangeError(
      rules.faces.some((face) => face.back === back && rules.defs[face.def].id === id)
        ? `The ${back} "${id}" lies before another seat already.`
        : `There is no ${back} called "${id}" in these packs.`,
    );
  return piece;
}

/** A piece that a scenario names, from the pile it lies in before the game; a wrong name is an error. */
export function takePiece(g: CardGame, pile: string, id: string): number {
  const piece = g.zone(g.place(pile)).find((candidate) => g.idOf(candidate) === id);
  if (piece === undefined) throw new RangeError(`There is no "${id}" left in the ${pile}.`);
  return piece;
}

/** The definition of a character somebody has the ability of, whoever plays it. */
export function characterNamed({ rules }: CardGame, id: string): number {
  const def = rules.defs.findIndex((other) => other.kind === 'character' && other.id === id);
  if (def < 0) throw new RangeError(`There is no character called "${id}" in these packs.`);
  return def;
}
