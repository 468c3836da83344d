/**
 * A player from outside: a token, the protocol's client, and nothing of the rules.
 * After a build: node examples/outside-bot.ts http://localhost:8080 ABCDE Robin   (Node 22.18 or newer)
 * It sits down at the table of that code or number, and plays at random until the game is over.
 */
import { randomBytes } from 'node:crypto';
import {
  type Box,
  Connection,
  decodeTree,
  Follower,
  type PickNode,
  type Room,
  saltHash,
  type ToClient,
} from '@sixgun/protocol';

const [base = '', wanted = '', name = 'Robin'] = process.argv.slice(2);
if (!URL.canParse(base) || wanted === '') {
  console.error('Say where and at which table: node examples/outside-bot.ts http://localhost:8080 ABCDE Robin');
  process.exit(2);
}

async function call<T>(method: string, path: string, token?: string, body?: unknown): Promise<T> {
  const headers = {
    'content-type': 'application/json',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  const response = await fetch(new URL(path, base), {
    method,
    headers,
    body: body === undefined ? null : JSON.stringify(body),
  });
  if (response.ok) return response.json() as Promise<T>;
  const { text } = (await response.json()) as { text: string };
  console.error(`${method} ${path}: ${text}`);
  process.exit(1);
}

// Who I am, and where the table is.
const me = await call<{ id: string; token: string }>('POST', '/api/me', undefined, { name });
const { socket } = await call<{ socket: string }>('GET', `/api/tables/${wanted}`, me.token);

const salts = new Map<string, string>();
/** Picks of the move under way, and the question they answer. */
let picks: number[] = [];
let q = -1;

const follower = new Follower({
  send: (message) => connection.send(JSON.stringify(message)),
  newId: () => randomBytes(9).toString('base64url'),
  heard(heard) {
    if (heard.t === 'box')
      void call<Box>('GET', `/info/${heard.hash}.json`).then((box) => follower.know(heard.hash, box));
    if (heard.t === 'message') hear(heard.message);
    decide();
  },
});

const connection = new Connection({
  url: new URL(socket, base.replace(/^http/, 'ws')).href,
  connect(url, events) {
    // Node's own WebSocket takes headers; a browser sends its cookie by itself.
    const opened = new WebSocket(url, { headers: { authorization: `Bearer ${me.token}` } } as never);
    opened.onopen = () => events.open();
    opened.onmessage = ({ data }) => events.message(String(data));
    opened.onclose = ({ code }) => events.closed(code);
    return { send: (text) => opened.send(text), close: () => opened.close() };
  },
  later(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  random: Math.random,
  opened: () => follower.connected(),
  message: (text) => follower.hear(JSON.parse(text) as ToClient),
  lost(final) {
    if (final === null) return;
    console.error(`The table is closed to me (${final}).`);
    process.exit(1);
  },
});

function hear(message: ToClient): void {
  // Only now the next loss is the first one again, and the way back quick.
  if (message.t === 'welcome') connection.stands();
  if (message.t === 'room') look(message.doc);
  // Everybody's salt goes into the deal, so that nobody can have chosen it.
  if (message.t === 'deal') connection.send(JSON.stringify({ t: 'salt', salt: salts.get(message.id) }));
  if (message.t === 'tree' && message.q === q) choose(decodeTree(message.tree));
}

/** Sits down, and promises a salt for the next deal. */
function look({ status, seats, deal }: Room): void {
  const isSeated = seats.some(({ person }) => person === me.id);
  if (status === 'waiting' && !isSeated) connection.send(JSON.stringify({ t: 'sit' }));
  if (status === 'waiting' && isSeated && deal !== null && !salts.has(deal.id)) {
    salts.set(deal.id, randomBytes(16).toString('hex'));
    connection.send(JSON.stringify({ t: 'ready', hash: saltHash(deal.id, salts.get(deal.id) ?? '') }));
  }
  if (status !== 'over') return;
  console.log(`The game is over; its record is at ${new URL(`/api/games/${follower.game}`, base).href}`);
  connection.close();
}

/** Answers what it is asked; any-time abilities beside somebody else's question it leaves alone. */
function decide(): void {
  const { ask, decision, underWay } = follower;
  if (ask === null || decision === null || underWay !== null) return;
  if (decision.standing || decision.sealed !== null || ask.q === q) return;
  q = ask.q;
  picks = [];
  choose(decodeTree(decision.tree));
}

/** Walks down the tree until a move is whole; where the rules choose how it goes on, asks for the rest. */
function choose(tree: readonly PickNode[]): void {
  for (let level = tree; ; ) {
    const { pick, ends, next } = level[Math.floor(Math.random() * level.length)];
    picks.push(pick);
    if (ends === 'next') return connection.send(JSON.stringify({ t: 'next', q, draft: picks }));
    if (ends === 'whole') return void follower.move(picks, true);
    level = next;
  }
}
