import type { CardKey } from '@sixgun/engine';
import type { CardText } from './card-text.ts';
import { content as later } from './later/en.ts';
import { content as offered } from './offered/en.ts';

/** A piece of the card game without a text fails the build here. */
export const content = { ...offered, ...later } satisfies Readonly<Record<CardKey, CardText>>;
