import { isOwn } from '#domain/content/ownPages.ts'
import type { Page, PlacedBlock, SiteId } from './structure.ts'

/** A page of the specification (docs/product.md, section 2). */
export interface SpecifiedPage {
  site: SiteId
  address: string
  /** The names of its blocks for people, by their ids. The first one holds the page's heading. */
  blocks: Readonly<Record<string, string>>
  /** The address stays: feeds, functions or messages of the site name it. */
  isFixed?: true
  /** It belongs to another page and is not listed by itself. */
  isPart?: true
  /** Says that it cannot be hidden, since every page, notification and frame leads there. */
  alwaysShown?: string
}

const opening = 'Title and introduction'
const reach = 'Phone and e-mail'
const contactBlocks = {
  opening,
  write: 'Form for messages',
  faq: 'Questions and answers',
  map: 'Map',
}
const donateBlocks = { opening, ways: 'Other ways to give', reach }
const programBlocks = { opening: 'Introduction and activities', about: 'About' }
const linkedBlocks = { ...programBlocks, next: 'Links to events and contact' }
const formBlocks = { ...programBlocks, write: 'Form for messages' }
const whole = (name: string) => ({ main: name })

const main = (
  address: string,
  blocks: SpecifiedPage['blocks'],
  more: Omit<SpecifiedPage, 'site' | 'address' | 'blocks'> = {},
): SpecifiedPage => ({ site: 'main', address, blocks, ...more })
const school = (
  path: string,
  blocks: SpecifiedPage['blocks'],
  more: Pick<SpecifiedPage, 'isPart'> = {},
): SpecifiedPage => ({ site: 'school', address: `${SCHOOL_ADDRESS}${path}`, blocks, ...more })

/** Where the school's pages begin, until a mosque chooses another address. */
export const SCHOOL_ADDRESS = '/alfirdaous'

const part = { isFixed: true, isPart: true } as const
const fixed = { isFixed: true } as const
const always = (alwaysShown: string) => ({ isFixed: true, alwaysShown }) as const

/** Every page of the specification with its blocks, in the panel's order. */
export const SPECIFIED = {
  home: main(
    '/',
    {
      welcome: 'Welcome and prayer times',
      today: 'Today at the masjid',
      events: 'Coming events',
      history: 'History',
      video: 'Latest video',
      programs: 'Services and programs',
      school: 'The school',
      visit: 'Visit us',
      support: 'Support us',
    },
    always('The home page is always shown.'),
  ),
  'prayer-times': main(
    '/prayer-times',
    whole('Prayer times'),
    always('The page of prayer times is always shown.'),
  ),
  ramadan: main('/prayer-times/ramadan', whole('Ramadan calendar'), part),
  embed: main('/prayer-times/embed', whole('Times on other sites'), part),
  events: main('/events', { opening, list: 'List and calendar', subscribe: 'Subscribe' }, fixed),
  about: main('/about', {
    opening,
    mission: 'Mission and purpose',
    story: 'History',
    imams: 'Imam and khateebs',
    boards: 'Boards',
    facilities: 'Facilities',
    visit: 'Visit us',
    join: 'Join our community',
  }),
  contact: main('/contact', contactBlocks, fixed),
  thanks: main('/contact/thanks', whole('Message sent'), part),
  donate: main('/donate', donateBlocks, fixed),
  nikah: main('/nikah', { opening, preparation: 'Preparation', application: 'Application form' }),
  calendar: main('/calendar', whole('Placeholder')),
  videos: main('/videos', { opening, videos: 'Videos' }, fixed),
  gallery: main('/gallery', whole('Albums'), fixed),
  sisters: main('/sisters', linkedBlocks),
  youth: main('/youth', linkedBlocks),
  volunteer: main('/volunteer', formBlocks),
  'explore-islam': main('/explore-islam', formBlocks),
  notifications: main('/notifications', whole('Notifications'), fixed),
  privacy: main(
    '/privacy',
    { opening, topics: 'Topics', lifetimes: 'How long we keep what', reach },
    fixed,
  ),
  developers: main('/developers', whole('For developers'), part),
  schoolHome: school('', {
    welcome: 'Welcome',
    about: 'About and photos',
    programs: 'Programs',
    teachers: 'Teachers',
    enroll: 'Enrollment',
  }),
  schoolInfo: school('/info', whole('Fees, schedule and levels')),
  schoolEnroll: school('/enroll', { opening, steps: 'Steps and links' }),
  schoolRegistration: school('/registration', {
    opening,
    steps: 'Steps',
    form: 'Scheduling page',
  }),
  schoolCalendar: school('/calendar', { opening: 'Introduction and month', year: 'School year' }),
  schoolContact: school('/contact', contactBlocks),
  schoolThanks: school('/contact/thanks', whole('Message sent'), { isPart: true }),
  schoolDonate: school('/donate', donateBlocks),
} as const satisfies Record<string, SpecifiedPage>
export type SpecifiedId = keyof typeof SPECIFIED

/** The page of the specification with an id; undefined for pages of one's own. */
export const specifiedPage = (id: string): SpecifiedPage | undefined =>
  Object.hasOwn(SPECIFIED, id) ? SPECIFIED[id as SpecifiedId] : undefined

/** Whether a page is one tool, without parts to arrange or to add to. */
export const isOneTool = (id: string): boolean =>
  Object.hasOwn(specifiedPage(id)?.blocks ?? {}, 'main')

/** The block with a page's heading, which stays first; undefined for a page that is not known. */
export const leadOf = (id: string): string | undefined =>
  isOwn(id) ? 'opening' : Object.keys(specifiedPage(id)?.blocks ?? {})[0]

/** The block that comes with a page; it is written in the page's own file. */
const placed = (id: string): PlacedBlock => ({ id, block: 'page' })

/** A page of the specification as it is before anybody changed it. */
export const pageOf = (id: string, { site, address, blocks }: SpecifiedPage): Page => ({
  id,
  site,
  address,
  state: 'shown',
  blocks: Object.keys(blocks).map(placed),
})
