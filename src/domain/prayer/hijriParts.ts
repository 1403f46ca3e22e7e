/** Reads the parts of a date of the prayer times response. */
export const HIJRI_PARTS = /^(?<month>.+) (?<day>\d+), (?<year>\d+)$/

/** The name of a month where there is little room; scripts with joined letters are not cut. */
export const shortHijriMonth = (name: string): string =>
  /^\p{Script=Latin}/u.test(name) ? name.slice(0, 3) : name
