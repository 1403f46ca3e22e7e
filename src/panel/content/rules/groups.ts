import type { PageId, SectionId } from '#domain/content/registry.ts'

type Groups = { [P in PageId]?: Partial<Record<SectionId<P>, string>> }

/** The parts of a page by the section that each begins with, in the page's order. */
const PROGRAM = {
  'hero-title': 'Top of the page',
  'about-title': 'About',
  'activities-title': 'Activities',
} as const

const PROGRAM_WITH_LINKS = { ...PROGRAM, 'next-title': 'What comes next' } as const
const PROGRAM_WITH_FORM = { ...PROGRAM, 'write-text': 'Form' } as const

const FORM_PAGE = {
  'hero-title': 'Top of the page',
  'write-text': 'Form',
  'faq-title': 'Questions and answers',
  'map-title': 'How to find us',
} as const

const GROUPS = {
  header: {
    'site-name': 'Name and logo',
    'top-info-message': 'Banner',
    address: 'Contact details',
    facebookLink: 'Links',
    'donate-id': 'Other services',
    'footer-services': 'Footer',
  },
  home: {
    welcome: 'Welcome',
    'history-title': 'History',
    'services-title': 'Programs',
    'school-title': 'School',
    'visit-title': 'Visit us',
    'support-title': 'Support us',
  },
  about: {
    'hero-title': 'Top of the page',
    'mission-title': 'Mission',
    'purpose-title': 'Purpose',
    'history-title': 'History',
    'trustees-title': 'Board of Trustees',
    'directors-title': 'Board of Directors',
    'facilities-title': 'Facilities',
    'visit-title': 'Visit us',
    'join-title': 'Join us',
  },
  contact: FORM_PAGE,
  donate: { 'hero-title': 'Top of the page', 'ways-title': 'Other ways to give' },
  nikah: {
    'hero-title': 'Top of the page',
    'about-title': 'Preparation',
    'steps-title': 'Steps',
    'form-title': 'Application',
  },
  gallery: { 'hero-title': 'Top of the page', albums: 'Albums' },
  sisters: PROGRAM_WITH_LINKS,
  youth: PROGRAM_WITH_LINKS,
  volunteer: PROGRAM_WITH_FORM,
  'explore-islam': PROGRAM_WITH_FORM,
  privacy: { 'hero-title': 'Top of the page', 'topics-title': 'Topics' },
  schoolHeader: {
    'site-name': 'Name and logo',
    'top-info-message': 'Banner',
    address: 'Contact details',
    facebookLink: 'Links',
  },
  schoolHome: {
    'hero-title': 'Top of the page',
    'about-title': 'About',
    'programs-title': 'Programs',
    teachers: 'Teachers',
    'enroll-title': 'Enrollment',
    'school-donate-id': 'Giving',
  },
  schoolInfo: { 'hero-title': 'Top of the page', 'fees-details': 'Information' },
  schoolEnroll: {
    'hero-title': 'Top of the page',
    steps: 'Steps',
    'signup-address': 'Pages of the provider',
  },
  schoolRegistration: { 'hero-title': 'Top of the page', steps: 'Steps', 'form-address': 'Form' },
  schoolCalendar: { 'hero-title': 'Top of the page', schoolEvents: 'Calendar' },
  schoolContact: FORM_PAGE,
  schoolDonate: { 'hero-title': 'Top of the page', 'ways-title': 'Other ways to give' },
} as const satisfies Groups

export interface SectionGroup<S> {
  /** null: the page has one part. */
  title: string | null
  sections: readonly S[]
}

/** A page's sections in the parts that visitors see; a new section belongs to the part before it. */
export function groupSections<S extends { id: string }>(
  pageId: string,
  sections: readonly S[],
): SectionGroup<S>[] {
  const titles: Readonly<Record<string, string>> = Object.hasOwn(GROUPS, pageId)
    ? GROUPS[pageId as keyof typeof GROUPS]
    : {}
  const groups: { title: string | null; sections: S[] }[] = []
  for (const section of sections) {
    const title = Object.hasOwn(titles, section.id) ? (titles[section.id] ?? null) : null
    if (title !== null || groups.length === 0) groups.push({ title, sections: [] })
    groups.at(-1)?.sections.push(section)
  }
  return groups
}
