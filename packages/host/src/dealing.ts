import {
  gameKinds,
  type Header,
  hashGame,
  headLines,
  NO_SALT,
  parseRecord,
  RecordError,
  replay,
  sha256Hex,
} from '@sixgun/engine';
import { saltHash } from '@sixgun/protocol';

/** What is published before a deal, so that its secret cannot be chosen afterwards. */
export const commitmentOf = (id: string, secret: string): string => sha256Hex(`sixgun-secret-1\n${id}\n${secret}`);

/** The seed that follows from the game, the secret of the table and the salts of those who sit there. */
export function dealSeed(header: Header, id: string, secret: string, salts: readonly (string | null)[]): string {
  const given = salts.map((salt) => salt ?? NO_SALT).join(',');
  return `dealt:${sha256Hex(`sixgun-seed-1\n${id}\n${headLines(header).join('\n')}\n${secret}\n${given}`)}`;
}

/** What is checked of a record, in this order. */
export const STEPS = ['read', 'dealing', 'commitment', 'salt', 'frozen', 'seed', 'moves', 'end'] as const;
export type Step = (typeof STEPS)[number];

/** What somebody has seen of a deal before its first card; whatever is missing is not compared. */
export interface SeenBefore {
  /** The game that was asked for. */
  id?: string | undefined;
  commitment?: string | undefined;
  /** The own salt. */
  salt?: string | undefined;
  /** Set-up and hashes of all salts, as they were when secret and salts met. */
  frozen?: { header: readonly string[]; hashes: readonly (string | null)[] } | undefined;
}

/** What is wrong with a record, or nothing; each reason is a sentence for people, and belongs to one step. */
export type Verdict = { ok: true; withheld: number[] } | { ok: false; step: Step; reason: string };

/** Whoever knew the secret could choose a deal by a salt, or a word of the set-up, that he fits to it afterwards. */
function isAsFrozen(header: Header, { header: lines, hashes }: NonNullable<SeenBefore['frozen']>): boolean {
  const { id, salts } = header.dealing ?? { id: '', salts: [] };
  const isPromised = (salt: string | null, seat: number) => salt === null || saltHash(id, salt) === hashes[seat];
  return headLines(header).join('\n') === lines.join('\n') && salts.every(isPromised);
}

/** Was this game dealt as it was promised, and played as it is written? */
export function verify(record: string, seen: SeenBefore = {}): Verdict {
  const no = (step: Step, reason: string): Verdict => ({ ok: false, step, reason });
  let step: Step = 'read';
  try {
    const { header } = parseRecord(record);
    const { dealing, end, seed } = header;
    if (dealing === undefined)
      return no(
        'dealing',
        'The record does not say how its seed was made: it has no "Deal:", "Commitment:", "Secret:" and "Salts:".',
      );
    const { id, commitment, secret, salts } = dealing;
    if (seen.id !== undefined && seen.id !== id) return no('commitment', `This is the record of another game: ${id}.`);
    if (commitmentOf(id, secret) !== commitment)
      return no('commitment', 'The commitment does not fit the secret: another secret was promised before the deal.');
    if (seen.commitment !== undefined && seen.commitment !== commitment)
      return no('commitment', 'The commitment is not the one that was shown before the deal.');
    if (seen.salt !== undefined && !salts.includes(seen.salt))
      return no('salt', `The salt ${seen.salt} did not go into this deal.`);
    if (seen.frozen !== undefined && !isAsFrozen(header, seen.frozen))
      return no('frozen', 'Set-up or salts are not those that were fixed before the deal.');
    if (dealSeed(header, id, secret, salts) !== seed)
      return no(
        'seed',
        'The seed does not follow from header, secret and salts: one of them was changed after the deal.',
      );
    step = 'moves';
    const { game } = replay(record, gameKinds);
    if (!game.s.over) return no('moves', 'The moves do not come to the end of a game.');
    if (end === undefined) return no('end', 'The record does not say where it ends: it has no "End:".');
    if (hashGame(game) !== end)
      return no('end', 'The moves do not lead to the end that is written down: one of them was changed.');
    return { ok: true, withheld: salts.flatMap((salt, seat) => (salt === null ? [seat] : [])) };
  } catch (error) {
    if (error instanceof RecordError) return no(step, error.message);
    throw error;
  }
}
