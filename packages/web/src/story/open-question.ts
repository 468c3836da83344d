import type { Decision, OpenQuestion } from '@sixgun/protocol';

/** The question that is open, whoever has it. */
export function openQuestion(decision: Decision | null, open: OpenQuestion | null, me: number): OpenQuestion | null {
  if (decision === null || decision.standing) return open;
  const { question } = decision;
  const { ask, by, cause } = question;
  if (ask !== 'answer') return { seats: [me], ask, by, cause };
  return { seats: [me], ask, by, cause, needed: question.needed, wants: question.wants, wanted: question.wanted };
}
