import { ENGINE_VERSION } from '@sixgun/engine';
import type { Code } from '@sixgun/protocol';
import { loadTexts } from '@sixgun/texts';
import Fastify, { LogController } from 'fastify';
import { adviserIn } from './bots/adviser.ts';
import { BotPool, type PoolOptions } from './bots/pool.ts';
import { thinkIn } from './bots/think.ts';
import { clock } from './clock.ts';
import type { Config } from './config.ts';
import { Crowds } from './crowd/crowds.ts';
import { addGauges } from './gauges.ts';
import { Callers } from './http/callers.ts';
import type { Silence } from './http/connection.ts';
import { addErrors } from './http/errors.ts';
import { listen } from './http/listen.ts';
import { servePage } from './http/page.ts';
import { addRoutes } from './http/routes.ts';
import { Sockets } from './http/sockets.ts';
import { newGameId, newToken } from './ids.ts';
import { Limits, SharedCounts } from './limits.ts';
import { Metrics } from './metrics.ts';
import { Cluster } from './nodes/cluster.ts';
import { alone, type Nodes, type Peer } from './nodes/nodes.ts';
import { People, StorageError } from './people/people.ts';
import { openStore } from './store/open.ts';
import type { Store, StoreEvents } from './store/store.ts';
import { tidy } from './table/janitor.ts';
import { Tables } from './table/tables.ts';

const MOST_BODY = 16 * 1024;
/** Milliseconds in which a request has to come to its end; three times as many without a byte of it or its answer. */
const ASKED_WITHIN = 20_000;
const TICK = 5000;
const TIDY = 10 * 60_000;
const STOP_WITHIN = 5000;
const BOT_PACE = 900;
/** Tests play a game in seconds. */
const TEST_BOT_PACE = 5;
const TEST_HOLD_FACTOR = 0.01;

export interface ServerOptions {
  config: Config;
  /** Folder of the built page. */
  page: string;
  /** Where it is kept instead of in the data folder. */
  store?: (events: StoreEvents) => Store | Promise<Store>;
  /** How the threads of the bots work, and when somebody who is silent or slow is taken to be gone: for tests. */
  bots?: PoolOptions;
  silence?: Silence;
  askedWithin?: number;
  /** Another server has taken the database over: this one has stopped. */
  fenced(): void;
}

export interface RunningServer {
  address: string;
  /** Games of another version of the rules, which are played again with care when somebody comes. */
  olderGames: number;
  /** Resolves when all is closed; says what other nodes have got. */
  stop(): Promise<HandedOver | null>;
}

interface HandedOver {
  tables: number;
  ms: number;
}

export async function startServer({
  config,
  page,
  store: open,
  bots,
  silence,
  askedWithin = ASKED_WITHIN,
  fenced,
}: ServerOptions): Promise<RunningServer> {
  const texts = await loadTexts('en', []);
  const sentence = (code: Code): string => texts.t(`code.${code}`);
  const metrics = new Metrics();
  const app = Fastify({
    logger: { level: config.logLevel, redact: ['req.headers', 'res.headers'] },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MOST_BODY,
    requestTimeout: askedWithin,
    connectionTimeout: 3 * askedWithin,
    http: { headersTimeout: askedWithin, requestTimeout: askedWithin, connectionsCheckingInterval: askedWithin / 4 },
    forceCloseConnections: true,
  });
  let closing = false;
  const events: StoreEvents = {
    fenced() {
      app.log.error('another server has taken the database over');
      closing = true;
      tables.stop('moved');
      fenced();
    },
    failed: (reason) => {
      metrics.count('failed_commits');
      app.log.error({ reason }, 'a commit has failed');
    },
    committed(units, ms) {
      metrics.observe('commit_ms', ms);
      metrics.observe('group_size', units);
    },
  };
  const store = await (open ?? ((heard) => openStore(config, heard)))(events);
  const people = new People(store, clock.now);
  const callers = new Callers(config, people);
  const isCluster = config.databaseUrl !== null && open === undefined;
  const counts = isCluster ? new SharedCounts(store) : null;
  const limits = new Limits(config.test, () => performance.now(), counts);
  const pool = new BotPool({
    timed: (what, ms) => metrics.observe(`bot_${what}_ms`, ms),
    replaced: () => metrics.count('replaced_bot_threads'),
    ...bots,
  });
  const failed = (what: string) => (error: unknown) => app.log.error({ reason: String(error) }, what);
  const load = (): number => tables.size + sockets.size;
  const handOver = (only?: string, to?: Peer): Promise<number> =>
    tables
      .handOver(() => to ?? nodes.leastLoaded(), only)
      .catch((error: unknown) => {
        failed('handing tables over')(error);
        return 0;
      });
  const { node: id, nodeUrl: url } = config;
  const nodes: Nodes = !isCluster
    ? alone(newGameId())
    : new Cluster(
        { id, pass: newToken(), url, store, load, now: () => performance.now() },
        {
          silent() {
            metrics.count('silences');
            app.log.error('the database has not heard of this node for too long, so its tables leave memory');
            tables.drop();
          },
          // Where nobody could take them they stay, until the node is stopped.
          drain: () => void (nodes.leastLoaded() === null || handOver()),
          move: (table, to) => void handOver(table, to),
          orphaned(left) {
            metrics.count('taken_over', '', left.length);
            for (const table of left)
              void tables.get(table).catch((error: unknown) => {
                // Somebody else was quicker, or the database hears nobody: what is left is found again.
                if (!(error instanceof StorageError)) failed('taking a table over')(error);
              });
          },
          parted: (person, device) => sockets.part(person, device),
          died: (node) => sockets.cutOff(node),
        },
      );
  const around = {
    store,
    clock,
    random: Math.random,
    metrics,
    holdFactor: config.test ? TEST_HOLD_FACTOR : 1,
    botPace: config.test ? TEST_BOT_PACE : BOT_PACE,
    think: thinkIn(pool, (why, level, reason) => {
      metrics.count('bot_fallbacks', `why="${why}",level="${level}"`);
      if (why === 'failed') app.log.warn({ level, reason }, 'a bot has failed');
    }),
    advise: adviserIn(pool),
    nodes,
    mostGuests: config.onlookers,
    words: config.words,
    log: (level, what, about) => app.log[level](about, what),
    sentence,
  } satisfies ConstructorParameters<typeof Tables>[0];
  const tables = new Tables(around, config.maxTables);
  const isClosing = (): boolean => closing;
  const part = (person: string, device: string | null): Promise<void> => {
    sockets.part(person, device);
    return nodes.part(person, device);
  };

  addErrors(app, sentence);
  addRoutes(app, { config, store, people, callers, tables, limits, metrics, nodes, part, closing: isClosing });
  servePage(app, page);
  const crowds = new Crowds(tables, nodes, clock.now);
  const sockets = new Sockets(app.server, {
    callers,
    tables,
    crowds,
    mostGuests: config.onlookers,
    limits,
    metrics,
    nodes,
    silence,
    sentence,
    closing: isClosing,
  });
  const endGauges = addGauges(metrics, { tables, sockets, crowds, pool });

  let address: string;
  try {
    address = await listen(app, config);
  } catch (error) {
    pool.close();
    await store.close();
    throw error;
  }
  const ticks = [
    setInterval(() => tables.tick(), TICK),
    setInterval(() => limits.sweep(), TICK),
    setInterval(() => void tidy(tables, around).catch(failed('tidying')), TIDY),
    setInterval(() => void people.tidy().catch(failed('tidying')), TIDY),
    setInterval(() => void counts?.sweep().catch(failed('tidying')), TIDY),
  ];
  for (const tick of ticks) tick.unref();
  await nodes.start(config.nodeAddress ?? address);
  const [older] = await store.all('games.older', ENGINE_VERSION);
  void tables.loadLasting().catch(failed('loading games that last for days'));

  return {
    address,
    olderGames: Number(older?.n ?? 0),
    async stop() {
      if (closing && !app.server.listening) return null;
      const began = performance.now();
      let handed: HandedOver | null = null;
      closing = true;
      for (const tick of ticks) clearInterval(tick);
      endGauges();
      if (nodes.others().length > 0) {
        // Nobody waits until all others know: what they still send here they find again.
        const marked = nodes.drain().catch(failed('saying that tables are handed over'));
        const count = await handOver();
        handed = { tables: count, ms: Math.round(performance.now() - began) };
        await marked;
      }
      crowds.close();
      tables.stop('closing');
      pool.close();
      sockets.close();
      const timer = setTimeout(() => sockets.terminate(), STOP_WITHIN / 4);
      // Without a database nobody hears of it, and the lease runs out by itself.
      await nodes.leave().catch(failed('leaving'));
      await Promise.all([app.close(), store.close()]);
      clearTimeout(timer);
      return handed;
    },
  };
}
