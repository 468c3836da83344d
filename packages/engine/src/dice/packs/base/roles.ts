import { role } from '../../content.ts';

export const roles = [
  role('sheriff', 'sheriff', 2),
  role('deputy', 'deputy'),
  role('outlaw', 'outlaw'),
  role('renegade', 'renegade'),
] as const;
