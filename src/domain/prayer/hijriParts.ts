/** Reads the parts of a date as `formatHijri` writes it. */
export const HIJRI_PARTS = /^(?<month>.+) (?<day>\d+), (?<year>\d+)$/

/** The name of a month where there is little room. */
export const shortHijriMonth = (name: string): string => name.slice(0, 3)
