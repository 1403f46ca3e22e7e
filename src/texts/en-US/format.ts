/** Names of dates and the order of their parts. */
export const dateTexts = {
  months: 'January,February,March,April,May,June,July,August,September,October,November,December',
  weekdays: 'Sunday,Monday,Tuesday,Wednesday,Thursday,Friday,Saturday',
  /** The name of a month or weekday where there is little room. */
  short: (name: string) => name.slice(0, 3),
  day: (weekday: string, month: string, day: number) => `${weekday}, ${month} ${day}`,
  date: (month: string, day: number, year: number) => `${month} ${day}, ${year}`,
  full: (weekday: string, month: string, day: number, year: number) =>
    `${weekday}, ${month} ${day}, ${year}`,
  month: (month: string, year: number) => `${month} ${year}`,
  moment: (date: string, time: string) => `${date} at ${time}`,
}

/** The same where the day comes before the month; of languages with one order only, as above. */
export const dayFirstTexts = {
  day: (weekday: string, month: string, day: number) => `${weekday} ${day} ${month}`,
  date: (month: string, day: number, year: number) => `${day} ${month} ${year}`,
  full: (weekday: string, month: string, day: number, year: number) =>
    `${weekday} ${day} ${month} ${year}`,
}

/** The clock; `am` and `pm` of that of 12 hours. */
export const clockTexts = {
  am: 'AM',
  pm: 'PM',
  /** In place of a time that there is not. */
  none: '--',
  time: (digits: string, half: string) => `${digits} ${half}`,
  /** Several times of one thing. */
  and: ' & ',
}
