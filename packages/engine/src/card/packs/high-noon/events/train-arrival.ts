import { event } from '../../../author/index.ts';

export const trainArrival = event('train-arrival', { query: { drawCount: (count) => count + 1 } });
