const TEXT = 0x81;
const SHORT = 126;
const LONG = 127;
const TWO_BYTES = 0x10000;

let lastText = '';
let lastFrame: Buffer | null = null;

/** One text message as it goes over the wire to a client: unmasked and whole. What many get one after another is made once. */
export function textFrame(text: string): Buffer {
  if (lastFrame === null || text !== lastText) {
    lastText = text;
    lastFrame = frameOf(text);
  }
  return lastFrame;
}

function frameOf(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length < SHORT ? 2 : length < TWO_BYTES ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = TEXT;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = SHORT;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = LONG;
    frame.writeUInt32BE(0, 2);
    frame.writeUInt32BE(length, 6);
  }
  frame.write(text, head, 'utf8');
  return frame;
}
