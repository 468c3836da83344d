import { parentPort, workerData } from 'node:worker_threads';
import { playerCalled } from '@sixgun/bots';
import type { Header } from '@sixgun/engine';
import { Host, moveOf } from '@sixgun/host';
import type { Answered, Asked, ToThread } from './play-thread.ts';
import { alarmAfter } from './threads.ts';

/** Somebody waits at the table. */
const PATIENCE = 3000;
const host = Host.deal(workerData as Header);
const alarm = alarmAfter(PATIENCE, () => performance.now());
/** Questions of a table that is further than its rows have told. */
let early: Asked[] = [];

function answerWhatIsRipe(): void {
  const ripe = early.filter(({ seq }) => seq <= host.seq);
  early = early.filter(({ seq }) => seq > host.seq);
  for (const { id, seat, name, botKey } of ripe)
    parentPort?.postMessage({ id, move: moveOf(host, seat, playerCalled(name), botKey, alarm) } satisfies Answered);
}

parentPort?.on('message', (message: ToThread) => {
  if ('asked' in message) {
    early.push(message.asked);
    return answerWhatIsRipe();
  }
  for (const row of message.rows) {
    host.replayRow(row);
    answerWhatIsRipe();
  }
});
