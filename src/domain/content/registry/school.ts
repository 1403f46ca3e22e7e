import { definePage } from './define.ts'
import {
  contactLineSections,
  contactSections,
  descriptionSections,
  donateSections,
  heroSections,
  thanksSections,
} from './sections.ts'

/** The pages of the school's layout, in the panel's order. */
export const schoolRegistry = {
  /** What every page of the school's layout shows. */
  schoolHeader: definePage('School header', '/alfirdaous', {
    'site-name': ['line', 'School’s name', { required: true, most: 80 }],
    'short-name': ['line', 'School’s name in links', { required: true, most: 40 }],
    ...descriptionSections,
    logo: ['image', 'Logo', { hint: 'Empty: the drawn book.' }],
    ...contactLineSections,
  }),
  schoolHome: definePage('School home', '/alfirdaous', {
    'hero-title': ['line', 'Title'],
    'hero-title-arabic': ['line', 'Title in Arabic'],
    'hero-message': ['line', 'Message'],
    'hero-text1': ['text', 'Introduction 1'],
    'hero-text2': ['text', 'Introduction 2'],
    'hero-bg-image': ['image', 'Picture', { hint: 'Empty: the drawn classroom.' }],
    'about-title': ['line', 'About title'],
    'about-title-arabic': ['line', 'About title in Arabic'],
    'about-description': ['text', 'About, first words'],
    'about-paragraph': ['paragraphs', 'About', { hint: 'One paragraph a line.' }],
    photos: ['photos', 'Photos'],
    'programs-title': ['line', 'Programs title'],
    programs: ['cards', 'Programs'],
    'teachers-title': ['line', 'Teachers title'],
    teachers: ['people', 'Teachers', { hint: 'Empty: the page does not show this part.' }],
    'enroll-title': ['line', 'Enrollment title'],
    'enroll-text': ['text', 'Enrollment text'],
    'school-donate-id': ['secure-url', 'Donation page address'],
  }),
  schoolInfo: definePage('School info', '/alfirdaous/info', {
    ...heroSections,
    'fees-details': ['html', 'Fees'],
    'tuition-details': ['html', 'Tuition'],
    'payment-details': ['html', 'Payment'],
    'absence-details': ['html', 'Absence'],
    'schedule-details': ['html', 'Schedule'],
    'levels-details': ['html', 'Levels'],
  }),
  schoolEnroll: definePage('School enrollment', '/alfirdaous/enroll', {
    ...heroSections,
    steps: ['cards', 'Steps'],
    'signup-address': ['secure-url', 'Sign-up page address'],
    'login-address': ['secure-url', 'Log-in page address'],
    'account-address': ['secure-url', 'Account page address'],
    'schedules-address': ['secure-url', 'Schedules page address'],
  }),
  schoolRegistration: definePage('School registration', '/alfirdaous/registration', {
    ...heroSections,
    steps: ['cards', 'Steps'],
    'form-address': ['secure-url', 'Scheduling page address'],
  }),
  schoolCalendar: definePage('School calendar', '/alfirdaous/calendar', {
    ...heroSections,
    'hero-bg-image': ['image', 'Banner picture', { hint: 'Empty: the drawn scene.' }],
    schoolEvents: ['schoolEvents', 'School events'],
  }),
  schoolContact: definePage('School contact', '/alfirdaous/contact', contactSections),
  schoolThanks: definePage('School message sent', '/alfirdaous/contact/thanks', thanksSections),
  schoolDonate: definePage('School donate', '/alfirdaous/donate', donateSections),
} as const
