import type { UnfinishedKey } from '@sixgun/engine';
import type { CardText } from './card-text.ts';

/** English of the packs that are not finished, shown where another language does not have them yet. */
export const unfinished = {} satisfies Readonly<Record<UnfinishedKey, CardText>>;
