/** Reads the parts of a date of the prayer times response. */
export const HIJRI_PARTS = /^(?<month>.+) (?<day>\d+), (?<year>\d+)$/

/** The name of a month where there is little room. */
export const shortHijriMonth = (name: string): string => name.slice(0, 3)
