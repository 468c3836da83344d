import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const gc = runInNewContext('gc') as () => void;

/** Bytes that are still needed. */
export function heap(): number {
  gc();
  return process.memoryUsage().heapUsed;
}
