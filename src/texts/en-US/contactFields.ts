/** The subjects of a message. */
export const subjectTexts = {
  general: 'General question',
  prayer: 'Prayer times',
  events: 'Events',
  donation: 'Donations',
  volunteer: 'Volunteering',
  'explore-islam': 'Explore Islam',
  other: 'Something else',
}

/** What is wrong with a field of a message. */
export const fieldTexts = {
  name: 'Please tell us your name.',
  nameLong: (most: number) => `Please shorten the name to ${most} characters.`,
  email: 'Please enter your e-mail address, so that we can answer.',
  emailWrong: 'Please enter an e-mail address such as amina@example.org.',
  phoneLong: (most: number) => `Please shorten the phone number to ${most} characters.`,
  subject: 'Please choose a subject.',
  message: 'Please write a message.',
  messageLong: (most: number) => `Please shorten the message to ${most} characters.`,
}
