import { askOnce } from '../replay/ask-once.ts';
import type { Checked, SeenBefore } from '../worker/replay.ts';

/** Has a record checked away from the page. */
export const checkRecord = (record: string, seen: SeenBefore): Promise<Checked> =>
  askOnce({ t: 'verify', record, seen }, 'checked');
