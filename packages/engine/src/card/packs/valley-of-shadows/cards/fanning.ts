import { bothTargets, brown, shoot } from '../../../author/index.ts';

/** A shot at a player in reach and one at a player beside him; it is the BANG! of the turn, but no BANG! card. */
export const fanning = brown('fanning', '2S', {
  limited: true,
  play: { aim: { within: 'reach', second: 1 }, run: bothTargets(shoot) },
});
