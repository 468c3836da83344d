type Parts = typeof import('./later-parts.ts');

let parts: Parts | null = null;

/** Fetches what only a game needs; the page waits for it before it draws a table. */
export async function loadParts(): Promise<void> {
  parts ??= await import('./later-parts.ts');
}

export function laterParts(): Parts {
  if (parts === null) throw new Error('The parts of the table have not been fetched yet.');
  return parts;
}
