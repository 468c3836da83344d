import type { IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Nodes, Peer } from './nodes.ts';

/** Says that another node has passed this on already: nothing goes round in circles. */
export const PASSED = 'x-sixgun-node';
const PATIENCE = 2000;

export const isPassedOn = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean => headers[PASSED] !== undefined;

/** What was asked, once more as text, with where it came from. */
function asText({ method, url, rawHeaders, headers, socket }: IncomingMessage, from: string): string {
  const lines = [`${method} ${url} HTTP/1.1`];
  for (let i = 0; i < rawHeaders.length; i += 2)
    if (!['x-forwarded-for', PASSED].includes(rawHeaders[i].toLowerCase()))
      lines.push(`${rawHeaders[i]}: ${rawHeaders[i + 1]}`);
  const way = [headers['x-forwarded-for'], socket.remoteAddress].flat().filter((each) => each !== undefined);
  lines.push(`X-Forwarded-For: ${way.join(', ')}`, `${PASSED}: ${from}`);
  return `${lines.join('\r\n')}\r\n\r\n`;
}

/**
 * Joins a socket to the node that has its table, byte by byte; whoever is cut off at one end is cut off at the other.
 * False: that node does not answer, and the socket is as it was.
 */
export async function passOn(
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  { address }: Peer,
  from: string,
): Promise<boolean> {
  const there = await reach(address);
  if (there === null) return false;
  const end = (): void => {
    there.destroy();
    socket.destroy();
  };
  for (const side of [there, socket]) {
    side.on('error', end);
    side.on('close', end);
  }
  if (socket.destroyed) end();
  there.setNoDelay(true);
  there.write(asText(request, from));
  if (head.length > 0) there.write(head);
  there.pipe(socket);
  socket.pipe(there);
  return true;
}

function reach(address: string): Promise<Socket | null> {
  const { hostname, port } = new URL(address);
  const there = connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) });
  return new Promise((resolve) => {
    const fail = (): void => {
      there.destroy();
      resolve(null);
    };
    there.setTimeout(PATIENCE, fail);
    there.once('error', fail);
    there.once('connect', () => {
      there.setTimeout(0);
      there.off('error', fail);
      resolve(there);
    });
  });
}

const NODE_PASS = 'x-sixgun-pass';

/** Is it one of the nodes that calls, and not somebody from outside? */
export const isFromNode = ({ headers }: Pick<IncomingMessage, 'headers'>, { pass }: Nodes): boolean =>
  pass !== '' && headers[NODE_PASS] === pass;

/** Every other node hears of something that stands in the database; one that does not answer must find it there. */
export async function tellOthers(nodes: Nodes, path: string): Promise<void> {
  const tell = ({ address, pass }: Peer) =>
    fetch(new URL(path, address), {
      method: 'POST',
      headers: { [PASSED]: nodes.id, [NODE_PASS]: pass },
      signal: AbortSignal.timeout(PATIENCE),
    }).catch(() => null);
  await Promise.all(nodes.others().map(tell));
}

/** The answer of the first other node that has one. */
export async function askOthers(nodes: Nodes, path: string, only?: Peer): Promise<unknown> {
  for (const { address } of only === undefined ? nodes.others() : [only]) {
    const answer = await fetch(new URL(path, address), {
      headers: { [PASSED]: nodes.id },
      signal: AbortSignal.timeout(PATIENCE),
    }).catch(() => null);
    if (answer?.ok === true) return answer.json();
  }
  return null;
}
