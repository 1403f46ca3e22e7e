import type { PageContent } from '#domain/content/page.ts'
import { list, seedPage } from './page.ts'

/** The donate page's texts, shown before the donation page opens. */
export const donate: PageContent = seedPage('donate', {
  'hero-title': 'Donate to the masjid',
  'hero-text':
    'Your gift keeps the building open. We are a 501(c)(3) non-profit; gifts are deductible as the law allows.',
  'site-description': 'Ways to give to the center, a non-profit 501(c)(3) organization.',
  'ways-title': 'Other ways to give',
  ways: list([
    {
      title: 'In the box at the door',
      text: 'Cash and checks, at every prayer. Write on the envelope what it is for: the building, the pantry, the school, or zakat.',
    },
    {
      title: 'By mail',
      text: 'Send a check to the address below, payable to the center. Add your address, and we will mail you a receipt.',
    },
    {
      title: 'Zakat',
      text: 'Zakat is kept separate from everything else and goes only to the people it is meant for. Ask the treasurer if you want to know how it is given.',
    },
    {
      title: 'With your time or with goods',
      text: 'An hour of work, a repaired door, rice and oil for the pantry: all of this is charity. Please call first if it is large or has to be kept cold.',
    },
  ]),
})
