import { parentPort, workerData } from 'node:worker_threads';
import { type Pairing, playPair } from './deal.ts';

/** One thread of the arena: plays the deals it is sent and says how they came out. */
const pairing = workerData as Pairing;
parentPort?.on('message', ({ seed, players }: { seed: string; players: number }) => {
  parentPort?.postMessage(playPair(pairing, seed, players));
});
