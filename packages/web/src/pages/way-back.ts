import { type KnownTable, knownTables } from '../online/known-tables.ts';
import { goTo, here } from '../state/history.ts';

const DAY = 24 * 3600_000;
const MOST = 2;
const GOES_ON: readonly KnownTable['status'][] = ['waiting', 'dealing', 'open'];

/** Tables of the server at which one sits and something is still to come. */
export const tablesToGoBackTo = (most = MOST): KnownTable[] =>
  knownTables()
    .filter(({ seated, status, at }) => seated && GOES_ON.includes(status) && Date.now() - at < DAY)
    .slice(0, most);

const ME = 'me/';

/** A link that makes this device one's own; the code leaves the address at once, so that nobody else sees it there. */
export const recoveryLink = (code: string): string => `${location.origin}${location.pathname}#${ME}${code}`;

/** The code of the link that has led here, or nothing. */
export function takeRecoveryCode(): string {
  const place = here();
  if (!place.startsWith(ME)) return '';
  goTo('', true);
  return decodeURIComponent(place.slice(ME.length));
}
