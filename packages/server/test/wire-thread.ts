import { parentPort, workerData } from 'node:worker_threads';
import { Between } from './between.ts';
import type { WireOrder } from './wire.ts';

const { to } = workerData as { to: number };
const between = await new Between(() => [to]).listen();
parentPort?.on('message', (order: WireOrder) => between[order]());
parentPort?.postMessage(between.port);
