import { readFileSync } from 'node:fs';
import { ENGINE_VERSION } from '@sixgun/engine';
import { VERSION as PROTOCOL } from '@sixgun/protocol';

/** What somebody names who reports a mistake or asks whether two nodes work together. */
export function versionText(): string {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  return `sixgun ${version}, engine ${ENGINE_VERSION}, protocol ${PROTOCOL}`;
}
