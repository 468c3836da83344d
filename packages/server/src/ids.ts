import { createHash, randomBytes } from 'node:crypto';

const CROCKFORD = '0123456789abcdefghjkmnpqrstvwxyz';

const crockford = (count: number): string => Array.from(randomBytes(count), (byte) => CROCKFORD[byte & 31]).join('');

/** 50 random bits: a link to a table is a key. */
export const newTableId = (): string => crockford(10);
export const newGameId = (): string => `g${crockford(15)}`;
export const newPersonId = (): string => `p${crockford(11)}`;

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
/** Five letters that can be said aloud, while people may still sit down. */
export const newCode = (): string =>
  Array.from({ length: 5 }, () => LETTERS[randomBytes(1)[0] % LETTERS.length]).join('');

export const newSecret = (): string => randomBytes(32).toString('hex');
export const newToken = (): string => randomBytes(32).toString('base64url');

/** 125 bits in groups of five, shown once. */
export const newRecoveryCode = (): string => crockford(25).replace(/(.{5})(?=.)/g, '$1-');
/** As somebody types it from a sheet of paper. */
export const readRecoveryCode = (text: string): string =>
  text.toLowerCase().replace(/[\s-]/g, '').replace(/o/g, '0').replace(/[il]/g, '1');

/** Enough for what has 125 random bits or more. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
