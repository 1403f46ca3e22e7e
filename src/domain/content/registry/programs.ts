import { definePage } from './define.ts'

/** The sections that the four program pages share (docs/product.md, section 6). */
const program = {
  'hero-title': ['line', 'Title'],
  'hero-text': ['text', 'Introduction'],
  'about-title': ['line', 'About title'],
  'about-texts': ['paragraphs', 'About', { hint: 'One paragraph a line.' }],
  'about-image': ['image', 'About picture', { hint: 'Empty: the drawn scene.' }],
  'activities-title': ['line', 'Activities title'],
  'activities-bullets': ['bullets', 'Activities', { hint: 'One a line.' }],
  'activities-text1': ['text', 'Activities text 1', { hint: 'May stay empty.' }],
  'activities-text2': ['text', 'Activities text 2', { hint: 'May stay empty.' }],
  'activities-image': ['image', 'Activities picture', { hint: 'Empty: the drawn scene.' }],
} as const

/** The program pages, in the panel's order. */
export const programRegistry = {
  sisters: definePage('Sisters', '/sisters', program),
  youth: definePage('Youth', '/youth', program),
  volunteer: definePage('Volunteer', '/volunteer', program),
  'explore-islam': definePage('Explore Islam', '/explore-islam', program),
} as const
