import { aimed, BANG, brown, missTarget, shoot } from '../../../author/index.ts';

export const bang = brown('bang', '2C 3C 4C 5C 6C 7C 8C 9C 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD QH KH AH AS', {
  names: BANG,
  limited: true,
  play: aimed({ within: 'reach' }, [(g, f) => shoot(g, f, f.to)]),
  avoided: [missTarget],
});
