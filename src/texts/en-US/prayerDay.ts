/** What is special about a day. */
export const dayTexts = {
  eidPrayer: 'Eid prayer',
  tarawih: 'Tarawih',
  expected: (what: string) => `${what} (expected)`,
  evening: (hijri: string) => `Evening of ${hijri}`,
  tomorrow: (notice: string) => `Tomorrow: ${notice}`,
  noJumuah: "No Jumu'ah",
  noJumuahToday: "No Jumu'ah today",
  noJumuahTomorrow: "No Jumu'ah tomorrow",
}

/** The season in the banner, and the names that Ramadan gives to hours and nights. */
export const seasonTexts = {
  eid: 'Eid Mubarak',
  ramadan: 'Ramadan Mubarak',
  friday: (times: readonly string[]) => `Jumu'ah today: ${times.join('; ')}`,
  suhoorEnds: 'Suhoor ends',
  iftar: 'Iftar',
  lastTen: (night: number) => `Last ten nights: night ${night}`,
  lastTenOdd: (night: number) => `Last ten nights: night ${night} (odd)`,
  eidPrayerAt: (eid: string, time: string) => `${eid}, prayer at ${time}`,
  eidUnannounced: (eid: string) => `${eid}, prayer times will be announced`,
  eidPrayersAt: (eid: string, times: string) => `${eid}, prayers at ${times}`,
}
