/** A 64-bit fingerprint of a text, the same in every engine that runs JavaScript. */
export function hashText(text: string): string {
  let a = 0x9e3779b1;
  let b = 0x85ebca77;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    a = Math.imul(a ^ c, 0x01000193);
    b = Math.imul(b ^ (c + i), 0xc2b2ae35);
    b ^= b >>> 15;
  }
  a ^= b >>> 13;
  a = Math.imul(a, 0x85ebca6b);
  b ^= a >>> 16;
  return (a >>> 0).toString(16).padStart(8, '0') + (b >>> 0).toString(16).padStart(8, '0');
}
