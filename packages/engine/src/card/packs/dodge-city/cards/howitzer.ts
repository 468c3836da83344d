import { green } from '../../../content.ts';
import { everyone, shoot } from '../../../effects.ts';

export const howitzer = green('howitzer', '9S', { use: { run: everyone('left', shoot) } });
