/** A text whose lines never break between a time and its AM or PM, in any script. */
export const unbrokenTimes = (text: string): string => text.replace(/(:\S\S) /g, '$1\u00a0')
