import { describe, expect, test } from 'vitest';
import { firstView, foldedKey, search } from '../scripts/search-seed.ts';
import {
  botRng,
  cardRules,
  dealtRng,
  diceRules,
  fastRng,
  newCardGame,
  newDiceGame,
  nextBelow,
  nextWord,
} from '../src/index.ts';
import { chachaBlock } from '../src/kernel/chacha.ts';
import { sha256 } from '../src/kernel/sha256.ts';

const hex = (words: Iterable<number>): string =>
  Array.from(words, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');

/** The order in which the standard prints the bytes of a stream. */
const bytes = (words: Iterable<number>): string =>
  Array.from(words, (word) => hex([word]).match(/../g)?.reverse().join('')).join('');

const ZERO = [0, 0, 0, 0, 0, 0, 0, 0];
const FIRST_BLOCK =
  '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7' +
  'da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586';
const SECOND_BLOCK =
  '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed' +
  '29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f';

describe('ChaCha passes its published vectors', () => {
  test('RFC 8439, 2.3.2', () => {
    const key = [0x03020100, 0x07060504, 0x0b0a0908, 0x0f0e0d0c, 0x13121110, 0x17161514, 0x1b1a1918, 0x1f1e1d1c];
    expect(hex(chachaBlock(key, [1, 0x09000000, 0x4a000000, 0], 20))).toBe(
      'e4e7f11015593bd11fdd0f50c47120a3c7f4d1c70368c0339aaa22044e6cd4c3' +
        '466482d209aa9f0705d7c214a2028bd9d19c12b5b94e16dee883d0cb4e3c50a2',
    );
  });

  test('RFC 8439, A.1, 1 and 2', () => {
    expect(bytes(chachaBlock(ZERO, [0, 0, 0, 0], 20))).toBe(FIRST_BLOCK);
    expect(bytes(chachaBlock(ZERO, [1, 0, 0, 0], 20))).toBe(SECOND_BLOCK);
  });

  test('with eight rounds, all zero', () => {
    expect(bytes(chachaBlock(ZERO, [0, 0, 0, 0], 8))).toBe(
      '3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e' +
        '984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42',
    );
  });
});

describe('SHA-256 passes its published vectors', () => {
  test.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
  ])('"%s"', (text, hash) => {
    expect(hex(sha256(text))).toBe(hash);
  });

  test('a million times a', () => {
    expect(hex(sha256('a'.repeat(1_000_000)))).toBe('cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0');
  });

  test('text is UTF-8, at every length around a block, as the platform has it', async () => {
    const platform = async (text: string) =>
      Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).toString('hex');
    for (let length = 0; length < 130; length++) {
      const text = 'ě€🂡a\uD800'.repeat(length).slice(0, length);
      expect(hex(sha256(text)), `${length}`).toBe(await platform(text));
    }
  });
});

describe('the generator of a dealt game', () => {
  const words = (rng: number[], count: number) => Array.from({ length: count }, () => nextWord(rng));

  test('takes 64 hex digits as its key and draws sixteen words from each block', () => {
    const rng = dealtRng('0'.repeat(64));
    expect(bytes(words(rng, 32))).toBe(FIRST_BLOCK + SECOND_BLOCK);
    expect(rng).toEqual([...ZERO, 32]);
  });

  test('hashes any other seed', () => {
    expect(dealtRng('abc')).toEqual(dealtRng('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'));
    expect(dealtRng('BA7816BF8F01CFEA414140DE5DAE2223B00361A396177A9CB410FF61F20015AD')).toEqual(dealtRng('abc'));
    expect(dealtRng(12)).toEqual(dealtRng('12'));
  });

  test('goes on from a copy of its state, whatever is drawn elsewhere in between', () => {
    const rng = dealtRng('a');
    words(rng, 7);
    const copy = JSON.parse(JSON.stringify(rng)) as number[];
    const other = dealtRng('b');
    const drawn = Array.from({ length: 40 }, () => [nextWord(rng), nextWord(other)][0]);
    expect(words(copy, 40)).toEqual(drawn);
  });

  test('each of the 256 bits of the key changes the deal of both games', () => {
    const key = sha256('any');
    const flipped = (bit: number) => hex(key.map((word, i) => (i === bit >> 5 ? word ^ (1 << (bit & 31)) : word)));
    const seeds = [hex(key), ...Array.from({ length: 256 }, (_, bit) => flipped(bit))];
    const cards = seeds.map((seed) => newCardGame(cardRules({ players: 7 }), dealtRng(seed)).s.zones.join('|'));
    expect(new Set(cards).size).toBe(257);
    const dice = seeds.map((seed) => {
      const rng = newDiceGame(diceRules({ players: 8 }), dealtRng(seed)).s.rng;
      return words(rng, 4).join();
    });
    expect(new Set(dice).size).toBe(257);
  });

  test('is not found by the search for a folded seed, which finds a key folded to 32 bits', () => {
    const tries = 2 ** 12;
    expect(search(firstView([...foldedKey(3_000), 0]), tries)).toBe(3_000);
    for (const seed of ['a', '12', 'c0ffee']) expect(search(firstView(dealtRng(seed)), tries)).toBeNull();
  });
});

describe('numbers below n', () => {
  test('are drawn without bias: a word that would tip the scales is thrown away', () => {
    // From all zeros the first word is 0, the one of 2^32 words that three cannot share out evenly.
    const rng = [0, 0, 0, 0];
    const rest = [0, 0, 0, 1];
    expect(nextWord([...rng])).toBe(0);
    expect(nextBelow(rng, 3)).toBe(nextBelow(rest, 3));
    expect(rng).toEqual(rest);
    expect(nextBelow([0, 0, 0, 0], 4)).toBe(0);
  });
});

describe('the chance of a bot', () => {
  test('follows from the key, the row and the seat, and from each of them', () => {
    expect(botRng('key', 12, 3)).toEqual(botRng('key', 12, 3));
    const others = [botRng('key', 12, 3), botRng('kez', 12, 3), botRng('key', 13, 3), botRng('key', 12, 4)];
    expect(new Set(others.map((rng) => rng.join())).size).toBe(4);
    expect(botRng('key', 1, 23)).not.toEqual(botRng('key', 12, 3));
  });

  test('is a fast generator', () => {
    expect(botRng('key', 0, 0)).toHaveLength(fastRng(0).length);
  });
});
