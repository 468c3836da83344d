import type { Def, Seat } from '@sixgun/engine';
import type { Names } from './names.ts';
import type { Part } from './parts.ts';

/** Why somebody has moved, as players that think about it tell it. */
interface Reason {
  openly:
    | { why: 'hurt-me' | 'hurt-sheriff' | 'hurt-others'; seat: Seat }
    | { why: 'role-open'; seat: Seat; role: Def }
    | { why: 'hunch' }
    | null;
  thinking: { by: 'no-choice' } | { by: 'experience' } | { by: 'playouts'; playouts: number; percent: number };
  suspicion: { seat: Seat; role: Def; percent: number } | null;
}

/** What is said at the table; it tells nothing that not everybody knows. */
export function reasonOpenlyIn(n: Names, { openly }: Pick<Reason, 'openly'>): Part[] | null {
  if (openly === null) return null;
  switch (openly.why) {
    case 'hurt-me':
      return n.say('reason.hurt-me', { name: n.seat(openly.seat) });
    case 'hurt-sheriff':
      return n.say('reason.hurt-sheriff', { name: n.seat(openly.seat) });
    case 'hurt-others':
      return n.say('reason.hurt-others', { name: n.seat(openly.seat) });
    case 'role-open':
      return n.say('reason.role-open', { name: n.seat(openly.seat), role: n.def(openly.role) });
    case 'hunch':
      return n.say('reason.hunch');
  }
}

/** The whole reason, sentence by sentence: for the player itself, a coach or a replay. */
export function reasonIn(n: Names, reason: Reason): Part[][] {
  const { thinking, suspicion } = reason;
  const sentences: Part[][] = [];
  const openly = reasonOpenlyIn(n, reason);
  if (openly !== null) sentences.push(openly);
  if (suspicion !== null) {
    const { seat, role, percent } = suspicion;
    sentences.push(n.say('reason.suspicion', { name: n.seat(seat), role: n.def(role), percent }));
  }
  sentences.push(thoughtIn(n, thinking));
  return sentences;
}

/** The same for whoever is advised: why it would be good to do so, in a sentence or two. */
export function adviceIn(n: Names, { openly, thinking, suspicion }: Reason): Part[] {
  const said = [
    // What is believed of somebody says more than a hunch.
    openly === null || (openly.why === 'hunch' && suspicion !== null) ? null : groundIn(n, openly),
    suspicion === null
      ? null
      : n.say('hint.suspicion', {
          name: n.seat(suspicion.seat),
          role: n.def(suspicion.role),
          percent: suspicion.percent,
        }),
  ].filter((sentence) => sentence !== null);
  const sentences = said.length > 0 ? said : [foundIn(n, thinking)];
  return sentences.flatMap((sentence, i) => (i === 0 ? sentence : [' ', ...sentence]));
}

function groundIn(n: Names, openly: NonNullable<Reason['openly']>): Part[] {
  switch (openly.why) {
    case 'hurt-me':
      return n.say('hint.hurt-me', { name: n.seat(openly.seat) });
    case 'hurt-sheriff':
      return n.say('hint.hurt-sheriff', { name: n.seat(openly.seat) });
    case 'hurt-others':
      return n.say('hint.hurt-others', { name: n.seat(openly.seat) });
    case 'role-open':
      return n.say('hint.role-open', { name: n.seat(openly.seat), role: n.def(openly.role) });
    case 'hunch':
      return n.say('hint.hunch');
  }
}

function foundIn(n: Names, thinking: Reason['thinking']): Part[] {
  if (thinking.by === 'playouts') return n.say('hint.playouts', { count: thinking.playouts });
  return n.say(thinking.by === 'no-choice' ? 'hint.no-choice' : 'hint.experience');
}

function thoughtIn(n: Names, thinking: Reason['thinking']): Part[] {
  switch (thinking.by) {
    case 'no-choice':
      return n.say('reason.no-choice');
    case 'experience':
      return n.say('reason.experience');
    case 'playouts':
      return n.say('reason.playouts', { percent: thinking.percent, count: thinking.playouts });
  }
}
