/** Randomness lives in the state as plain numbers: four make the fast generator, nine the keyed one. */
const FAST = 4;

/** Spreads a seed (number or text) over as many words as asked. */
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

export function fastRng(seed: string | number): number[] {
  const rng = spread(String(seed), FAST);
  for (let i = 0; i < 8; i++) nextWord(rng);
  return rng;
}

/** The generator of a dealt game: eight key words and a counter; its future cannot be computed from its past. */
export function dealtRng(seed: string | number): number[] {
  return [...spread(`deal:${seed}`, 8), 0];
}

export function nextWord(rng: number[]): number {
  return rng.length === FAST ? sfc32(rng) : keyed(rng);
}

/** A whole number below n. */
export function nextBelow(rng: number[], n: number): number {
  return Math.floor(((nextWord(rng) >>> 0) / 4294967296) * n);
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

function keyed(rng: number[]): number {
  const x = new Int32Array(16);
  x.set([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]);
  for (let i = 0; i < 8; i++) x[4 + i] = rng[i];
  x[12] = rng[8];
  rng[8] = (rng[8] + 1) | 0;
  const first = x[0];
  for (let round = 0; round < 4; round++) {
    quarter(x, 0, 4, 8, 12);
    quarter(x, 1, 5, 9, 13);
    quarter(x, 2, 6, 10, 14);
    quarter(x, 3, 7, 11, 15);
    quarter(x, 0, 5, 10, 15);
    quarter(x, 1, 6, 11, 12);
    quarter(x, 2, 7, 8, 13);
    quarter(x, 3, 4, 9, 14);
  }
  return (x[0] + first) | 0;
}

function quarter(x: Int32Array, a: number, b: number, c: number, d: number): void {
  x[a] += x[b];
  x[d] = rotate(x[d] ^ x[a], 16);
  x[c] += x[d];
  x[b] = rotate(x[b] ^ x[c], 12);
  x[a] += x[b];
  x[d] = rotate(x[d] ^ x[a], 8);
  x[c] += x[d];
  x[b] = rotate(x[b] ^ x[c], 7);
}

const rotate = (v: number, by: number): number => (v << by) | (v >>> (32 - by));
