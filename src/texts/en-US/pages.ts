/** What the center's pages say beside their content: titles, descriptions for search engines, links. */

export const notFoundTexts = {
  title: 'Page not found',
  description: 'This page is not here.',
  eyebrow: 'Error 404',
  heading: 'This page is not here',
  lead: 'The address may have a typo, or the page has moved.',
  home: 'Go to the home page',
  times: 'See prayer times',
  ways: 'Where to go next',
  prayerTimes: {
    title: 'Prayer Times',
    text: 'Today’s athan and iqama, and the whole month.',
  },
  events: { title: 'Events', text: 'What is on this week and later.' },
  school: 'Classes, schedule and registration.',
  contact: { title: 'Contact', text: 'Ask us, or tell us about the broken link.' },
}

export const aboutTexts = {
  title: 'About',
  eyebrow: 'Who we are',
  visit: 'Visit us',
  boards: 'Our boards',
  boardsName: 'Boards',
  times: 'Prayer Times',
  events: 'Events',
  contact: 'Contact Us',
}

export const thanksPageTexts = {
  title: 'Message sent',
  description: 'Your message has arrived.',
  home: 'To the home page',
  times: 'See when we pray',
}

export const calendarPageTexts = {
  title: 'Calendar',
  description: 'The center’s calendar is coming soon.',
  events: 'See the events calendar',
  times: 'Prayer Times',
}

export const galleryPageTexts = {
  title: 'Gallery',
  description: 'Pictures of the center and its life are coming soon.',
  albumsDescription: 'Pictures of the center and its life, album by album.',
  about: 'About us',
  videos: 'Videos',
}

export const placeholderTexts = {
  title: 'Work In Progress',
  text: 'This page is under construction. Please check back soon!',
}

export const contactPageTexts = {
  title: 'Contact',
  description: 'The center’s address, phone and e-mail, answers to common questions, and a map.',
  eyebrow: 'Talk to us',
  write: 'Write to us',
}

export const donatePageTexts = {
  title: 'Donate',
  eyebrow: 'Support us',
  reach: 'Reach us',
}

export const eventsPageTexts = {
  title: 'Events',
  eyebrow: 'At the center',
  subscribe: 'In your own calendar',
  subscribeText:
    'Subscribe once: new events, changes and cancellations then show up in your phone’s calendar by themselves.',
}

export const exploreTexts = {
  ask: 'Ask a question',
  call: 'Call or visit',
  write: 'Ask a person',
  times: 'See when we pray',
}

export const nikahTexts = {
  title: 'Nikah',
  description: 'How to be married at the center: what to prepare, the steps, and the application.',
  eyebrow: 'Services',
  application: 'Go to the application',
  ask: 'Ask us first',
  open: 'Open the application',
  /** The name of its frame. */
  form: 'Nikah Application',
}

export const prayerPageTexts = {
  title: 'Prayer Times',
  description:
    "Today’s athan and iqama times at the center, the countdown to the next prayer, Jumu'ah and the whole month.",
}

export const ramadanHeadTexts = {
  title: 'Ramadan calendar',
  description:
    'The month of Ramadan at the center: suhoor, iftar, Tarawih and the last ten nights, to print and to share.',
  basis: (place: string) => `Times for ${place}.`,
  computed: (place: string, method: string) => `Times for ${place}, by the method ${method}.`,
}

export const privacyTexts = {
  title: 'Privacy',
  description: 'What this site keeps about visitors, for how long, and who to ask.',
  eyebrow: 'This website',
  ask: 'Who to ask',
}

/** What the programs' pages share. */
export const programTexts = {
  community: 'Community',
  events: 'See the events',
  contact: 'Contact us',
}

export const volunteerTexts = {
  offer: 'Offer an hour',
  events: 'See what is on',
}

export const videosPageTexts = {
  title: 'Videos',
  eyebrow: 'Media',
}

export const noVideosTexts = {
  title: 'No videos yet',
  text: 'The center has not published a video yet. The best way to hear a khutbah is in person.',
  channel: 'Our channel',
  times: "Jumu'ah times",
  events: 'Events',
}
