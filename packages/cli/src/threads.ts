import { availableParallelism } from 'node:os';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import type { Alarm } from '@sixgun/bots';
import { InputError } from './input.ts';

export const usualThreads = (): number => availableParallelism();

/** Milliseconds this thread has worked; older Nodes know only those that have passed, busy with others or not. */
function worked(): number {
  if (process.threadCpuUsage === undefined) return performance.now();
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Nobody waits for these games; a thought that takes more work than this has gone astray. */
const PATIENCE = 20_000;
export const alarmAfter =
  (patience = PATIENCE, clock = worked): Alarm =>
  () => {
    const until = clock() + patience;
    return () => clock() > until;
  };

type Answer<Result> = { result: Result } | { refused: string };

/** Each job done in whichever thread is free; the results are in the order of the jobs, however many threads there are. */
export async function inThreads<Job, Result>(
  script: URL,
  common: unknown,
  jobs: readonly Job[],
  threads: number,
  told: (done: number) => void,
): Promise<Result[]> {
  const results: Result[] = new Array(jobs.length);
  let next = 0;
  let done = 0;
  await Promise.all(
    Array.from({ length: Math.min(threads, jobs.length) }, async () => {
      const worker = new Worker(script, { workerData: common });
      try {
        while (next < jobs.length) {
          const at = next++;
          results[at] = await answerOf<Result>(worker, jobs[at]);
          told(++done);
        }
      } finally {
        await worker.terminate();
      }
    }),
  );
  return results;
}

function answerOf<Result>(worker: Worker, job: unknown): Promise<Result> {
  return new Promise((resolve, reject) => {
    const heard = (answer: Answer<Result>): void => {
      worker.off('error', reject);
      if ('result' in answer) resolve(answer.result);
      else reject(new InputError(answer.refused));
    };
    worker.once('message', heard);
    worker.once('error', reject);
    worker.postMessage(job);
  });
}

/** The other end: does the jobs it is sent, one after another. */
export function serveJobs<Common, Job, Result>(work: (common: Common, job: Job) => Result): void {
  parentPort?.on('message', (job: Job) => {
    parentPort?.postMessage(answered(() => work(workerData as Common, job)));
  });
}

function answered<Result>(work: () => Result): Answer<Result> {
  try {
    return { result: work() };
  } catch (error) {
    if (error instanceof InputError) return { refused: error.message };
    throw error;
  }
}

/** The file of a thread beside this one: source when run from sources, built when built. */
export const threadBeside = (url: string, name: string): URL =>
  new URL(`./${name}.${url.endsWith('.ts') ? 'ts' : 'js'}`, url);
