import { event } from '../../../content.ts';

export const trainArrival = event('train-arrival', { query: { drawCount: (count) => count + 1 } });
