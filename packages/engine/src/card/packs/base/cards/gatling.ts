import { brown, everyone, shoot } from '../../../author/index.ts';

export const gatling = brown('gatling', '10H', { play: { run: everyone('left', shoot) } });
