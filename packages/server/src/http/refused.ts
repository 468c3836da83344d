import type { Code } from '@sixgun/protocol';

export type HttpCode = Extract<
  Code,
  'form' | 'auth' | 'origin' | 'rate' | 'full' | 'closing' | 'storage' | 'no-table' | 'name' | 'refused'
>;

export const HTTP_STATUS: Readonly<Record<HttpCode, number>> = {
  form: 400,
  name: 400,
  refused: 400,
  auth: 401,
  origin: 403,
  'no-table': 404,
  rate: 429,
  full: 503,
  closing: 503,
  storage: 503,
};

/** Something is not done; the code is for programs, the sentence for people. */
export class Refused extends Error {
  readonly code: HttpCode;
  readonly sentence: string | undefined;
  constructor(code: HttpCode, sentence?: string) {
    super(code);
    this.code = code;
    this.sentence = sentence;
  }
}
