import type { PageContent } from '#domain/content/page.ts'
import { list, page } from './page.ts'

/** The donate page's texts, read while the visitor is on the way to the donation page. */
export const donate: PageContent = page('donate', {
  'hero-title': 'Donate to the masjid',
  'hero-text':
    'Your gift keeps the lights on, the doors open and the shelves of the food pantry full. The center is a non-profit 501(c)(3) organization; donations are generally deductible as the law allows; ask for a receipt when you give. May God accept it from you and put blessing in what you keep.',
  'ways-title': 'Other ways to give',
  ways: list([
    {
      title: 'In the box at the door',
      text: 'Cash and checks, at every prayer. Write on the envelope what it is for: the building, the pantry, the school, or zakat.',
    },
    {
      title: 'By mail',
      text: 'Send a check, made out to the center, to the address below. Add yours, and the receipt comes back by mail.',
    },
    {
      title: 'Zakat',
      text: 'Zakat is kept apart from everything else and goes only to those it is meant for. Speak to the treasurer if you want to know how it is given.',
    },
    {
      title: 'With your hands or your goods',
      text: 'An hour of work, a repaired door, rice and oil for the pantry: it is all charity. Call first if it is large or cold.',
    },
  ]),
})
