/** Milliseconds between two renewals: a node that is busy for two seconds has still renewed before it is taken for silent. */
export const BEAT = 250;
/** Between two looks at what dead nodes have left and operators want; a lease that runs out is looked at as it does. */
export const SWEEP = 500;
/** After so long without a renewed lease a node stops by itself … */
export const SILENT = 2500;
/** … and after so long, by the clock of the database, others may take its tables: later, whatever their clocks say. */
export const DEAD = 3500;
