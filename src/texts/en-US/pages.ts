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
  events: { title: 'Events', text: 'What is on this week and after.' },
  school: { title: 'Al Firdaous School', text: 'Classes, schedule and registration.' },
  contact: { title: 'Contact', text: 'Ask us, or tell us which link was broken.' },
}

export const aboutTexts = {
  title: 'About',
  description:
    'What the center is for, its history since November 2006, its boards, and how to visit.',
  eyebrow: 'Who we are',
  visit: 'Visit us',
  boards: 'Our boards',
  boardsName: 'Boards',
  purpose: 'Our purpose',
  story: 'Our story',
  facilities: 'Facilities',
  come: 'Come by',
  address: 'Address',
  open: 'Open',
  times: 'Prayer Times',
  events: 'Events',
  contact: 'Contact Us',
}

export const thanksPageTexts = {
  title: 'Message sent',
  description: 'Your message has arrived.',
  lead: 'A volunteer of the center reads every message and answers as soon as work and family allow. If it is urgent, please call.',
  home: 'To the home page',
  times: 'See when we pray',
}

export const calendarPageTexts = {
  title: 'Calendar',
  description: 'The center’s calendar, which is being made.',
  events: 'See the events calendar',
  times: 'Prayer Times',
}

export const galleryPageTexts = {
  title: 'Gallery',
  description: 'Pictures of the center and its life, which are being collected.',
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
  description: 'Address, phone and e-mail of the center, answers to frequent questions, and a map.',
  eyebrow: 'Talk to us',
  write: 'Write to us',
  writeText:
    'A few words are enough. If you would rather talk to a man or to a woman, say so, and that is who answers.',
}

export const donatePageTexts = {
  title: 'Donate',
  description: 'Ways to give to the center, a non-profit 501(c)(3) organization.',
  eyebrow: 'Support us',
  reach: 'Reach us',
}

export const eventsPageTexts = {
  title: 'Events',
  description: 'Circles, classes, meals and evenings at the center: what is on, when and where.',
  eyebrow: 'At the center',
  subscribe: 'In your own calendar',
  subscribeText:
    'Subscribe once: new events, changes and cancellations then show up in your phone’s calendar by themselves.',
}

export const exploreTexts = {
  title: 'Explore Islam',
  description:
    'For everyone who is curious about Islam or new to it: what Muslims believe, how to visit, whom to ask.',
  eyebrow: 'Services',
  ask: 'Ask a question',
  call: 'Call or visit',
  writeEyebrow: 'Talk to us',
  write: 'Ask a person',
  writeText:
    'Write or call, and tell us as much or as little as you like. You choose whether a woman or a man answers, and nothing you say is passed on.',
  times: 'See when we pray',
}

export const nikahTexts = {
  title: 'Nikah',
  description: 'How to be married at the center: what to prepare, the steps, and the application.',
  eyebrow: 'Services',
  application: 'Go to the application',
  ask: 'Ask us first',
  open: 'Open the application',
}

export const prayerPageTexts = {
  title: 'Prayer Times',
  description:
    "Today’s athan and iqama times at the center, the countdown to the next prayer, Jumu'ah and the whole month.",
}

export const ramadanPageTexts = {
  title: 'Ramadan calendar',
  description:
    'The month of Ramadan at the center: suhoor, iftar, Tarawih and the last ten nights, to print and to share.',
  home: 'Home',
  times: 'Prayer Times',
  basis: (place: string) => `Times for ${place}.`,
  computed: (place: string, method: string) => `Times for ${place}, by the method ${method}.`,
}

export const privacyTexts = {
  title: 'Privacy',
  description: 'What this site keeps about its visitors, how long, and whom to ask.',
  eyebrow: 'This website',
  ask: 'Whom to ask',
}

export const sistersTexts = {
  title: 'Sisters',
  description:
    'Circles, classes and company for women of every age and background, planned and led by women.',
  eyebrow: 'Community',
  events: 'See the events',
  contact: 'Contact us',
  next: 'Come once, and see',
  nextText:
    'No need to sign up. The next circle is on the Events page, and a sister will meet you at the door if you ask for it.',
}

export const youthTexts = {
  title: 'Youth',
  description:
    'Friends, faith, sports and service for ages 13 to 18, shaped by the youth themselves.',
  eyebrow: 'Community',
  events: 'See the events',
  contact: 'Contact us',
  next: 'Bring a friend',
  nextText:
    'The next youth night is on the Events page. Parents with a question can call or write first.',
}

export const volunteerTexts = {
  title: 'Volunteer',
  description:
    'Where hands are needed at the center, from the food pantry to the front door, and how to begin.',
  eyebrow: 'Community',
  offer: 'Offer an hour',
  writeEyebrow: 'Talk to us',
  writeText:
    'Write or call, and say what you like to do and when you have time. The volunteer who organizes that work will reply within a week.',
  events: 'See what is on',
}

export const videosPageTexts = {
  title: 'Videos',
  description: 'Khutbahs, lessons and evenings at the center, to watch or to hear again.',
  eyebrow: 'Media',
}

export const noVideosTexts = {
  title: 'The first recording is still to come',
  text: 'The center has not published a video yet. The best way to hear a khutbah is to sit in the hall.',
  channel: 'Our channel',
  times: "Jumu'ah times",
  events: 'Events',
}
