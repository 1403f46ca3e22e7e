import type { ReplyTemplate } from '#domain/contact/replyTemplates.ts'

/** What a site comes with: true of every mosque. */
export const FIRST_TEMPLATES: readonly ReplyTemplate[] = [
  {
    name: 'Thank you',
    text: 'Thank you for writing to us. We have passed your message on and will answer you as soon as we can.',
  },
  {
    name: 'Come and see us',
    text: 'Thank you for your message. You are welcome to come by before or after any prayer; someone will be glad to talk with you. The prayer times of each day are on our website.',
  },
  {
    name: 'Please call',
    text: 'Thank you for your message. This is easier to talk about: please call us, or send us your phone number and a good time to call you.',
  },
]
