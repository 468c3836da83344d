import {
  cardRules,
  dicePacks,
  diceRules,
  FACES,
  type Game,
  type GameName,
  MoveError,
  packs,
  type Rules,
  requireKnown,
} from '@sixgun/engine';

/** The rules with every pack there is: what a game without them lacks may still be named. */
function everything(game: GameName): Rules {
  switch (game) {
    case 'card':
      return cardRules({ packs: packs.map(({ id }) => id), players: 5 });
    case 'dice':
      return diceRules({
        packs: dicePacks.map(({ id }) => id),
        variants: {
          'saloon-dice': true,
          'chief-arrow': true,
          'special-roles': 'mixed',
          'new-characters': true,
          ghost: true,
        },
        players: 5,
      });
  }
}

const CARD = /^[a-z0-9-]+(\/([2-9]|10|[JQKA])[SHDC])?$/;

/** A name that exists nowhere is a slip of the pen, and it would be lacking in every position. */
export function requireKnownThing({ rules }: Game, written: string): void {
  if (written === '?' || written === 'nobody' || (FACES as readonly string[]).includes(written)) return;
  const [id] = written.split('/');
  const defined = (some: Rules): boolean => some.defs.some((def) => def.id === id);
  if (CARD.test(written) && (defined(rules) || defined(everything(rules.game)))) return;
  if (/^[A-H]$/.test(written)) return;
  throw new RangeError(`"${written}" is no card, character, role, seat or face of any game.`);
}

/** The same for a line of tokens. */
export function requireKnownLine(g: Game, line: string): void {
  for (const token of line.split(/\s+/))
    try {
      requireKnown(g.rules, token);
    } catch (error) {
      if (!(error instanceof MoveError)) throw error;
      requireKnown(everything(g.rules.game), token);
    }
}
