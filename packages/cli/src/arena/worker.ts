import { serveJobs } from '../threads.ts';
import { type DealJob, type DealResult, type Pairing, playPair } from './deal.ts';

/** One thread of the arena: plays the deals it is sent and says how they came out. */
serveJobs<Pairing, DealJob, DealResult>((pairing, { seed, players }) => playPair(pairing, seed, players));
