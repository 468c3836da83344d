import { chachaBlock } from './chacha.ts';
import { sha256 } from './sha256.ts';

/** Randomness lives in the state as plain numbers: four make the fast generator, nine the keyed one. */
const FAST = 4;
const KEY_WORDS = 8;
const BLOCK_WORDS = 16;
const ROUNDS = 20;
const WORDS = 4294967296;

/** Spreads a seed (number or text) over as many words as asked; quick, and no secret: see `dealtRng`. */
function spread(seed: string, count: number): number[] {
  let h = 0x811c9dc5;
  for (let i = 0; i < seed.length; i++) h = Math.imul(h ^ seed.charCodeAt(i), 0x01000193);
  const words: number[] = [];
  for (let i = 0; i < count; i++) {
    h = (h + 0x9e3779b9) | 0;
    let z = h ^ (seed.length + i);
    z = Math.imul(z ^ (z >>> 16), 0x85ebca6b);
    z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
    words.push((z ^ (z >>> 16)) | 0);
  }
  return words;
}

/** For playouts and tests. Its seed is folded to 32 bits, so whoever sees a hand can search for it. */
export const fastRng = (seed: string | number): number[] => warmedUp(spread(String(seed), FAST));

function warmedUp(rng: number[]): number[] {
  for (let i = 0; i < 8; i++) nextWord(rng);
  return rng;
}

/**
 * The generator of a game between players: eight key words and a counter of the words drawn. 64 hex digits are the key
 * as they are, any other text is hashed. What was drawn tells nothing of the key nor of what comes; the state itself
 * holds the key and tells everything, past and future, so it never leaves the authority.
 */
export function dealtRng(seed: string | number): number[] {
  const text = String(seed);
  return [...(/^[0-9a-f]{64}$/i.test(text) ? hexWords(text) : sha256(text)), 0];
}

const hexWords = (hex: string): number[] =>
  Array.from({ length: KEY_WORDS }, (_, i) => Number.parseInt(hex.slice(i * 8, i * 8 + 8), 16) | 0);

/**
 * The chance of a bot for one decision: from a key that has nothing to do with the deal, the row and the seat, so that
 * thinking again gives the same answer and nobody's thoughts tell of the cards.
 */
export const botRng = (botKey: string, row: number, seat: number): number[] =>
  warmedUp(sha256(`sixgun-bot-1\n${botKey}\n${row}\n${seat}`).slice(0, FAST));

export function nextWord(rng: number[]): number {
  return rng.length === FAST ? sfc32(rng) : keyed(rng);
}

/** A whole number below n (two million at most), each as likely: the few words that would tip the scales are thrown away. */
export function nextBelow(rng: number[], n: number): number {
  for (;;) {
    const product = (nextWord(rng) >>> 0) * n;
    const whole = Math.floor(product / WORDS);
    const rest = product - whole * WORDS;
    if (rest >= n || rest >= WORDS % n) return whole;
  }
}

function sfc32(rng: number[]): number {
  const a = rng[0];
  const b = rng[1];
  const c = rng[2];
  const d = rng[3];
  const t = (((a + b) | 0) + d) | 0;
  rng[3] = (d + 1) | 0;
  rng[0] = b ^ (b >>> 9);
  rng[1] = (c + (c << 3)) | 0;
  rng[2] = (((c << 21) | (c >>> 11)) + t) | 0;
  return t;
}

/** The block drawn from last: it follows from key and number alone, so remembering it is no state. */
const last = { key: [] as number[], number: -1, words: new Int32Array(BLOCK_WORDS) };

function keyed(rng: number[]): number {
  const drawn = rng[KEY_WORDS];
  rng[KEY_WORDS] = drawn + 1;
  const number = Math.floor(drawn / BLOCK_WORDS);
  if (last.number !== number || !last.key.every((word, i) => word === rng[i])) {
    last.key = rng.slice(0, KEY_WORDS);
    last.number = number;
    last.words = chachaBlock(last.key, [number | 0, Math.floor(number / WORDS), 0, 0], ROUNDS);
  }
  return last.words[drawn % BLOCK_WORDS];
}
