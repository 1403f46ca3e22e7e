import type { SiteContent } from '#domain/content/page.ts'
import { schoolCalendar } from './schoolCalendar.ts'
import { schoolContact, schoolThanks } from './schoolContact.ts'
import { schoolDonate } from './schoolDonate.ts'
import { schoolEnroll } from './schoolEnroll.ts'
import { schoolHeader } from './schoolHeader.ts'
import { schoolHome } from './schoolHome.ts'
import { schoolInfo } from './schoolInfo.ts'
import { schoolRegistration } from './schoolRegistration.ts'

/** The school's part of the content a site starts with, in the registry's order. */
export const schoolPages = {
  schoolHeader,
  schoolHome,
  schoolInfo,
  schoolEnroll,
  schoolRegistration,
  schoolCalendar,
  schoolContact,
  schoolThanks,
  schoolDonate,
} satisfies SiteContent
