import type { PageContent } from '#domain/content/page.ts'
import { list, seedPage } from './page.ts'
import { schoolYear } from './schoolYear.ts'

/** The school's calendar. */
export const schoolCalendar: PageContent = seedPage('schoolCalendar', {
  'hero-title': 'School calendar',
  'hero-text': 'Choose a day to see what is on. Dates that follow the moon may move by a day.',
  'hero-bg-image': '',
  schoolEvents: list(schoolYear),
})
