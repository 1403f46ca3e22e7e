import { plural } from './plural.ts'

export const monthCalendarTexts = {
  today: 'Today',
  previous: 'Previous month',
  next: 'Next month',
  categories: 'Categories',
  selected: 'Selected day',
  /** Above the selected day's name. */
  eventsOn: 'Events on',
  none: 'No events on this day.',
}

export const calendarDayTexts = {
  /** Read before a day's number, which follows. */
  before: (weekday: string, month: string) => `${weekday}, ${month} `,
  todayBefore: (weekday: string, month: string) => `Today, ${weekday}, ${month} `,
  /** How many do not fit a day, and what a wide cell adds. */
  count: (others: number) => `+${others}`,
  more: ' more',
  names: (names: readonly string[], others: number) =>
    names.join(', ') +
    (others > 0 ? ` and ${others} ${plural(others, { one: 'other', other: 'others' })}` : ''),
}
