import type { Code } from '@sixgun/protocol';
import type { FastifyInstance } from 'fastify';
import { StorageError } from '../people/people.ts';
import { HEADERS } from './page.ts';
import { HTTP_STATUS, Refused } from './refused.ts';

/** What every answer carries, and how a route that fails says so. */
export function addErrors(app: FastifyInstance, sentence: (code: Code) => string): void {
  app.addHook('onRequest', async (_, reply) => {
    reply.headers(HEADERS);
    reply.header('cache-control', 'no-store');
  });
  app.setErrorHandler((error, request, reply) => {
    const code = codeOf(error);
    if (code === null) {
      request.log.error(
        { reason: error instanceof Error ? error.stack : String(error), route: request.routeOptions.url },
        'a request has failed',
      );
      return reply.code(500).send({ code: 'storage', text: sentence('storage') });
    }
    const text = (error instanceof Refused ? error.sentence : undefined) ?? sentence(code);
    return reply.code(code === 'size' ? 413 : HTTP_STATUS[code]).send({ code, text });
  });
  app.setNotFoundHandler((_, reply) =>
    reply.code(404).type('text/plain; charset=utf-8').send('There is nothing here.'),
  );
}

function codeOf(error: unknown): Refused['code'] | 'size' | null {
  if (error instanceof Refused) return error.code;
  if (error instanceof StorageError) return 'storage';
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 500;
  if (status === 413) return 'size';
  return typeof status === 'number' && status < 500 ? 'form' : null;
}
