/** What leads the day: in the arch and, shorter, in the badge. */
export const leadTexts = {
  next: (prayer: string, countdown: string) => `Next: ${prayer} in ${countdown}`,
  time: (name: string, duration: string) => `${name} in ${duration}`,
  iqama: (prayer: string, duration: string) => `${prayer} iqama in ${duration}`,
  in: (duration: string) => `in ${duration}`,
  iqamaAt: (time: string) => `iqama ${time}`,
  khutbahAt: (time: string) => `khutbah ${time}`,
  takbirAt: (time: string) => `takbir ${time}`,
  prayerAt: (time: string) => `prayer ${time}`,
  /** An Eid whose prayer times are not set. */
  today: 'Today',
  unannounced: 'prayer times will be announced',
  athanAt: (time: string) => `athan ${time}`,
  /** Between the words and the time of a khutbah, and between the time and the rest. */
  at: ' at ',
}

/** The next step of Jumu'ah or Eid. */
export const stepTexts = {
  khutbah: (congregation: string) => `${congregation}: khutbah`,
  takbir: (congregation: string) => `${congregation}: takbir`,
  prayer: (congregation: string) => `${congregation}: prayer`,
}

/** How long until what the badge names. */
export const badgeTexts = {
  link: 'Prayer times',
  today: 'today',
  athan: (duration: string) => `in ${duration}`,
  time: (duration: string) => `in ${duration}`,
  iqama: (duration: string) => `iqama in ${duration}`,
  khutbah: (duration: string) => `khutbah in ${duration}`,
  takbir: (duration: string) => `takbir in ${duration}`,
  prayer: (duration: string) => `prayer in ${duration}`,
}
