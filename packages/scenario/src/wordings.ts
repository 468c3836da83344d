import { hasSeat, type Match } from '@sixgun/engine';

/** Other ways to say what a line says. They count only where the line as it is written is no move. */
export function otherWordings(match: Match, seat: number, tokens: readonly string[]): string[][] {
  if (!hasSeat(match.game.called, seat)) return [];
  const ways = [
    withoutAbility(match, seat, tokens),
    yesOrNo(match, seat, tokens),
    weaponFirst(tokens),
    costLast(tokens),
  ];
  return [...ways.filter((way) => way !== null), tokens.flatMap(ownerApart), tokens.map(withoutUse)];
}

/** The ability named before an answer: a question of the player's own ability, or about what he may avoid with one. */
function withoutAbility({ game }: Match, seat: number, [first, ...rest]: readonly string[]): string[] | null {
  if (first === undefined || !first.startsWith('!') || rest.length === 0) return null;
  const { defs } = game.rules;
  const def = game.s.abilities[seat].find((own) => `!${defs[own].id}` === first);
  const question = game.question(seat);
  if (def === undefined || question === null) return null;
  return question.cause === def || question.ask === 'escape' ? rest : null;
}

/** Where there is one thing to do or to leave. */
function yesOrNo(match: Match, seat: number, tokens: readonly string[]): string[] | null {
  const [word] = tokens;
  if (tokens.length !== 1 || (word !== 'yes' && word !== 'no')) return null;
  const next = match.next(seat);
  const others = next.filter((token) => token !== 'pass');
  if (next.length !== 2 || others.length !== 1) return null;
  return word === 'yes' ? others : ['pass'];
}

/** Aim named before the weapon it is used with. */
function weaponFirst(tokens: readonly string[]): string[] | null {
  const at = tokens.findIndex((token, i) => i > 0 && token === 'aim' && tokens[i + 1]?.startsWith('@'));
  if (at < 0) return null;
  return tokens.with(at, tokens[at + 1]).with(at + 1, tokens[at]);
}

const isSeat = (token: string | undefined): boolean => token !== undefined && /^[A-H]$/.test(token);

/** What is given for the move named before its target, where it is asked for after. */
function costLast([first, cost, ...rest]: readonly string[]): string[] | null {
  return first === undefined || cost === undefined || isSeat(cost) || !isSeat(rest[0]) ? null : [first, ...rest, cost];
}

/** `B@barrel` for `B @barrel`. */
const ownerApart = (token: string): string[] => (/^[A-H]@/.test(token) ? [token.slice(0, 1), token.slice(1)] : [token]);

/** `bang=missed` where the card alone is asked for. */
const withoutUse = (token: string, i: number): string => (i === 0 ? token : token.replace(/=.*$/, ''));
