import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig, StartError } from './config.ts';
import { startServer } from './server.ts';

const page = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** The one option there is, for those who are used to it. */
function environment(args: readonly string[]): Record<string, string | undefined> {
  const at = args.indexOf('--port');
  return at < 0 ? process.env : { ...process.env, PORT: args[at + 1] ?? 'nothing' };
}

/** Where others in the same network find it. */
function addresses(address: string): string[] {
  const { hostname, port } = new URL(address);
  if (hostname !== '0.0.0.0' && hostname !== '[::]') return [address];
  const found = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  const outside = found.filter(({ family, internal }) => family === 'IPv4' && !internal);
  return [`http://localhost:${port}/`, ...outside.map((each) => `http://${each.address}:${port}/`)];
}

async function main(): Promise<void> {
  const config = readConfig(environment(process.argv.slice(2)));
  if (!config.test && !existsSync(join(page, 'index.html')))
    throw new StartError('The page is not built yet: run "npm run build" first.', 1);
  const server = await startServer({
    config,
    page,
    fenced() {
      console.error('Another server has taken over this database, so this one stops.');
      process.exit(1);
    },
  });
  const { olderGames } = server;
  if (olderGames > 0)
    console.log(
      `${olderGames} open games were begun under other rules; each goes on if it plays the same under these.`,
    );
  console.log(`Sixgun is served at ${addresses(server.address).join(' and ')} (stop with Ctrl+C)`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      setTimeout(() => {
        console.error(
          'The store or a connection does not answer, so the server ends without it; the log has what counts.',
        );
        process.exit(1);
      }, 5000).unref();
      void server.stop().then((handed) => {
        if (handed !== null) console.log(`${handed.tables} tables were handed over in ${handed.ms} ms.`);
        process.exit(0);
      });
    });
}

await main().catch((error: unknown) => {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(error.exitCode);
});
