import { DICE_WORDS, type DiceGame, diceMask, FACES, type FaceName, word } from '@sixgun/engine';
import type { Bot } from '../bot.ts';
import { type Foes, foesBy } from '../policy/foes.ts';
import { MANNERS } from '../policy/manner.ts';
import { ranked } from '../search/candidates.ts';
import { ImaginedTable } from '../search/table.ts';

const STOP = word(DICE_WORDS.indexOf('stop'));
const GATLINGS_WORTH_KEEPING = 2;

/** Keeps every die that is of use by itself and throws the others; believes what the levels believe and aims by lives. */
export const greedy: Bot = {
  decide(question) {
    const { options, optional, draft, view } = question;
    if (options.length === 1 && !optional) return options[0].line;
    const table = new ImaginedTable(question);
    const g = table.deal(table.partsAt(0), question.rng.slice()) as DiceGame;
    const foes = foesBy(g, view.seat, table.odds);
    if (question.asked.ask === 'reroll') {
      const wanted = greedyThrow(g, view.seat, foes);
      return (options.find(({ line }) => line[0] === wanted) ?? options[options.length - 1]).line;
    }
    return ranked(g, view.seat, draft, options, optional, foes, MANNERS.even)[0].line;
  },
};

/** What is thrown again, or that nothing is. */
export function greedyThrow(g: DiceGame, me: number, foes: Foes): number {
  let mask = 0;
  for (let die = 0; die < g.diceCount(); die++) if (!isUseful(g, me, foes, FACES[g.face(die)])) mask |= 1 << die;
  return mask === 0 ? STOP : diceMask(mask);
}

function isUseful(g: DiceGame, me: number, foes: Foes, face: FaceName): boolean {
  switch (face) {
    case '1':
    case '1x2':
      return anyFoe(g, me, foes, 1);
    case '2':
    case '2x2':
      return anyFoe(g, me, foes, g.playersIn() <= 3 ? 1 : 2);
    case 'beer':
    case 'beerx2':
      return g.life(me) < g.maxLife(me);
    case 'gatling':
    case 'gatlingx2':
      return g.symbols(FACES.indexOf('gatling')) >= GATLINGS_WORTH_KEEPING;
    case 'dynamite':
      return true;
    default:
      return false;
  }
}

function anyFoe(g: DiceGame, me: number, foes: Foes, far: number): boolean {
  const ring = g.ring(me);
  return ring.some((seat, i) => i > 0 && Math.min(i, ring.length - i) === far && foes[seat] > 0);
}
