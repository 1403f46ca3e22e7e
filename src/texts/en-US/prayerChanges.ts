/** What changes at an iqama: the new time, that it returns, and what it was. */
export const iqamaChangeTexts = {
  to: (prayer: string, time: string) => `${prayer} iqama ${time}`,
  again: (prayer: string, time: string) => `${prayer} iqama ${time} again`,
  was: (prayer: string, time: string, before: string) => `${prayer} iqama ${time} (was ${before})`,
}

export const jumuahChangeTexts = {
  none: "no Jumu'ah",
  to: (time: string) => `Jumu'ah ${time}`,
  again: (time: string) => `Jumu'ah ${time} again`,
  was: (time: string, before: string) => `Jumu'ah ${time} (was ${before})`,
  khateeb: (name: string) => `Jumu'ah khateeb ${name}`,
  khateebWas: (name: string, before: string) => `Jumu'ah khateeb ${name} (was ${before})`,
}

export const clockChangeTexts = {
  goForward: 'clocks go forward',
  goBack: 'clocks go back',
  wentForward: 'clocks went forward',
  wentBack: 'clocks went back',
}

/** When a change begins, or the only day of it. */
export const changeDayTexts = {
  from: (day: string) => `From ${day}`,
  fromToday: (day: string) => `From today, ${day}`,
  fromTomorrow: (day: string) => `From tomorrow, ${day}`,
  only: (day: string) => `${day} only`,
  onlyToday: (day: string) => `Today, ${day} only`,
  onlyTomorrow: (day: string) => `Tomorrow, ${day} only`,
  expected: (when: string) => `${when} (expected)`,
}
