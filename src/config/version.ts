/** The release, as package.json names it. A constant, since not every bundle can read that file. */
export const VERSION = '0.3.0'
