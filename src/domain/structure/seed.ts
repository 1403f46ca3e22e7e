import { pageOf, SCHOOL_ADDRESS, SPECIFIED, type SpecifiedId } from './specified.ts'
import type { MenuItem, MenuLink, Structure } from './structure.ts'

/** A link of the specification; its id is the name of its words in the texts. */
const to = (id: string, page: SpecifiedId, hash?: string): MenuLink => ({
  id,
  page,
  ...(hash && { hash }),
})
const group = (id: string, ...items: MenuLink[]): MenuItem => ({ id, items })

const prayerTimes = to('prayerTimes', 'prayer-times')
const events = to('events', 'events')
const exploreIslam = to('exploreIslam', 'explore-islam')
const nikah = to('nikah', 'nikah')
const information = [
  to('info', 'schoolInfo'),
  to('fees', 'schoolInfo', 'fees'),
  to('schedule', 'schoolInfo', 'schedule'),
]
const enrollment = [to('enroll', 'schoolEnroll'), to('registration', 'schoolRegistration')]

/** The pages and menus of the specification (docs/product.md, section 2): a site that saved none has these. */
export const SEED_STRUCTURE: Structure = {
  sites: {
    main: {
      on: true,
      address: '/',
      name: '',
      menu: [
        to('home', 'home'),
        prayerTimes,
        group('services', nikah, exploreIslam),
        events,
        group(
          'community',
          to('sisters', 'sisters'),
          to('youth', 'youth'),
          to('volunteer', 'volunteer'),
          to('videos', 'videos'),
          to('gallery', 'gallery'),
          to('donate', 'donate'),
        ),
        to('school', 'schoolHome'),
        to('about', 'about'),
        to('contact', 'contact'),
      ],
      footer: [
        prayerTimes,
        events,
        to('videos', 'videos'),
        exploreIslam,
        nikah,
        to('about', 'about'),
        to('contact', 'contact'),
        to('notifications', 'notifications'),
        to('donate', 'donate'),
      ],
    },
    school: {
      on: true,
      address: SCHOOL_ADDRESS,
      name: '',
      menu: [
        to('home', 'schoolHome'),
        group('information', ...information, to('donate', 'schoolDonate')),
        group('enrollment', ...enrollment),
        to('calendar', 'schoolCalendar'),
        to('contact', 'schoolContact'),
        to('masjid', 'home'),
      ],
      footer: [
        to('school', 'schoolHome'),
        ...information,
        ...enrollment,
        to('schoolCalendar', 'schoolCalendar'),
      ],
    },
    other: { on: false, address: '', name: '', menu: [], footer: [] },
  },
  pages: Object.entries(SPECIFIED).map(([id, page]) => pageOf(id, page)),
  redirects: {},
}
