/** The calendar's heads, on the page and in its picture. */
export const ramadanHeads = {
  day: 'Day',
  imsak: 'Imsak',
  tarawih: 'Tarawih',
  night: 'Night',
}

/** A night of the last ten. */
export const nightName = (night: number): string => `night ${night}`

/** The calendar's table: one line a day. */
export const ramadanTableTexts = {
  caption: (month: string) => `${month}: athan / iqama of each day`,
  suhoorEnds: 'suhoor ends',
  iftar: 'iftar',
  /** The evening before the first fast. */
  eve: 'Eve',
  ifNotSeen: 'if the moon is not seen',
  begins: (maghrib: string) => `Ramadan begins at Maghrib, ${maghrib}`,
  /** As above; the times of Tarawih follow. */
  beginsWithTarawih: (maghrib: string) => `Ramadan begins at Maghrib, ${maghrib}. First Tarawih: `,
  odd: '(odd)',
}
