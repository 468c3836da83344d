import type { FastifyInstance } from 'fastify';
import { type Config, StartError } from '../config.ts';

const FIRST_PORT = 8080;
const TRIES = 20;
/** So many may knock at once: a connection that finds the door full tries again only after one, three, seven seconds. */
const KNOCKING = 4096;

const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

/** At the port that was asked for, or else at the first that is free; answers with the address. */
export async function listen(app: FastifyInstance, { port, host }: Config): Promise<string> {
  await app.ready();
  const ports = port === null ? Array.from({ length: TRIES }, (_, i) => FIRST_PORT + i) : [port];
  for (const each of ports) {
    try {
      await new Promise<void>((resolve, reject) => {
        app.server.once('error', reject);
        app.server.listen(each, host, KNOCKING, () => {
          app.server.off('error', reject);
          resolve();
        });
      });
      return `http://${host === '127.0.0.1' ? 'localhost' : host}:${each}/`;
    } catch (error) {
      if (isTaken(error)) continue;
      const reason = error instanceof Error && 'code' in error ? error.code : String(error);
      throw new StartError(`Port ${each} of ${host} cannot be used (${reason}); choose others with PORT and HOST.`, 1);
    }
  }
  throw new StartError(
    `Port ${ports.length === 1 ? ports[0] : `${ports[0]} to ${ports.at(-1)}`} is taken; choose another one with PORT.`,
    1,
  );
}
