import { addDays, civilDateIn, clockIn } from '#domain/time/civil.ts'
import { TEMPLATES, type Template } from './usual.ts'
import { BLANK, type Follows, type NoticeValues } from './values.ts'

/** The template that an address opens; undefined for any other. */
export const templateIn = (hash: string): Template | undefined =>
  TEMPLATES.find(template => hash === `#new-${template}`)

/** How many days an announcement is shown by default. */
const DAYS_SHOWN = 7
const END_OF_DAY = '23:59'

/**
 * The form of a template at a moment. A janazah follows Dhuhr: today's, or tomorrow's once it is past
 * 2 PM; people choose another where it is not so.
 */
export function templateValues(template: Template, now: Date, zone: string): NoticeValues {
  const today = civilDateIn(zone, now)
  const isLate = clockIn(zone, now) >= '14:00'
  const until = (days: number) => ({ endDate: addDays(today, days), endTime: END_OF_DAY })
  switch (template) {
    case 'janazah': {
      const prayerDate = isLate ? addDays(today, 1) : today
      const follows: Follows = 'dhuhr'
      const title = 'Salat al-Janazah for '
      return { ...BLANK, kind: 'janazah', title, follows, prayerDate, ...until(isLate ? 1 : 0) }
    }
    case 'closed': {
      const text = 'All activities are canceled. Please pray at home and stay safe.'
      return {
        ...BLANK,
        kind: 'closure',
        title: 'The masjid is closed for snow',
        text,
        ...until(0),
      }
    }
    case 'parking': {
      const title = 'Parking is full: please park on '
      return { ...BLANK, title, ...until(0) }
    }
    case 'urgent':
      return { ...BLANK, kind: 'urgent', ...until(1) }
    case 'other':
      return { ...BLANK, ...until(DAYS_SHOWN) }
  }
}
