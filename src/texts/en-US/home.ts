export const welcomeTexts = {
  times: 'Prayer Times',
  events: 'Upcoming Events',
}

export const historyTexts = {
  more: 'More about us',
}

export const homeVideoTexts = {
  watch: 'Watch it with our other videos',
}

export const schoolTexts = {
  visit: 'Visit the school',
  enroll: 'How to enroll',
}

export const supportTexts = {
  donate: 'Make a donation',
}

export const visitTexts = {
  address: 'Address',
  open: 'Open',
}
