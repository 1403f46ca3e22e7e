import type { PageContent } from '#domain/content/page.ts'
import { SEED_FRAMES } from '../frames.ts'
import { list, seedPage } from './page.ts'

/** The contact page's editable content; address, phone and e-mail are the header's. */
export const contact: PageContent = seedPage('contact', {
  'hero-title': 'Contact us',
  'hero-text':
    'Volunteers read every message. If it is urgent, call: we answer, or call back after the next prayer.',
  'write-text':
    'A few words are enough. If you would rather talk to a man or to a woman, say so, and that is who answers.',
  'faq-title': 'Questions people ask',
  faq: list([
    {
      question: 'May I come if I am not a Muslim?',
      answer:
        'Yes, and you do not need to tell us before. Come a few minutes before a prayer, say that it is your first time, and somebody will show you where to sit and explain what happens. Nobody will ask you to take part.',
    },
    {
      question: "When does Jumu'ah begin, and should I come early?",
      answer:
        'It begins with the khutbah, and the prayer follows. Both times, and who gives the khutbah, are on the Prayer Times page and may change with the season. Please come fifteen minutes before the khutbah: the hall fills quickly, and people who come last have to stand in the corridor.',
    },
    {
      question: 'Can I be married here?',
      answer:
        'Yes. Read the Nikah page for what to prepare, fill in the application there, and we will call you to agree on a date and to answer your questions.',
    },
    {
      question: 'Somebody in our family has died. What do we do?',
      answer:
        'Call the center at any hour. We will help you with the hospital and the funeral home, with the washing and the prayer, and with the people to tell. You will not have to arrange it alone.',
    },
    {
      question: 'Are donations tax-deductible?',
      answer:
        'The center is a non-profit 501(c)(3) organization, so donations are generally deductible as the law allows. Ask for a receipt when you give, and keep it with your papers.',
    },
  ]),
  'map-title': 'How to find us',
  'map-text':
    'The entrance is at the side of the building, under the arch, with a ramp beside the steps. Ring the bell if the door is closed.',
  'map-address': SEED_FRAMES.map,
})

/** The page after sending a message without scripts. */
export const thanks: PageContent = seedPage('thanks', {
  lead: 'A volunteer of the center reads every message and answers as soon as work and family allow. If it is urgent, please call.',
})
