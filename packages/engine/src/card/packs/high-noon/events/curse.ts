import { event } from '../../../content.ts';

export const curse = event('curse', { query: { suit: () => 'S' } });
