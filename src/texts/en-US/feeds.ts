/** What calendars and feed readers show of the events. */
export const eventFeedTexts = {
  name: (center: string) => `${center}: events`,
}

/** What feed readers show of the notices. */
export const noticeFeedTexts = {
  name: (center: string) => `${center}: notices`,
}

/** Titles of the prayer times in a calendar. */
export const prayerFeedTexts = {
  name: (center: string) => `${center}: prayer times`,
  athan: (prayer: string) => `${prayer} athan`,
  iqama: (prayer: string) => `${prayer} iqama`,
  /** What is special about an entry, in brackets. */
  withNote: (title: string, note: string) => `${title} (${note})`,
  tarawih: 'Tarawih',
  expected: 'expected',
  eid: (eid: string) => `${eid} prayer`,
  withTakbir: (title: string, takbir: string, prayer: string) =>
    `${title}: takbir ${takbir}, prayer ${prayer}`,
  withKhutbah: (title: string, khutbah: string, prayer: string) =>
    `${title}: khutbah ${khutbah}, prayer ${prayer}`,
}
