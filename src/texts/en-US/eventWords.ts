import { plural } from './plural.ts'

/** The kinds of event (docs/product.md, section 5). */
export const categoryTexts = {
  prayer: 'Prayer',
  education: 'Education',
  lecture: 'Lecture',
  social: 'Social',
  youth: 'Youth',
  charity: 'Charity',
  other: 'Other',
}

/** What an event is, beside its name and hours. */
export const eventStateTexts = {
  recurring: 'Recurring',
  onNow: 'On now',
}

/** The link to more about an event. */
export const eventLinkTexts = {
  more: 'More Info',
  moreRest: (title: string) => ` about ${title}, in a new tab`,
}

/** A day near today, alone or in a date: 'This Friday, November 27'. */
export const nearDayTexts = {
  today: 'Today',
  tomorrow: 'Tomorrow',
  thisWeek: (weekday: string) => `This ${weekday}`,
  nextWeek: (weekday: string) => `Next ${weekday}`,
}

export const eventDayTexts = {
  every: (weekday: string) => `Every ${weekday}`,
  /** A day with its year. */
  full: (weekday: string, date: string) => `${weekday}, ${date}`,
  /** A day of another year than today. */
  farOff: (day: string, year: string) => `${day}, ${year}`,
  /** An event without a date. */
  undated: 'Date to be announced',
}

/** How an event repeats, besides every week. */
export const eventRhythmTexts = {
  /** 'First Saturday of each month'; `week`: 1 to 5. */
  nthOfMonth: (week: number, weekday: string) =>
    `${['First', 'Second', 'Third', 'Fourth', 'Fifth'][week - 1]} ${weekday} of each month`,
  lastOfMonth: (weekday: string) => `Last ${weekday} of each month`,
  dayOfMonth: (day: number) => {
    const ending = day > 3 && day < 21 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th')
    return `The ${day}${ending} of each month`
  },
  /** Several days in a row. */
  days: (first: string, last: string) => `${first} – ${last}`,
}

/** A near day on which a weekly event does not take place. */
export const missedDayTexts: typeof nearDayTexts = {
  today: 'Not today',
  tomorrow: 'Not tomorrow',
  thisWeek: weekday => `Not this ${weekday}`,
  nextWeek: weekday => `Not next ${weekday}`,
}

/** Hours of an event; `what` is one of the moments below. */
export const eventHourTexts = {
  range: (start: string, end: string) => `${start} – ${end}`,
  lasting: (start: string, span: string) => `${start}, ${span}`,
  span: (hours: number, minutes: number) => {
    const parts = [
      hours > 0 && `${hours} ${plural(hours, { one: 'hour', other: 'hours' })}`,
      (minutes > 0 || hours === 0) &&
        `${minutes} ${plural(minutes, { one: 'minute', other: 'minutes' })}`,
    ]
    return `for ${parts.filter(Boolean).join(' ')}`
  },
  at: (what: string) => `at ${what}`,
  before: (minutes: number, what: string) =>
    `${minutes} ${plural(minutes, { one: 'minute', other: 'minutes' })} before ${what}`,
  after: (minutes: number, what: string) =>
    `${minutes} ${plural(minutes, { one: 'minute', other: 'minutes' })} after ${what}`,
  sunrise: 'sunrise',
  athan: (prayer: string) => `${prayer} athan`,
  iqama: (prayer: string) => `${prayer} iqama`,
  khutbah: (prayer: string) => `${prayer} khutbah`,
  prayer: (prayer: string) => `${prayer} prayer`,
}
