/** What visitors read before Ramadan, Eid al-Fitr and Dhu al-Hijjah. */
export const moonTexts = {
  eidExpected: (day: string) => `Eid al-Fitr is expected on ${day}`,
  eidOn: (day: string) => `Eid al-Fitr is on ${day}`,
  expectedTonight: (month: string) => `${month} is expected to begin this evening`,
  eidExpectedOr: (day: string, later: string) => `Eid al-Fitr is expected on ${day} or ${later}`,
  expectedSoon: (month: string) => `${month} is expected to begin this evening or tomorrow evening`,
  expectedOn: (month: string, day: string, later: string) =>
    `${month} is expected to begin on the evening of ${day} or ${later}`,
  beginsTonight: (month: string) => `${month} begins tonight`,
  beginsTomorrow: (month: string) => `${month} begins tomorrow evening`,
}

export const eidNames = { fitr: 'Eid al-Fitr', adha: 'Eid al-Adha' }
