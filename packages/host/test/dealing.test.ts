import { type Header, headerOf, headLines, PUBLIC, parseRecord } from '@sixgun/engine';
import { saltHash } from '@sixgun/protocol';
import { beforeAll, describe, expect, test } from 'vitest';
import { commitmentOf, dealSeed, Host, moveBot, verify } from '../src/index.ts';
import { seating } from './tables.ts';

const ID = 'game-k3x9';
const SECRET = '0123456789abcdef'.repeat(4);
const SALTS = ['00112233445566778899aabbccddeeff', null, 'ffeeddccbbaa99887766554433221100', null];

/** A game dealt and opened as part of a table that deals fairly. */
function fairGame(salts: readonly (string | null)[] = SALTS): string {
  const plain: Header = headerOf({ players: 4, seed: '', rng: 'dealt', names: ['Ann', 'Ben', 'Cora', 'Dan'] });
  const dealing = { id: ID, commitment: commitmentOf(ID, SECRET), secret: SECRET, salts: [...salts] };
  const host = Host.deal({ ...plain, seed: dealSeed(plain, ID, SECRET, salts), dealing });
  while (!host.over) moveBot(host, seating(4, 'fair', 0));
  return host.record();
}

describe('a fair deal', () => {
  let record = '';
  beforeAll(() => {
    record = fairGame();
  });

  test('is verified, and a withheld salt shows', () => {
    expect(verify(record)).toEqual({ ok: true, withheld: [1, 3] });
    expect(verify(record, { salt: SALTS[2] ?? '' })).toEqual({ ok: true, withheld: [1, 3] });
    expect(record).toContain(`Salts: ${SALTS[0]},-,${SALTS[2]},-\n`);
  });

  test('everybody who comes to it is told the salts, and nothing of the secret', () => {
    const { header } = parseRecord(record);
    const host = Host.deal(header);
    for (const table of [host.tableBeforeTheDeal(0), host.table(2), host.table(PUBLIC)]) {
      expect(table.salts).toEqual(SALTS);
      expect(JSON.stringify(table)).not.toContain(SECRET);
      expect(JSON.stringify(table)).not.toContain(header.seed.slice('dealt:'.length));
    }
  });

  test('the hash of a salt says nothing without its game', () => {
    expect(saltHash(ID, SALTS[0] ?? '')).toMatch(/^[0-9a-f]{64}$/);
    expect(saltHash(ID, SALTS[0] ?? '')).not.toBe(saltHash('another', SALTS[0] ?? ''));
  });

  const swap = (text: string, from: string | RegExp, to: string): string => {
    const changed = text.replace(from, to);
    expect(changed).not.toBe(text);
    return changed;
  };

  test.each<[string, (text: string) => string, RegExp]>([
    ['secret', (text) => swap(text, 'Secret: 01', 'Secret: 02'), /commitment does not fit the secret/],
    ['commitment', (text) => swap(text, /Commitment: .{4}/, 'Commitment: 0000'), /commitment does not fit the secret/],
    ['number of the game', (text) => swap(text, ID, 'game-other'), /commitment does not fit the secret/],
    ['salt', (text) => swap(text, 'Salts: 00', 'Salts: 01'), /seed does not follow/],
    ['salt left out', (text) => swap(text, `${SALTS[2]}`, '-'), /seed does not follow/],
    ['header', (text) => swap(text, 'Packs: base', 'Packs: base dodge-city'), /seed does not follow/],
    ['name', (text) => swap(text, 'B=Ben', 'B=Bob'), /seed does not follow/],
    ['seed', (text) => swap(text, /Seed: dealt:...../, 'Seed: dealt:00000'), /seed does not follow/],
    ['move left out', (text) => swap(text, /\n[^\n]+\n$/, '\n'), /do not come to the end|Line \d+/],
    ['another end', (text) => swap(text, /End: ..../, 'End: 0000'), /do not lead to the end/],
    ['no end', (text) => swap(text, /End: .*\n/, ''), /does not say where it ends/],
    ['no secret', (text) => swap(text, /Secret: .*\n/, ''), /^Line 1: the header has no "Secret:" line/],
    ['no dealing', (text) => swap(text, /Deal: (.*\n){4}/, ''), /does not say how its seed was made/],
    ['half a salt', (text) => swap(text, `${SALTS[0]}`, 'abcd'), /"abcd" should be 32 hexadecimal digits/],
  ])('a record with a changed %s fails with its reason', (_what, change, reason) => {
    const verdict = verify(change(record));
    expect(verdict.ok ? '' : verdict.reason).toMatch(reason);
  });

  test('a changed move fails, wherever it stands', () => {
    const lines = record.split('\n');
    const first = lines.indexOf('') + 1;
    let tried = 0;
    for (let at = first; at < lines.length - 1; at += 3) {
      const [seat] = lines[at].split(':');
      for (const other of ['pass', 'end']) {
        const line = `${seat}: ${other}`;
        if (line === lines[at]) continue;
        tried++;
        expect(verify(lines.with(at, line).join('\n')).ok, lines[at]).toBe(false);
      }
    }
    expect(tried).toBeGreaterThan(20);
  });

  test('a commitment that was not the one shown before the game fails', () => {
    expect(verify(record, { id: ID, commitment: commitmentOf(ID, SECRET) }).ok).toBe(true);
    const verdict = verify(record, { commitment: commitmentOf(ID, SECRET.replace('0', '1')) });
    expect(verdict.ok ? '' : [verdict.step, verdict.reason]).toEqual([
      'commitment',
      'The commitment is not the one that was shown before the deal.',
    ]);
  });

  test('the record of another game fails, however fair that one is', () => {
    const verdict = verify(record, { id: 'game-other' });
    expect(verdict.ok ? '' : [verdict.step, verdict.reason]).toEqual([
      'commitment',
      'This is the record of another game: game-k3x9.',
    ]);
  });

  test('a salt or a set-up that was fitted to the secret after the deal was fixed fails', () => {
    const { header } = parseRecord(record);
    const fixed = {
      header: headLines(header),
      hashes: SALTS.map((salt) => (salt === null ? null : saltHash(ID, salt))),
    };
    expect(verify(record, { frozen: fixed }).ok).toBe(true);
    // Whoever has promised a salt may still keep it back: that shows.
    expect(verify(record, { frozen: { ...fixed, hashes: fixed.hashes.with(1, 'f'.repeat(64)) } }).ok).toBe(true);
    // The record holds in itself: secret and other salts were known when this one was chosen.
    const chosen = fairGame(SALTS.with(2, 'd'.repeat(32)));
    expect(verify(chosen).ok).toBe(true);
    const late = verify(chosen, { frozen: fixed });
    expect(late.ok ? '' : late.step).toBe('frozen');
    const unpromised = verify(fairGame(SALTS.with(3, 'd'.repeat(32))), { frozen: fixed });
    expect(unpromised.ok ? '' : unpromised.step).toBe('frozen');
    const renamed = verify(record, {
      frozen: { ...fixed, header: fixed.header.map((line) => line.replace('Ben', 'Bob')) },
    });
    expect(renamed.ok ? '' : renamed.step).toBe('frozen');
  });

  test('somebody whose salt is missing finds out', () => {
    const verdict = verify(record, { salt: 'a'.repeat(32) });
    expect(verdict.ok ? '' : verdict.reason).toMatch(/did not go into this deal/);
  });
});
