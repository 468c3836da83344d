import { weapon } from '../../../author/index.ts';

export const volcanic = weapon('volcanic', '10S 10C', 1, { query: { bangLimit: () => Number.POSITIVE_INFINITY } });
export const schofield = weapon('schofield', 'JC QC KS', 2);
export const remington = weapon('remington', 'KC', 3);
export const revCarabine = weapon('rev-carabine', 'AC', 4);
export const winchester = weapon('winchester', '8S', 5);
