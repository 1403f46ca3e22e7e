/** Between the parts of a line: short facts, and whole ones. */
export const COMMA: string = ', '
export const DOT: string = ' · '
