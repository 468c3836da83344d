import { parentPort, workerData } from 'node:worker_threads';
import { type BenchSetup, measure } from './measure.ts';

const { setup, seconds } = workerData as { setup: BenchSetup; seconds: number };
parentPort?.postMessage(measure(setup, seconds));
