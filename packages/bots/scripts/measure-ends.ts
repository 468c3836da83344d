/**
 * How the games of one faction end among rivals: which side has won, and which parts had gone before, the first one first.
 *   npm run script -- packages/bots/scripts/measure-ends.ts card 5 base gunslinger yardstick renegade 300
 */
import { type Game, type GameName, gameKind, gameKinds, headerOf, type Side } from '@sixgun/engine';
import { PARTS, pieceParts } from '../src/beliefs/parts.ts';
import { isPlayerName, type PlayerName, playerCalled } from '../src/players.ts';
import { SIDES, sideOf } from '../src/value/model.ts';
import { playGame } from './self-play.ts';

const [, , game = 'card', players = '5', packs = 'base', player = 'gunslinger', rival = 'yardstick', faction, deals] =
  process.argv;
const nameOf = (text: string): PlayerName => {
  if (!isPlayerName(text)) throw new RangeError(`There is no player called "${text}".`);
  return text;
};
const one = playerCalled(nameOf(player));
const other = playerCalled(nameOf(rival));
const side = SIDES.indexOf((faction ?? 'renegade') as Side);
const setup = {
  game: game as GameName,
  players: Number(players),
  packs: packs === 'all' ? gameKinds[game as GameName].packs : packs.split(','),
};

function endOf(seed: string): { winner: Side | ''; gone: string } {
  const dealt = gameKind(setup.game).start(headerOf({ ...setup, seed }));
  const { zones, order } = dealt.s;
  const parts = order.map((_, seat) => pieceParts(dealt.rules)[zones[dealt.rules.first.role + seat][0]]);
  const gone = new Set<number>();
  const look = (g: Game): void =>
    parts.forEach((_, seat) => {
      if (!g.inPlay(seat)) gone.add(seat);
    });
  const winner = playGame({ ...setup, seed }, (_, seat) => (sideOf(parts[seat]) === side ? one : other), look);
  return { winner, gone: [...gone].map((seat) => PARTS[parts[seat]]).join(', ') };
}

const ends = new Map<string, number>();
let won = 0;
const count = Number(deals ?? 100);
for (let i = 0; i < count; i++) {
  const { winner, gone } = endOf(`lab-${i}`);
  if (winner === SIDES[side]) won++;
  const end = `${winner}, gone before the last blow: ${gone === '' ? 'nobody' : gone}`;
  ends.set(end, (ends.get(end) ?? 0) + 1);
}
console.log(`${player} for the ${SIDES[side]} among ${rival}: ${won} of ${count} won`);
for (const [end, times] of [...ends].sort((a, b) => b[1] - a[1])) console.log(`  ${times}: ${end}`);
