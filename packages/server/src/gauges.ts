import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { BotPool } from './bots/pool.ts';
import type { Crowds } from './crowd/crowds.ts';
import type { Sockets } from './http/sockets.ts';
import type { Metrics } from './metrics.ts';
import type { Tables } from './table/tables.ts';

interface Watched {
  tables: Tables;
  sockets: Sockets;
  crowds: Crowds;
  pool: BotPool;
}

/** What is looked at whenever somebody asks for the figures; answers with how to end that. */
export function addGauges(metrics: Metrics, { tables, sockets, crowds, pool }: Watched): () => void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  metrics.gauge('tables', () => tables.size);
  metrics.gauge('sockets', () => sockets.size);
  metrics.gauge('watchers', () => crowds.heads);
  metrics.gauge('bot_queue', () => pool.waiting);
  metrics.gauge('bot_threads', () => pool.size);
  metrics.gauge('event_loop_p99_ms', () => delay.percentile(99) / 1e6);
  metrics.gauge('resident_bytes', () => process.memoryUsage.rss());
  metrics.gauge('heap_bytes', () => process.memoryUsage().heapUsed);
  metrics.gauge('cpu_seconds', () => process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6);
  return () => void delay.disable();
}
