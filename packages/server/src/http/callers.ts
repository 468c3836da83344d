import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Config } from '../config.ts';
import { addressKey } from '../limits.ts';
import { type People, type Person, YEAR } from '../people/people.ts';

const PLAIN = 'sixgun';
/** Only over https: a browser then gives it to nobody else, and nobody else can set it. */
const SECURE = '__Host-sixgun';
const TOKEN = /^[\w-]{43}$/;

type Asked = Pick<IncomingMessage, 'headers' | 'socket'>;

const first = (header: string | string[] | undefined): string | undefined =>
  (Array.isArray(header) ? header[0] : header)?.split(',')[0].trim();

/** Who is calling, from where, and may the page that makes him call do so? */
export class Callers {
  private readonly config: Config;
  private readonly people: People;

  constructor(config: Config, people: People) {
    this.config = config;
    this.people = people;
  }

  address({ headers, socket }: Asked): string {
    const forwarded = this.config.trustProxy ? first(headers['x-forwarded-for']) : undefined;
    return addressKey(forwarded ?? socket.remoteAddress ?? '');
  }

  /** Straight from this machine, not through a proxy on it. */
  isLocal({ headers, socket }: Asked): boolean {
    const near = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(socket.remoteAddress ?? '');
    return near && headers['x-forwarded-for'] === undefined;
  }

  private isSecure({ headers }: Asked): boolean {
    return this.config.trustProxy && first(headers['x-forwarded-proto']) === 'https';
  }

  /** Says itself who it is, so it may go to another node and say it there. */
  isProgram({ headers }: Asked): boolean {
    return bearer(headers) !== null;
  }

  /** A browser says which page calls; programs say who they are. */
  mayCall({ headers }: Asked): boolean {
    const { origin } = headers;
    if (origin === undefined) return bearer(headers) !== null;
    if (this.config.origins.includes(origin)) return true;
    return URL.canParse(origin) && new URL(origin).host === headers.host;
  }

  tokenOf(asked: Asked): string | null {
    const name = this.isSecure(asked) ? SECURE : PLAIN;
    const token = bearer(asked.headers) ?? cookies(asked.headers).get(name) ?? null;
    return token !== null && TOKEN.test(token) ? token : null;
  }

  async person(asked: Asked): Promise<Person | null> {
    const token = this.tokenOf(asked);
    return token === null ? null : this.people.byToken(token);
  }

  /** Without a token it is taken away. */
  cookie(asked: Asked, token: string | null): string {
    const secure = this.isSecure(asked);
    const rest = `Path=/; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}; Max-Age=${token === null ? 0 : YEAR / 1000}`;
    return `${secure ? SECURE : PLAIN}=${token ?? ''}; ${rest}`;
  }
}

const bearer = (headers: IncomingHttpHeaders): string | null =>
  /^Bearer ([\w-]{1,100})$/.exec(headers.authorization ?? '')?.[1] ?? null;

function cookies({ cookie = '' }: IncomingHttpHeaders): Map<string, string> {
  const pairs = cookie.split(';').map((pair) => pair.trim().split('='));
  return new Map(pairs.map(([name, ...value]) => [name, value.join('=')]));
}
