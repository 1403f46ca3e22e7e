/** What the server says to a sender whose message it did not take. */
export const contactRefusalTexts = {
  title: 'Your message has not been sent',
  notSent: 'Not sent yet',
  /** Where fields are wrong. */
  almost: 'Almost there',
  marked: 'Your message has not been sent yet. Please look at what is marked.',
  email: 'E-mail',
  about: (subject: string) => `About: ${subject}`,
  back: 'Back to the contact page',
  /** For a form that was too large to be read, so that its page cannot show what was typed. */
  goBack: (problem: string) => `Go back in your browser: what you wrote is still there. ${problem}`,
  fromYou: (wait: string) =>
    `Many messages have come from your connection. Please try again in ${wait}, or call us.`,
  fromEveryone: (wait: string) =>
    `We are receiving more messages than usual. Please try again in ${wait}, or call us.`,
  hours: (count: number) => `${count} hours`,
  minutes: (count: number) => `${count} minutes`,
  seconds: (count: number) => `${count} seconds`,
}

/** What the server says to a browser whose choice of notifications it did not take. */
export const followRefusalTexts = {
  noKey: 'This site sends no notifications yet.',
  unknownService: 'Notifications of this browser are not supported here.',
  wrongKey: 'This browser’s subscription is damaged. Please turn notifications off and on.',
  full: 'No more people can follow at the moment. Please try again in a few days.',
  fromYou:
    'Many choices have come from your connection. Please try again later; nothing was changed.',
  fromEveryone:
    'Notifications were turned on very often on this site within the last hour. Please try again in an hour; nothing was changed.',
}
