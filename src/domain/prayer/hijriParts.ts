/** Reads the parts of a date of the prayer times response. */
export const HIJRI_PARTS = /^(?<month>.+) (?<day>\d+), (?<year>\d+)$/
