import { handCard, MoveError, PASS, seatPick } from '@sixgun/engine';
import { expect, test } from 'vitest';
import { Session } from './session.ts';
import { someMove } from './some-move.ts';

const GAMES = [
  { game: 'card', packs: ['base', 'valley-of-shadows'], variants: { 'two-characters': true } },
  { game: 'dice', packs: ['base', 'old-saloon'], variants: { 'special-roles': true } },
] as const;
const SEED = 'dealt:a-seed-nobody-may-know';

test.each(GAMES)('a session refuses what was not offered and tells no secret: $game', (setup) => {
  const session = Session.begin({ ...setup, names: ['Ann', 'Bob', 'Cyd', 'Dan', 'Eve'], me: 0 }, SEED, 'a-key');
  const told: string[] = [JSON.stringify([session.info(), session.firstView()])];
  for (let n = 0; n < 400; n++) {
    const batch = session.batch();
    told.push(JSON.stringify(batch));
    if (batch.view.over) break;
    const { decision } = batch;
    const before = session.kept();
    const wrong = [[], [handCard(4000)], [seatPick(7), seatPick(7)], ...(decision === null ? [[PASS]] : [])];
    for (const picks of wrong) expect(() => session.move(picks)).toThrow(MoveError);
    expect(session.kept()).toEqual(before);
    if (decision === null || decision.standing) session.advance();
    else session.move(someMove(decision.tree, n, (draft) => session.next(draft)));
  }
  const all = told.join('\n');
  for (const secret of ['a-seed', 'a-key', '"stack"', '"frames"', '"option"', '"answered"', '"record"'])
    expect(all).not.toContain(secret);
});
