/** Milliseconds between two renewals, and between two looks at what dead nodes have left. */
export const BEAT = 500;
/** After so long without a renewed lease a node stops by itself … */
export const SILENT = 2500;
/** … and after so long, by the clock of the database, others may take its tables: later, whatever their clocks say. */
export const DEAD = 3500;
