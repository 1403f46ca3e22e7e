import { definePage } from './define.ts'

/** What every page of the main layout shows: banner, contact lines, links, footer. */
export const header = definePage('Header', '/', {
  'site-name': ['line', 'Center’s name', { required: true, most: 80 }],
  'site-description': [
    'line',
    'Description',
    { most: 300, hint: 'Search engines show it under the name.' },
  ],
  logo: ['image', 'Logo', { hint: 'Empty: the drawn star.' }],
  'top-info-message': ['line', 'Scrolling message'],
  address: ['address', 'Address', { most: 200 }],
  phone: ['phone', 'Phone', { most: 40 }],
  email: ['email', 'Email'],
  facebookLink: ['url', 'Facebook link'],
  youtubeLink: ['url', 'YouTube link'],
  xlink: ['url', 'X link'],
  instagramLink: ['url', 'Instagram link'],
  'whatsapp-link': ['url', 'WhatsApp group link'],
  'donate-id': ['secure-url', 'Donation page address'],
  'prayer-frame': [
    'secure-url',
    'Prayer times frame address',
    {
      hint: 'Shown only where the site’s own times cannot be loaded. The provider of the widget gives you yours.',
    },
  ],
  'footer-services': ['bullets', 'Services in the footer', { hint: 'One a line.' }],
})

export const home = definePage('Home', '/', {
  welcome: ['line', 'Welcome headline'],
  hero: ['line', 'Welcome subtitle'],
  'hero-bg-image': ['image', 'Welcome picture', { hint: 'Empty: the drawn dawn.' }],
  'history-title': ['line', 'History title'],
  'history-text': ['text', 'History text'],
  'history-timeline': ['timeline', 'History timeline'],
  'services-title': ['line', 'Programs title'],
  'services-text': ['text', 'Programs text'],
  'service-prayers-title': ['line', 'Program 1 title'],
  'service-prayers-text': ['text', 'Program 1 text'],
  'service-sisters-title': ['line', 'Program 2 title'],
  'service-sisters-text': ['text', 'Program 2 text'],
  'service-youth-title': ['line', 'Program 3 title'],
  'service-youth-text': ['text', 'Program 3 text'],
  'service-explore-title': ['line', 'Program 4 title'],
  'service-explore-text': ['text', 'Program 4 text'],
  'school-title': ['line', 'School title'],
  'school-text': ['text', 'School text'],
  'visit-title': ['line', 'Visit title'],
  'visit-text': ['text', 'Visit text'],
  'visit-hours': ['line', 'Opening hours'],
  'support-title': ['line', 'Support title'],
  'support-text': ['text', 'Support text'],
})

export const about = definePage('About', '/about', {
  'hero-title': ['line', 'Title'],
  'hero-text': ['text', 'Introduction'],
  'about-bg-image': ['image', 'Background picture', { hint: 'Empty: the drawn arcade.' }],
  'mission-title': ['line', 'Mission title'],
  'mission-vision': ['paragraphs', 'Mission and vision', { hint: 'One paragraph a line.' }],
  'purpose-title': ['line', 'Purpose title'],
  'purpose-cards': ['cards', 'Purpose cards'],
  'history-title': ['line', 'History title'],
  'history-timeline': ['timeline', 'History timeline'],
  'trustees-title': ['line', 'Board of Trustees title'],
  'trustees-text': ['text', 'Board of Trustees text'],
  trustees: ['people', 'Board of Trustees'],
  'directors-title': ['line', 'Board of Directors title'],
  'directors-text': ['text', 'Board of Directors text'],
  directors: ['people', 'Board of Directors'],
  'facilities-title': ['line', 'Facilities title'],
  'facilities-text': ['text', 'Facilities text'],
  'facilities-list': ['cards', 'Facilities'],
  'visit-title': ['line', 'Visit title'],
  'visit-text': ['text', 'Visit text'],
  'join-title': ['line', 'Join title'],
  'join-text': ['text', 'Join text'],
})

export const contact = definePage('Contact', '/contact', {
  'hero-title': ['line', 'Title'],
  'hero-text': ['text', 'Introduction'],
  'faq-title': ['line', 'Questions title'],
  faq: ['faq', 'Questions and answers'],
  'map-title': ['line', 'Map title'],
  'map-text': ['text', 'How to find us'],
  'map-address': ['secure-url', 'Map frame address'],
})

export const events = definePage('Events', '/events', {
  'hero-title': ['line', 'Title'],
  'hero-text': ['text', 'Introduction'],
})

export const donate = definePage('Donate', '/donate', {
  'hero-title': ['line', 'Title'],
  'hero-text': ['text', 'Introduction'],
  'ways-title': ['line', 'Other ways title'],
  ways: ['cards', 'Other ways to give'],
})

export const nikah = definePage('Nikah', '/nikah', {
  'hero-title': ['line', 'Title'],
  'hero-text': ['text', 'Introduction'],
  'about-title': ['line', 'Preparation title'],
  'about-texts': ['paragraphs', 'Preparation', { hint: 'One paragraph a line.' }],
  'steps-title': ['line', 'Steps title'],
  steps: ['cards', 'Steps'],
  'form-title': ['line', 'Application title'],
  'form-text': ['text', 'Application text'],
  'form-address': ['secure-url', 'Application form address'],
})

export const videos = definePage('Videos', '/videos', {
  'hero-title': ['line', 'Title'],
  'hero-text': ['text', 'Introduction'],
})

export const privacy = definePage('Privacy', '/privacy', {
  'hero-title': ['line', 'Title'],
  'hero-text': ['text', 'Introduction'],
  'topics-title': ['line', 'Topics title'],
  topics: ['cards', 'Topics'],
})
