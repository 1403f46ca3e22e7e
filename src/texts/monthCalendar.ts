// Written by `npm run texts` from en-US/monthCalendar.json.
import { textsOf } from './catalog.ts'
import english from './en-US/monthCalendar.json' with { type: 'json' }

interface Texts {
  monthCalendarTexts: {
    today: string
    previous: string
    next: string
    categories: string
    selected: string
    /** Above the selected day's name. */
    eventsOn: string
    none: string
  }
  calendarDayTexts: {
    /** How the cell of today is read. */
    today: (day: string) => string
    /** How many do not fit a day, and what a wide cell adds. */
    count: (others: number) => string
    more: string
    names: (names: string, others: number) => string
  }
}

export const {
  monthCalendarTexts,
  calendarDayTexts,
} = textsOf<Texts>('monthCalendar', english)
