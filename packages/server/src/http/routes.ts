import { createHash } from 'node:crypto';
import { LIMITS, PORTRAITS, setupDoc } from '@sixgun/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Config } from '../config.ts';
import type { Limits, SharedRate } from '../limits.ts';
import type { Metrics } from '../metrics.ts';
import type { Nodes } from '../nodes/nodes.ts';
import { askOthers, isFromNode, isPassedOn, tellOthers } from '../nodes/passage.ts';
import type { People, Person } from '../people/people.ts';
import type { Store } from '../store/store.ts';
import { unplayable } from '../table/doc.ts';
import type { Tables } from '../table/tables.ts';
import { cleanLine } from '../words.ts';
import type { Callers } from './callers.ts';
import { type HttpCode, Refused } from './refused.ts';

export interface Parts {
  config: Config;
  store: Store;
  people: People;
  callers: Callers;
  tables: Tables;
  limits: Limits;
  metrics: Metrics;
  nodes: Nodes;
  /** Sockets of a device that was signed out are closed, at whatever node they are; null: of all devices. */
  part(person: string, device: string | null): Promise<void>;
  /** Is the server about to stop? */
  closing(): boolean;
}

/** How somebody wants to be seen. */
const looks = v.strictObject({
  name: v.exactOptional(v.pipe(v.string(), v.maxLength(LIMITS.nameCharacters))),
  portrait: v.exactOptional(v.nullable(v.picklist(PORTRAITS))),
});
const recovery = v.strictObject({ code: v.pipe(v.string(), v.maxLength(60)) });
const idParam = v.object({ id: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)) });

const shown = ({ id, name, portrait }: Person) => ({ id, name, portrait });

const refuse = (code: HttpCode, sentence?: string): never => {
  throw new Refused(code, sentence);
};

function read<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T {
  const found = v.safeParse(schema, value);
  return found.success ? found.output : refuse('form');
}

/** Everything that is asked without a socket. */
export function addRoutes(app: FastifyInstance, parts: Parts): void {
  const { people, callers, tables, nodes } = parts;
  const asked = (request: FastifyRequest) => request.raw;
  const within = async (what: SharedRate, request: FastifyRequest): Promise<void> => {
    if (!(await parts.limits.takeEverywhere(what, callers.address(asked(request))))) refuse('rate');
  };
  /** Nothing is changed for a page of somebody else. */
  const signedIn = async (request: FastifyRequest): Promise<Person> => {
    if (request.method !== 'GET' && !callers.mayCall(asked(request))) refuse('origin');
    const person = (await callers.person(asked(request))) ?? refuse('auth');
    if (request.method !== 'GET' && !parts.limits.take('changes', person.id)) refuse('rate');
    return person;
  };
  const welcome = (request: FastifyRequest, reply: FastifyReply, token: string) =>
    reply.header('set-cookie', callers.cookie(asked(request), token));

  app.post('/api/me', async (request, reply) => {
    const { origin } = request.headers;
    if (origin !== undefined && !callers.mayCall(asked(request))) refuse('origin');
    // A browser may have thrown away what its pages keep, and not its cookie: whoever sits at it is still the same.
    const known = origin === undefined ? null : await callers.person(asked(request));
    if (known !== null) return shown(known);
    await within('people', request);
    const { name: wanted, portrait = null } = read(looks, request.body ?? {});
    const made = (await people.create(wanted, portrait)) ?? refuse('name');
    welcome(request, reply, made.token).code(201);
    // A page never sees its token; a program, which has no Origin, keeps it by itself.
    return { ...shown(made.person), ...(origin === undefined ? { token: made.token } : {}) };
  });
  app.get('/api/me', async (request, reply) => {
    const person = await signedIn(request);
    const token = callers.tokenOf(asked(request));
    // Whoever comes again and again keeps his cookie for longer than its first year.
    if (token !== null && !callers.isProgram(asked(request))) welcome(request, reply, token);
    return shown(person);
  });
  app.patch('/api/me', async (request) => {
    const person = await signedIn(request);
    const changed = (await people.change(person, read(looks, request.body))) ?? refuse('name');
    tables.meet(changed);
    await tellOthers(nodes, `/node/met/${changed.id}`);
    return shown(changed);
  });
  // Somebody who sits at a table here has another name or face, and has said so at another node.
  app.post('/node/met/:id', async (request, reply) => {
    if (!isFromNode(request, nodes)) refuse('auth');
    const person = await people.byId(read(idParam, request.params).id);
    if (person !== null) tables.meet(person);
    return reply.code(204).send();
  });
  app.post('/node/left/:id', async (request, reply) => {
    if (!isFromNode(request, nodes)) refuse('auth');
    const person = await people.byId(read(idParam, request.params).id);
    if (person !== null) await tables.unseat(person);
    return reply.code(204).send();
  });
  app.delete('/api/me', async (request, reply) => {
    const person = await signedIn(request);
    // First, so that whoever hears nothing because the server dies can ask for it again.
    await tables.unseat(person);
    await tellOthers(nodes, `/node/left/${person.id}`);
    await people.forget(person);
    await parts.part(person.id, null);
    return reply
      .header('set-cookie', callers.cookie(asked(request), null))
      .code(204)
      .send();
  });
  app.get('/api/me/devices', async (request) => people.devices(await signedIn(request)));
  app.delete('/api/me/devices/:id', async (request, reply) => {
    const person = await signedIn(request);
    const device = read(idParam, request.params).id;
    await people.forgetDevice(person, device);
    await parts.part(person.id, device);
    return reply.code(204).send();
  });
  app.post('/api/me/recovery', async (request) => ({ code: await people.newRecovery(await signedIn(request)) }));
  app.post('/api/recover', async (request, reply) => {
    const { origin } = request.headers;
    if (origin !== undefined && !callers.mayCall(asked(request))) refuse('origin');
    await within('recovery', request);
    const found = (await people.recover(read(recovery, request.body).code)) ?? refuse('auth');
    welcome(request, reply, found.token);
    return { id: found.person, code: found.code, ...(origin === undefined ? { token: found.token } : {}) };
  });
  addTables(app, parts, signedIn, within);
  addHealth(app, parts);
}

type SignedIn = (request: FastifyRequest) => Promise<Person>;
type Within = (what: SharedRate, request: FastifyRequest) => Promise<void>;

const LIST_LIVES = 1000;

function addTables(
  app: FastifyInstance,
  { tables, store, limits, nodes, callers, closing }: Parts,
  signedIn: SignedIn,
  within: Within,
): void {
  let list = { at: Number.NEGATIVE_INFINITY, text: '', tag: '' };
  app.get('/api/tables', async (request, reply) => {
    if (performance.now() - list.at > LIST_LIVES) {
      const text = JSON.stringify({ tables: await tables.listed() });
      list = { at: performance.now(), text, tag: `"${createHash('sha256').update(text).digest('hex').slice(0, 20)}"` };
    }
    reply.header('etag', list.tag).header('cache-control', 'no-cache').type('application/json');
    return request.headers['if-none-match'] === list.tag ? reply.code(304).send() : reply.send(list.text);
  });
  app.post('/api/tables', async (request, reply) => {
    const person = await signedIn(request);
    if (closing()) refuse('closing');
    await within('tables', request);
    if (tables.isFull) refuse('full');
    const wanted = read(setupDoc, request.body);
    const setup = { ...wanted, name: cleanLine(wanted.name) ?? refuse('name') };
    const wrong = unplayable(setup);
    if (wrong !== null) refuse('refused', wrong);
    const most = limits.most('openTablesOfPerson');
    const made =
      (await tables.create(setup, person, most)) ??
      refuse('full', `You have ${most} tables open already; finish or leave one of them first.`);
    return reply.code(201).send({ ...made, socket: `/ws/${made.id}` });
  });
  app.get('/api/tables/:id', async (request) => {
    await signedIn(request);
    const wanted = read(idParam, request.params).id;
    // Short codes could be tried through.
    if (wanted.length === 5) await within('codes', request);
    const id = (await tables.idOf(wanted)) ?? refuse('no-table');
    return (await tables.about(id)) ?? refuse('no-table');
  });
  app.get('/api/games/:id', async (request, reply) => {
    const [found] = await store.all('game.get', read(idParam, request.params).id);
    if (typeof found?.record !== 'string') return refuse('no-table', 'There is no record of such a game yet.');
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('text/plain; charset=utf-8')
      .send(found.record);
  });
  app.get('/info/:file', async (request, reply) => {
    const { file } = read(v.object({ file: v.pipe(v.string(), v.regex(/^[0-9a-f]{8,64}\.json$/)) }), request.params);
    const own = tables.box(file.replace('.json', ''));
    const asks = own === null && !isPassedOn(request) && nodes.others().length > 0;
    if (asks && !limits.take('boxes', callers.address(request.raw))) refuse('rate');
    const box = own ?? (asks ? await askOthers(nodes, `/info/${file}`) : null);
    if (box === null) return refuse('no-table', 'Nothing is played with such a box.');
    return reply.header('cache-control', 'public, max-age=31536000, immutable').send(box);
  });
}

function addHealth(app: FastifyInstance, { config, store, metrics, callers, tables, nodes, closing }: Parts): void {
  app.get('/healthz', async () => ({ alive: true }));
  app.get('/readyz', async (_, reply) => {
    const ready = store.isWell() && nodes.isTrusted() && !closing();
    return reply.code(ready ? 200 : 503).send({ ready });
  });
  app.get('/metrics', async (request, reply) => {
    const { metricsToken } = config;
    const mayRead =
      metricsToken === null ? callers.isLocal(request.raw) : request.headers.authorization === `Bearer ${metricsToken}`;
    return mayRead ? reply.type('text/plain; version=0.0.4').send(metrics.text()) : refuse('auth');
  });
  if (!config.test) return;
  // What the server knows, so that a test can compare; it does not exist otherwise.
  app.get('/test/view/:id/:audience', async (request) => {
    const { id, audience } = read(v.object({ id: v.string(), audience: v.string() }), request.params);
    const peer = isPassedOn(request) ? null : await tables.elsewhere(id);
    if (peer !== null) return askOthers(nodes, `/test/view/${id}/${audience}`, peer);
    return (await tables.get(id))?.viewOf(Number(audience)) ?? refuse('no-table');
  });
  app.get('/test/log/:game', async (request) => {
    const { game } = read(v.object({ game: v.string() }), request.params);
    return store.all('log.of', game);
  });
}
