import { FACES, type FaceName } from './faces.ts';
import type { DiceGame } from './game.ts';
import type { DiceReason } from './why.ts';

type Against = (g: DiceGame, seat: number) => DiceReason;

const ofModule =
  (isOn: (g: DiceGame) => boolean, otherwise: Against = () => 'wrong-time'): Against =>
  (g, seat) =>
    isOn(g) ? otherwise(g, seat) : 'not-in-this-game';

const ownDice =
  (otherwise: Against): Against =>
  (g, seat) =>
    seat === g.activeSeat() ? otherwise(g, seat) : 'not-your-dice';

const throwing = ownDice((g, seat) => (throwsAreOver(g, seat) ? 'no-throws-left' : 'wrong-time'));
const saloonDie = ofModule(
  (g) => g.rules.dice.length > 1,
  ownDice((g, seat) => (g.isGhost(seat) ? 'base-dice-only' : 'wrong-time')),
);

/** What is to be said of a word, wherever it is out of place. */
const WORDS: Readonly<Record<string, Against>> = {
  pass: () => 'mandatory',
  end: () => 'wrong-time',
  roll: ownDice(() => 'wrong-time'),
  stop: throwing,
  loudmouth: saloonDie,
  coward: saloonDie,
  chief: ofModule((g) => g.rules.chief),
  return: ofModule((g) => g.rules.specialRoles),
  keep: ofModule((g) => g.rules.specialRoles),
  x2: ofModule((g) => g.rules.ghost),
};

/** The reason against a token that has no place in the decision at all. */
export function reasonAgainst(g: DiceGame, seat: number, token: string): DiceReason {
  const [kind] = token;
  if (kind === '!') return againstAbility(g, seat, token.slice(1));
  if (/^[A-H]$/.test(token)) return token.charCodeAt(0) - 65 < g.rules.players ? 'wrong-time' : 'no-such-seat';
  if (token.startsWith('reroll:')) return g.question(seat)?.ask === 'reroll' ? 'no-such-die' : throwing(g, seat);
  if (token.startsWith('die:')) return againstDie(g, seat);
  const face = FACES.indexOf(token as FaceName);
  if (face >= 0) return g.rules.dice.some((die) => die.faces.includes(face)) ? 'wrong-time' : 'not-in-this-game';
  return WORDS[token]?.(g, seat) ?? 'not-in-this-game';
}

function throwsAreOver(g: DiceGame, seat: number): boolean {
  const phase = g.phase();
  return phase === 'resolve' || phase === 'end' || g.question(seat)?.ask.startsWith('ghost-') === true;
}

function againstDie(g: DiceGame, seat: number): DiceReason {
  if (!g.rules.specialRoles) return 'not-in-this-game';
  return g.question(seat)?.ask === 'turn-die' ? 'no-such-die' : 'wrong-time';
}

/** What somebody else has is told by nothing but the card before him: a hidden role stays hidden. */
function againstAbility(g: DiceGame, seat: number, id: string): DiceReason {
  const { defs } = g.rules;
  if (g.s.abilities[seat].some((def) => defs[def].id === id)) return 'wrong-time';
  const role = g.role(seat);
  if (role.id !== id) return 'not-yours';
  if (role.power === undefined) return 'no-power';
  return g.isSpent(seat) ? 'once-per-game' : 'wrong-time';
}
