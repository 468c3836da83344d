import { type GameJob, type GameResult, playJob, type Run } from './simulate.ts';
import { serveJobs } from './threads.ts';

/** One thread of a simulation. */
serveJobs<Run, GameJob, GameResult>(playJob);
