import { definePage } from './define.ts'

/** What every page of the school's layout shows. */
export const schoolHeader = definePage('School header', '/alfirdaous', {
  'site-name': ['line', 'School’s name', { required: true, most: 80 }],
  logo: ['image', 'Logo', { hint: 'Empty: the drawn book.' }],
  'top-info-message': ['line', 'Scrolling message'],
  address: ['address', 'Address', { most: 200 }],
  phone: ['phone', 'Phone', { most: 40 }],
  email: ['email', 'Email'],
  facebookLink: ['url', 'Facebook link'],
  youtubeLink: ['url', 'YouTube link'],
  xlink: ['url', 'X link'],
  instagramLink: ['url', 'Instagram link'],
  'whatsapp-link': ['url', 'WhatsApp group link'],
})

export const schoolHome = definePage('School home', '/alfirdaous', {
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
  'enroll-title': ['line', 'Enrollment title'],
  'enroll-text': ['text', 'Enrollment text'],
  'school-donate-id': ['secure-url', 'Donation page address'],
})

export const schoolInfo = definePage('School info', '/alfirdaous/info', {
  'hero-title': ['line', 'Title'],
  'hero-text': ['text', 'Introduction'],
  'tuition-details': ['html', 'Tuition'],
  'payment-details': ['html', 'Payment'],
  'absence-details': ['html', 'Absence'],
  'schedule-details': ['html', 'Schedule'],
  'levels-details': ['html', 'Levels'],
})

export const schoolEnroll = definePage('School enrollment', '/alfirdaous/enroll', {
  'hero-title': ['line', 'Title'],
  'hero-text': ['text', 'Introduction'],
  steps: ['cards', 'Steps'],
  'signup-address': ['secure-url', 'Sign-up page address'],
  'login-address': ['secure-url', 'Log-in page address'],
  'account-address': ['secure-url', 'Account page address'],
  'schedules-address': ['secure-url', 'Schedules page address'],
})

export const schoolRegistration = definePage('School registration', '/alfirdaous/registration', {
  'hero-title': ['line', 'Title'],
  'hero-text': ['text', 'Introduction'],
  steps: ['cards', 'Steps'],
  'form-address': ['secure-url', 'Scheduling page address'],
})

export const schoolCalendar = definePage('School calendar', '/alfirdaous/calendar', {
  'hero-title': ['line', 'Title'],
  'hero-text': ['text', 'Introduction'],
  'hero-bg-image': ['image', 'Banner picture', { hint: 'Empty: the drawn scene.' }],
  schoolEvents: ['schoolEvents', 'School events'],
})

export const schoolContact = definePage('School contact', '/alfirdaous/contact', {
  'hero-title': ['line', 'Title'],
  'hero-text': ['text', 'Introduction'],
  'faq-title': ['line', 'Questions title'],
  faq: ['faq', 'Questions and answers'],
  'map-title': ['line', 'Map title'],
  'map-text': ['text', 'How to find us'],
  'map-address': ['secure-url', 'Map frame address'],
})

export const schoolDonate = definePage('School donate', '/alfirdaous/donate', {
  'hero-title': ['line', 'Title'],
  'hero-text': ['text', 'Introduction'],
  'ways-title': ['line', 'Other ways title'],
  ways: ['cards', 'Other ways to give'],
})
