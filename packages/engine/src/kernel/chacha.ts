const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;

/**
 * One block of the ChaCha stream (RFC 8439, 2.3) as sixteen words, in little-endian order as the standard has it.
 * `rest` are the four words after the key: counter and nonce.
 */
export function chachaBlock(key: readonly number[], rest: readonly number[], rounds: number): Int32Array<ArrayBuffer> {
  const first = Int32Array.from([...CONSTANTS, ...key, ...rest]);
  const x = first.slice();
  for (let round = 0; round < rounds; round += 2) {
    quarter(x, 0, 4, 8, 12);
    quarter(x, 1, 5, 9, 13);
    quarter(x, 2, 6, 10, 14);
    quarter(x, 3, 7, 11, 15);
    quarter(x, 0, 5, 10, 15);
    quarter(x, 1, 6, 11, 12);
    quarter(x, 2, 7, 8, 13);
    quarter(x, 3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) x[i] += first[i];
  return x;
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
