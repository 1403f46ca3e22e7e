export const eventsSectionTexts = {
  eyebrow: 'At the center',
  title: 'Upcoming events',
  all: 'All events',
}

export const welcomeTexts = {
  times: 'Prayer Times',
  events: 'Upcoming Events',
}

export const historyTexts = {
  eyebrow: 'Our story',
  more: 'More about us',
}

export const homeVideoTexts = {
  watch: 'Watch it with our other videos',
}

export const programsTexts = {
  eyebrow: 'Services and programs',
}

export const schoolTexts = {
  eyebrow: 'Weekend school',
  visit: 'Visit the school',
  enroll: 'How to enroll',
}

export const supportTexts = {
  eyebrow: 'Support us',
  donate: 'Make a donation',
}

export const visitTexts = {
  eyebrow: 'Visit us',
  address: 'Address',
  open: 'Open',
}
