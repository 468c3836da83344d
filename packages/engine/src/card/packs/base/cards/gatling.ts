import { brown } from '../../../content.ts';
import { everyone, shoot } from '../../../effects.ts';

export const gatling = brown('gatling', '10H', { play: { run: everyone('left', shoot) } });
