export const contactFormTexts = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  subject: 'Subject',
  choose: 'Choose one',
  message: 'Message',
  optional: '(optional)',
  limit: (limit: number) => `At most ${limit} characters`,
  count: (length: number, limit: number) => `${length} / ${limit}`,
  /** The label of a field that only programs fill. */
  trap: 'Leave this empty',
  sending: 'Sending…',
  send: 'Send message',
  privacy: 'Only the people who answer can read it.',
  privacyLink: 'How we keep messages',
  offline:
    'You are offline. Your message is kept on this device; we will send it as soon as you are online again, if this page is still open.',
  sent: 'Message Sent!',
  sentText: 'Thank you for writing.',
}
