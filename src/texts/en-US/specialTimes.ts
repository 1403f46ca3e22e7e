/** Names of Ramadan's and further times. */
export const specialTexts = {
  imsak: 'Imsak',
  midnight: 'Islamic midnight',
  lastThird: 'Last third of the night',
  ishraq: 'Ishraq',
  duha: 'Duha',
  zawal: 'Zawal',
  tarawih: 'Tarawih',
}

/** What is said beside them in the table of today. */
export const specialRowTexts = {
  stopEating: 'stop eating',
  sunAtHeight: 'sun at its height',
  forbidden: 'Forbidden time',
  afterSunrise: 'after sunrise',
  beforeDhuhr: 'before Dhuhr',
  beforeMaghrib: 'before Maghrib',
  night: (night: number) => `Night ${night} of Ramadan`,
  ifNotSeen: 'If the moon is not seen',
}

/** The card of the coming Eid. */
export const eidCardTexts = {
  expected: '(expected: the moon decides)',
  /** Between the two days on which it may be. */
  or: ' or ',
  prayerAt: (time: string) => `Prayer ${time}`,
  takbirAt: (time: string) => `takbir ${time}`,
  unannounced: 'Prayer times will be announced.',
}
