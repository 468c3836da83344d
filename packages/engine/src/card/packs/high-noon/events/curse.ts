import { event } from '../../../author/index.ts';

export const curse = event('curse', { query: { suit: () => 'S' } });
