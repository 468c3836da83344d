import type { ToPage, ToWorker } from '../protocol.ts';
import { Session } from './session.ts';

let session: Session | null = null;

// The page's types describe a window; this is the little of a worker that is needed.
const port = globalThis as unknown as {
  postMessage(message: ToPage): void;
  onmessage: ((event: { data: ToWorker }) => void) | null;
};

const send = (message: ToPage): void => port.postMessage(message);

function open(made: Session, resumed: boolean): void {
  session = made;
  const view = resumed ? made.view() : made.firstView();
  send({ type: 'table', info: made.info(), view, facts: made.facts(), history: made.history, batch: made.batch() });
}

function hear(message: ToWorker): void {
  if (message.type === 'new') return open(Session.begin(message.game), false);
  if (message.type === 'resume') return open(Session.resume(message.saved), true);
  const s = session;
  if (s === null) return;
  switch (message.type) {
    case 'ready':
      if (s.isNow(message.batch) && s.advance()) send({ type: 'batch', batch: s.batch() });
      return;
    case 'choose': {
      if (!s.isNow(message.decision)) return;
      const danger = message.sure ? null : s.danger(message.option);
      if (danger !== null) {
        send({ type: 'danger', decision: message.decision, option: message.option, danger });
        return;
      }
      s.choose(message.option);
      send({ type: 'batch', batch: s.batch() });
      return;
    }
    case 'cancel':
      s.cancel();
      send({ type: 'batch', batch: s.batch() });
      return;
    case 'take-back':
      if (s.takeBack()) send({ type: 'batch', batch: s.batch() });
      return;
    case 'why':
      send({ type: 'why', request: message.request, refusal: s.why(message.picks) });
      return;
  }
}

port.onmessage = ({ data }) => {
  try {
    hear(data);
  } catch (error) {
    send({ type: 'trouble', message: error instanceof Error ? error.message : String(error) });
  }
};
