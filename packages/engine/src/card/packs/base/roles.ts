import { role } from '../../content.ts';

export const roles = [
  role('sheriff', 'law'),
  role('deputy', 'law'),
  role('outlaw', 'outlaws'),
  role('renegade', 'renegade'),
] as const;
