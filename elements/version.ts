/** The version of this package. Printed markup carries it (contract §2, Pre-rendered pages); a guard keeps it true. */
export const VERSION = '0.1.0';
