/** A seat, the onlookers (PUBLIC) or those who see all hands (OPEN). */
export type Audience = number;
