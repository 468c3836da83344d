const withoutRank = (token: string): string => token.replace(/\/[0-9JQKA]+[SHDC]$/, '');

/** A token as written agrees with the full one when it leaves the copy out. */
export function agrees(written: unknown, actual: unknown): boolean {
  const a = String(written);
  const b = String(actual);
  return a === b || (!a.includes('/') && a === withoutRank(b));
}

/** The same things in any order; exact copies are matched before short names. */
export function sameBag(written: readonly unknown[], actual: readonly unknown[]): boolean {
  return written.length === actual.length && bagHolds(written, actual);
}

export function bagHolds(written: readonly unknown[], actual: readonly unknown[]): boolean {
  const left = actual.slice();
  const specificFirst = written
    .slice()
    .sort((a, b) => Number(String(b).includes('/')) - Number(String(a).includes('/')));
  return specificFirst.every((want) => {
    const at = left.findIndex((have) => agrees(want, have));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

export const sameList = (written: readonly unknown[], actual: readonly unknown[]): boolean =>
  written.length === actual.length && written.every((want, i) => agrees(want, actual[i]));

export const isCounts = (wanted: unknown): wanted is Readonly<Record<string, number>> =>
  typeof wanted === 'object' && wanted !== null && !Array.isArray(wanted);

/** So many of each. */
export function sameCounts(wanted: Readonly<Record<string, number>>, got: readonly unknown[]): boolean {
  const total = Object.values(wanted).reduce((sum, n) => sum + n, 0);
  return (
    total === got.length && Object.entries(wanted).every(([id, n]) => got.filter((have) => have === id).length === n)
  );
}

export const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);
