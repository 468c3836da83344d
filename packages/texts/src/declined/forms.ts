/** Cases in which sentences speak of somebody; the first one is the name itself. */
export const cases = ['gen', 'dat', 'acc', 'loc', 'ins'] as const;
export type Case = (typeof cases)[number];
export type Forms = Readonly<Record<Case, string>>;

/** Sentences that decline names, beside the neutral ones for names nobody knows how to decline. */
export interface Declined {
  readonly names: Readonly<Record<string, readonly string[]>>;
  readonly sentences: Readonly<Record<string, string>>;
}
