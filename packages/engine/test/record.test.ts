import { describe, expect, it } from 'vitest';
import {
  ENGINE_VERSION,
  fastRng,
  gameKinds,
  hashGame,
  listOptions,
  type Match,
  MoveError,
  type NewGame,
  newMatch,
  nextBelow,
  RecordError,
  replay,
  save,
} from '../src/index.ts';
import { randomPicks } from './support/playout.ts';

/** Plays by chance, half by tokens as a replay reads them and half by place in the offer as an interface does. */
function playOn(match: Match, rng: number[], lines = Number.POSITIVE_INFINITY): Match {
  const g = match.game;
  while (!g.s.over && match.lines.length < lines) {
    const seat = Math.log2(g.asked & -g.asked);
    if (nextBelow(rng, 2) === 0) randomPicks(g, seat, rng, match);
    else {
      const options = listOptions(g, seat, g.offer(seat, false, match.draft(seat)));
      match.play(seat, options[nextBelow(rng, options.length)].tokens);
    }
  }
  return match;
}

const played = (options: Partial<NewGame> & { seed: string | number }): Match =>
  playOn(newMatch({ players: 5, ...options }), fastRng(`moves:${options.seed}`));

const sentenceOf = (text: string): string => {
  try {
    replay(text, gameKinds);
  } catch (error) {
    expect(error instanceof RecordError || error instanceof RangeError).toBe(true);
    return (error as Error).message;
  }
  throw new Error('The record was accepted.');
};

describe('records', () => {
  it('replay to the same position, whatever the table and the generator', () => {
    for (let seed = 0; seed < 24; seed++) {
      const variants: NewGame['variants'] = seed % 3 === 0 ? { 'two-characters': true } : {};
      const packs = seed % 4 === 1 ? 'all' : ['base'];
      const match = played({ seed, players: 3 + (seed % 6), packs, variants, rng: seed % 2 === 0 ? 'fast' : 'dealt' });
      const again = replay(match.record(), gameKinds);
      expect(again.game.s.over).toBe(true);
      expect(hashGame(again.game)).toBe(hashGame(match.game));
      expect(again.record()).toBe(match.record());
    }
  });

  it('name their generator, and the other one deals another game', () => {
    const fast = newMatch({ players: 5, seed: 'x' });
    const dealt = newMatch({ players: 5, seed: 'x', rng: 'dealt' });
    expect(fast.record()).toContain('Seed: fast:x\n');
    expect(dealt.record()).toContain('Seed: dealt:x\n');
    expect(hashGame(fast.game)).not.toBe(hashGame(dealt.game));
  });

  it('cut at any line give the position to go on from', () => {
    const whole = played({ seed: 7 });
    const text = whole.record();
    const head = text.slice(0, text.indexOf('\n\n') + 2);
    for (const lines of [0, 1, 10, whole.lines.length - 1]) {
      const resumed = replay(head + whole.lines.slice(0, lines).join('\n'), gameKinds);
      expect(resumed.lines).toEqual(whole.lines.slice(0, lines));
      expect(resumed.game.s.over).toBe(false);
      for (const line of whole.lines.slice(lines)) resumed.play(line.charCodeAt(0) - 65, line.slice(3).split(' '));
      expect(hashGame(resumed.game)).toBe(hashGame(whole.game));
    }
  });

  it('may carry comments, blank lines and shorter tokens', () => {
    const match = playOn(newMatch({ players: 5, seed: 3 }), fastRng(3), 12);
    const commented = match.record().replace(/\n(?=[A-H]: )/g, '\n# what follows\n\n');
    expect(hashGame(replay(commented, gameKinds).game)).toBe(hashGame(match.game));
  });
});

describe('a header', () => {
  const text = newMatch({ players: 4, seed: 5 }).record();

  it('may follow a byte order mark, blank lines and comments, and have comments in it', () => {
    const commented = `\uFEFF\n# a game\n\n${text.replace('Packs', '# with\nPacks')}`;
    expect(replay(commented, gameKinds).record()).toBe(text);
  });
});

describe('a line that is no whole move', () => {
  // A has bang/9C in reach of B and D.
  const head = newMatch({ players: 4, seed: 5 }).record();

  it('may go on in the next one', () => {
    expect(replay(`${head}A: bang\nA: B\n`, gameKinds).lines).toEqual(['A: bang/9C B']);
  });

  it.each([
    ['at the end', 'A: bang\n'],
    ['before another seat', 'A: bang\nB: pass\n'],
    ['before another move', 'A: bang\nA: end\n'],
  ])('is named: %s', (_where, lines) => {
    expect(sentenceOf(head + lines)).toBe('Line 8: "A: bang" is no whole move; it goes on with one of: B, D.');
  });
});

describe('records that cannot be played say so in one sentence', () => {
  const match = playOn(newMatch({ players: 4, seed: 5 }), fastRng(5), 6);
  const text = match.record();
  const before = (seats: string): string => text.replace('Seed:', `Previous: ${seats}\nSeed:`);
  const firstMove = text.split('\n').indexOf('') + 2;

  it.each([
    ['an old one', text.replace(`Engine: ${ENGINE_VERSION}`, 'Engine: 0'), /needs version 0 of the rules/],
    ['one without a header', 'A: bang B\n', /^Line 1: .*no header key/],
    ['a foreign file', '{"moves": []}', /^Line 1: .*no header line/],
    ['an empty file', '', /^Line 1: the header has no "Game:" line/],
    ['another game', text.replace('Game: card', 'Game: chess'), /"chess" is no game/],
    ['an unknown pack', text.replace('Packs: base', 'Packs: base moon'), /no pack called "moon"/],
    ['an unknown variant', text.replace('Variants:', 'Variants: upside-down'), /no variant called "upside-down"/],
    ['too few seats', text.replace(/Seats: .*/, 'Seats: A=Ann, B=Ben'), /3 to 8 players, not 2/],
    ['a seed without its generator', text.replace('Seed: fast:5', 'Seed: 5'), /"5" is no seed/],
    ['a line that is no move', `${text}what now?\n`, /^Line \d+: "what now\?" is no move/],
    ['a seat nobody has', `${text}H: end\n`, /^Line \d+: there is no seat H/],
    ['an unknown token', `${text}A: howitzer B\n`, /^Line \d+: "howitzer" is no card/],
    ['a key twice', text.replace('Engine', 'Engine: 9\nEngine'), /^Line 7: "Engine:" stands in line 6 already\.$/],
    ['no version', text.replace(/Engine: .*/, 'Engine:'), /^Line 6: "Engine:" is empty\.$/],
    [
      'seats in another order',
      text.replace('A=A, B=B', 'B=B, A=A'),
      /^Line 4: "B=B" stands where seat A should; write the seats in their order, like "A=Ann, B=Ben, C=Cora"\.$/,
    ],
    ['a comma too many', text.replace('D=D', 'D=D,'), /^Line 4: "" stands where seat E should; /],
    ['too many seats before', before('a b c d e'), /^Line 5: "Previous:" has 5 entries for 4 seats\.$/],
    ['seats before without a character', before('outlaw outlaw outlaw outlaw'), /^Line 5: "outlaw" is no seat of the/],
    ['an unknown role before', before('foo/x foo/x foo/x foo/x'), /^Line 5: There is no role called "foo"\.$/],
    [
      'one character twice before',
      before('outlaw/slab-the-killer outlaw/slab-the-killer sheriff/jourdonnais renegade/sid-ketchum'),
      /^Line 5: Two seats cannot both have been "slab-the-killer"\.$/,
    ],
    ['a seed in its line', text.replace('Seed: fast:5', 'Seed: 5'), /^Line 5: "5" is no seed/],
    ['a pack in its line', text.replace('Packs: base', 'Packs: base moon'), /^Line 2: There is no pack/],
    ['a variant in its line', text.replace('Variants:', 'Variants: moon'), /^Line 3: There is no variant/],
    ['a long foreign line', 'x'.repeat(1500), /^Line 1: "x{60}…" is no header line; a record begins with lines like/],
    [
      'a line without end',
      `${text}A: ${'x'.repeat(5000)}`,
      /^Line \d+: a line .* at most 2000 characters; this one has 5003\.$/,
    ],
    ['a text without end', `${text}${'\n'.repeat(2e6)}`, /^Line 1: a record has at most 2000000 characters; this text/],
    ['a token without end', `${text}A: ${'x'.repeat(1500)}`, /^Line \d+: "x{60}…" is no card, seat, ability or word/],
  ])('%s', (_name, broken, sentence) => {
    expect(sentenceOf(broken)).toMatch(sentence);
    expect(sentenceOf(broken)).not.toContain('\n');
  });

  it('names the line of a move that is not legal', () => {
    const lines = text.split('\n');
    lines.splice(firstMove - 1, 0, `${lines[firstMove - 1][0]}: pass`);
    expect(sentenceOf(lines.join('\n'))).toMatch(new RegExp(`^Line ${firstMove}: `));
  });

  it('refuses moves after the end', () => {
    const over = played({ seed: 9 });
    expect(sentenceOf(`${over.record()}A: end\n`)).toMatch(/the game is already over/);
  });
});

describe('a refused line', () => {
  it('leaves the position, the lines and the waiting picks as they were', () => {
    const match = newMatch({ players: 5, seed: 2 });
    const rng = fastRng(2);
    for (let i = 0; i < 60 && !match.game.s.over; i++) {
      const g = match.game;
      const before = JSON.stringify(save(g));
      const lines = match.lines.slice();
      const seat = Math.log2(g.asked & -g.asked);
      const other = (seat + 1) % g.rules.players;
      expect(() => match.play(seat, ['howitzer'])).toThrow(MoveError);
      expect(() => match.play(seat, ['end', 'end', 'end', 'end', 'end'])).toThrow(MoveError);
      if (((g.asked | g.standing) & (1 << other)) === 0) expect(() => match.play(other, ['pass'])).toThrow(/not asked/);
      expect(JSON.stringify(save(g))).toBe(before);
      expect(match.lines).toEqual(lines);
      expect(match.picked(seat)).toEqual([]);
      randomPicks(g, seat, rng, match);
    }
  });
});

describe('hostile input', () => {
  const header = newMatch({ players: 4, seed: 5 }).record();
  const SIZE = 400_000;
  const filled = (piece: string): string => piece.repeat(Math.ceil(SIZE / piece.length));

  // Quadratic reading takes a minute and more; anything near linear is far below a second on any machine.
  it.each([
    ['comments and a lone carriage return', `${filled(' #')}\r`],
    ['comments and a line separator', `${filled(' #')}\u2028`],
    ['carriage returns', filled('\r')],
    ['line separators', filled('\u2028')],
    ['line separators in lines', filled(`${'\u2028'.repeat(1500)}#\n`)],
    ['white space', filled(' \t\u00A0')],
    ['commas', `Seats: ${filled(', ')}`],
    ['colons', filled(':')],
    ['slashes', `Previous: ${filled('a/')}`],
    ['moves', filled('A: \u2028x\n')],
    ['tokens', `A: ${filled('x ')}`],
    ['lines of tokens', filled(`A: ${'bang/9C=bang!x '.repeat(100)}\n`)],
    ['equals signs', `Variants: ${filled('a=')}`],
    ['control characters', filled('\u0000\u0001')],
    ['lone surrogates', filled('\uD800')],
  ])('is answered at once: %s', (_name, text) => {
    const started = performance.now();
    for (const hostile of [text, `${header}${text}\n`, `Game: card\n${text}`]) {
      try {
        replay(hostile, gameKinds);
      } catch (error) {
        expect(error).toBeInstanceOf(RecordError);
        expect((error as Error).message.length).toBeLessThan(400);
      }
    }
    expect(performance.now() - started).toBeLessThan(20_000);
  });

  it('may end its lines in any way', () => {
    const text = played({ seed: 11 }).record();
    const hash = hashGame(replay(text, gameKinds).game);
    for (const end of ['\r\n', '\r']) expect(hashGame(replay(text.replaceAll('\n', end), gameKinds).game)).toBe(hash);
  });
});
