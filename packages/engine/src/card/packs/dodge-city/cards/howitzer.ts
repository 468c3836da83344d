import { everyone, green, shoot } from '../../../author/index.ts';

export const howitzer = green('howitzer', '9S', { use: { run: everyone('left', shoot) } });
