const FIRST = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19];
// biome-ignore format: eight to a line, as the standard prints them
const ROUND = [
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
];

const right = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

/** SHA-256 (FIPS 180-4) of a text in UTF-8: eight words of 32 bits. */
export function sha256(text: string): number[] {
  const blocks = padded(utf8(text));
  const hash = Int32Array.from(FIRST);
  const w = new Int32Array(64);
  for (let at = 0; at < blocks.length; at += 64) {
    for (let t = 0; t < 16; t++) {
      const i = at + t * 4;
      w[t] = (blocks[i] << 24) | (blocks[i + 1] << 16) | (blocks[i + 2] << 8) | blocks[i + 3];
    }
    for (let t = 16; t < 64; t++) {
      const s0 = right(w[t - 15], 7) ^ right(w[t - 15], 18) ^ (w[t - 15] >>> 3);
      const s1 = right(w[t - 2], 17) ^ right(w[t - 2], 19) ^ (w[t - 2] >>> 10);
      w[t] = w[t - 16] + s0 + w[t - 7] + s1;
    }
    compress(hash, w);
  }
  return Array.from(hash);
}

function compress(hash: Int32Array, w: Int32Array): void {
  let [a, b, c, d, e, f, g, h] = hash;
  for (let t = 0; t < 64; t++) {
    const s1 = right(e, 6) ^ right(e, 11) ^ right(e, 25);
    const one = (h + s1 + ((e & f) ^ (~e & g)) + ROUND[t] + w[t]) | 0;
    const s0 = right(a, 2) ^ right(a, 13) ^ right(a, 22);
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => {
    hash[i] += word;
  });
}

/** The message, a one bit, zeros, and its length in bits in the last eight bytes of a block. */
function padded(bytes: readonly number[]): Uint8Array {
  const all = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  all.set(bytes);
  all[bytes.length] = 0x80;
  for (let i = 0, bits = bytes.length * 8; bits > 0; i++, bits = Math.floor(bits / 256)) all[all.length - 1 - i] = bits;
  return all;
}

const REPLACEMENT = 0xfffd;
const isHalf = (code: number): boolean => code >= 0xd800 && code <= 0xdfff;

function utf8(text: string): number[] {
  const bytes: number[] = [];
  for (const char of text) {
    const given = char.codePointAt(0) ?? REPLACEMENT;
    const code = isHalf(given) ? REPLACEMENT : given;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else bytes.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
  }
  return bytes;
}

/** The same as 64 hexadecimal digits. */
export const sha256Hex = (text: string): string =>
  sha256(text)
    .map((word) => (word >>> 0).toString(16).padStart(8, '0'))
    .join('');
