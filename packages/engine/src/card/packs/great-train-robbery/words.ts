/** What the moves of the train begin with. */
export const ADVANCE = 'advance';
export const WAGON = 'wagon:';
