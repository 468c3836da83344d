import { type Fields, ghostField } from '../../author/index.ts';

export const fields: Fields = { seat: { ghost: ghostField } };
