import { MoveError, OtherRules, RecordError } from '@sixgun/engine';
import { type Kept, Session } from '@sixgun/host';
import type { ToPage, ToWorker } from '@sixgun/protocol';
import { keep, keptGame } from './keep.ts';

let session: Session | null = null;

// The page's types describe a window; this is the little of a worker that is needed.
const port = globalThis as unknown as {
  postMessage(message: ToPage): void;
  onmessage: ((event: { data: ToWorker }) => void) | null;
};

const send = (message: ToPage): void => port.postMessage(message);

/** 256 bits, as hexadecimal digits. */
const fresh = (): string =>
  [...crypto.getRandomValues(new Uint32Array(8))].map((word) => word.toString(16).padStart(8, '0')).join('');

async function open(made: Session, resumed: boolean): Promise<void> {
  session = made;
  const info = made.info();
  const view = resumed ? made.view() : made.firstView();
  const history = resumed ? made.history() : [];
  const facts = made.facts();
  const batch = made.batch();
  const kept = await keep(made.kept());
  send({ t: 'table', info, view, facts, history, batch, kept });
}

/** A game that cannot be gone on with stays where it is, and its record is handed out. */
function revived(kept: Kept): Session | null {
  try {
    return Session.resume(kept);
  } catch (error) {
    if (!(error instanceof RecordError || error instanceof RangeError)) throw error;
    const { message } = error;
    send({ t: 'trouble', message, lost: { record: kept.record, older: error instanceof OtherRules } });
    return null;
  }
}

async function resume(message: Extract<ToWorker, { t: 'resume' }>): Promise<void> {
  const kept = message.old === null ? await keptGame() : { ...message.old, botKey: fresh() };
  if (kept === null) return send({ t: 'none' });
  const made = revived(kept);
  if (made !== null) await open(made, true);
}

/** What happened is kept before anybody hears of it. */
async function tell(s: Session): Promise<void> {
  const batch = s.batch();
  await keep(s.kept());
  send({ t: 'batch', batch });
}

async function move(s: Session, { decision, picks, sure }: Extract<ToWorker, { t: 'move' }>): Promise<void> {
  if (!s.isNow(decision)) return;
  const danger = sure ? null : s.danger(picks);
  if (danger !== null) return send({ t: 'danger', decision, picks, danger });
  try {
    s.move(picks);
  } catch (error) {
    if (!(error instanceof MoveError)) throw error;
    return send({ t: 'no', decision, refusal: error.refusal });
  }
  await tell(s);
}

async function hear(message: ToWorker): Promise<void> {
  if (message.t === 'new') return open(Session.begin(message.game, `dealt:${fresh()}`, fresh()), false);
  if (message.t === 'resume') return resume(message);
  const s = session;
  if (s === null) return;
  switch (message.t) {
    case 'shown':
      if (s.isNow(message.batch) && s.advance()) await tell(s);
      return;
    case 'move':
      return move(s, message);
    case 'next': {
      const { decision, draft } = message;
      const tree = s.isNow(decision) ? s.next(draft) : null;
      if (tree !== null) send({ t: 'tree', decision, draft, tree });
      return;
    }
    case 'back':
      if (s.takeBack()) await tell(s);
      return;
    case 'why':
      send({ t: 'why', request: message.request, refusal: s.why(message.picks, message.draft) });
      return;
  }
}

/** One message after another: what is being kept must not be overtaken. */
let last: Promise<void> = Promise.resolve();

port.onmessage = ({ data }) => {
  last = last
    .then(() => hear(data))
    .catch((error: unknown) => send({ t: 'trouble', message: error instanceof Error ? error.message : String(error) }));
};
