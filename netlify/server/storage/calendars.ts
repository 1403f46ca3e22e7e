import { type StoredCalendar, StoredCalendarsSchema } from '#domain/events/calendars.ts'
import { document } from './documents.ts'

/** The calendars that the site follows. */
export const calendarsDocument = document<{ calendars: StoredCalendar[] }>({
  key: 'calendars',
  version: 1,
  schema: StoredCalendarsSchema,
  items: { 'calendars.*': 'id' },
  seed: () => ({ calendars: [] }),
})
