import type { Question, Refusal, Told } from '@sixgun/engine';
import type { Names } from './names.ts';
import type { Part } from './parts.ts';

/** A sentence for everything the engine can tell, ask or refuse: what nobody can say does not compile. */
export type ToldSentences<What extends Told['what'] = Told['what']> = {
  [W in What]: (n: Names, t: Extract<Told, { what: W }>) => Part[];
};

export type QuestionSentences<Ask extends Question['ask'] = Question['ask']> = {
  [A in Ask]: (n: Names, q: Extract<Question, { ask: A }>) => Part[];
};

export type RefusalSentences<Why extends Refusal['why'] = Refusal['why']> = {
  [W in Why]: (n: Names, r: Extract<Refusal, { why: W }>) => Part[];
};
