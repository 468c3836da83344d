import type { OpenQuestion } from '@sixgun/protocol';
import type { Scene } from '../story/scene.ts';
import type { TableState } from '../story/table-state.ts';

/** The question that is open, whoever has it. */
export function openQuestion({ decision, open, info }: TableState): OpenQuestion | null {
  if (decision === null || decision.standing) return open;
  const { question } = decision;
  const { ask, by, cause } = question;
  if (ask !== 'answer') return { seats: [info.me], ask, by, cause };
  return { seats: [info.me], ask, by, cause, needed: question.needed, wants: question.wants, wanted: question.wanted };
}

/** How a scene is laid out. */
export type Form = 'alone' | 'shot' | 'duel' | 'row' | 'store' | 'event' | 'indians';

/** Whom the scene concerns beside the one who does it decides what it looks like. */
export function formOf(scene: Scene, question: OpenQuestion | null): Form {
  if (scene.prop.kind === 'event') return 'event';
  if (scene.told.what === 'indians') return 'indians';
  const answers = scene.laid.map(({ seat }) => seat);
  if (scene.to.length === 1) {
    const isDuel = question?.ask === 'answer' && question.wants === 'card';
    return isDuel || (scene.by !== undefined && answers.includes(scene.by)) ? 'duel' : 'shot';
  }
  if (scene.to.length > 1) return 'row';
  if (question?.ask === 'pick-store' || scene.after?.what === 'store-take') return 'store';
  if (scene.by === undefined) return 'alone';
  const others = [...(question?.ask === 'answer' ? question.seats : []), ...scene.spared, ...lossesIn(scene)];
  return others.some((seat) => seat !== scene.by) ? 'row' : 'alone';
}

const lossesIn = ({ changes }: Scene): number[] => changes.map(({ seat }) => seat);
