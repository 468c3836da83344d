import { role } from '../../author/index.ts';

export const roles = [
  role('sheriff', 'law'),
  role('deputy', 'law'),
  role('outlaw', 'outlaws'),
  role('renegade', 'renegade'),
] as const;
