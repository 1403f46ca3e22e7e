/** Sections that several pages have (docs/product.md, section 6). */

/** The head of a page. */
export const heroSections = {
  'hero-title': ['line', 'Title'],
  'hero-text': ['text', 'Introduction'],
} as const

/** What search engines show of a page below its title. */
export const descriptionSections = {
  'site-description': [
    'line',
    'Description',
    { most: 300, hint: 'Search engines show it under the name.' },
  ],
} as const

/** The banner's message, the contact lines and the links of a layout. */
export const contactLineSections = {
  'top-info-message': ['line', 'Scrolling message', { most: 200 }],
  address: ['address', 'Address', { most: 200 }],
  phone: ['phone', 'Phone', { most: 40 }],
  email: ['email', 'Email'],
  facebookLink: ['url', 'Facebook link'],
  youtubeLink: ['url', 'YouTube link'],
  xlink: ['url', 'X link'],
  instagramLink: ['url', 'Instagram link'],
  'whatsapp-link': ['url', 'WhatsApp group link'],
} as const

/** A page of contact ways with a form. */
export const contactSections = {
  ...heroSections,
  'write-text': ['line', 'Text beside the form'],
  'faq-title': ['line', 'Questions title'],
  faq: ['faq', 'Questions and answers'],
  'map-title': ['line', 'Map title'],
  'map-text': ['text', 'How to find us'],
  'map-address': ['secure-url', 'Map frame address'],
} as const

/** The page after sending a form without scripts. */
export const thanksSections = { lead: ['line', 'Who answers, and when'] } as const

/** A page that leads to the donation page. */
export const donateSections = {
  ...heroSections,
  ...descriptionSections,
  'ways-title': ['line', 'Other ways title'],
  ways: ['cards', 'Other ways to give'],
} as const

/** The page of a program. */
const programSections = {
  ...heroSections,
  ...descriptionSections,
  'about-title': ['line', 'About title'],
  'about-texts': ['paragraphs', 'About', { hint: 'One paragraph a line.' }],
  'about-image': ['image', 'About picture', { hint: 'Empty: the drawn scene.' }],
  'activities-title': ['line', 'Activities title'],
  'activities-bullets': ['bullets', 'Activities', { hint: 'One a line.' }],
  'activities-text1': ['text', 'Activities text 1', { hint: 'May stay empty.' }],
  'activities-text2': ['text', 'Activities text 2', { hint: 'May stay empty.' }],
  'activities-image': ['image', 'Activities picture', { hint: 'Empty: the drawn scene.' }],
} as const

/** A program's page that ends with links to other pages. */
export const linkedProgramSections = {
  ...programSections,
  'next-title': ['line', 'Last title'],
  'next-text': ['line', 'Last text'],
} as const

/** A program's page that ends with a form. */
export const formProgramSections = {
  ...programSections,
  'write-text': contactSections['write-text'],
} as const
