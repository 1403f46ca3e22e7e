import type { PageContent } from '#domain/content/page.ts'
import { list, page } from './page.ts'
import { schoolYear } from './schoolYear.ts'

/** The school's calendar. */
export const schoolCalendar: PageContent = page('schoolCalendar', {
  'hero-title': 'School calendar',
  'hero-text':
    'First days and last days, holidays, parents’ meetings and the days we look forward to all year. Choose a day to see what is on. Dates that follow the moon are the expected ones; if they move by a day, we tell families by e-mail and change the calendar the same evening.',
  'hero-bg-image': '',
  schoolEvents: list(schoolYear),
})
