export const pale = '#efcfae';
export const fair = '#e6b88f';
export const tan = '#d39c6b';
export const olive = '#c48a58';
export const brown = '#9c6340';
export const dark = '#6d4329';
