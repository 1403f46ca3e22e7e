import type { PageContent } from '#domain/content/page.ts'
import { SEED_FRAMES } from '../frames.ts'
import { list, seedPage } from './page.ts'

/** The provider's scheduling page, and what to do there. */
export const schoolRegistration: PageContent = seedPage('schoolRegistration', {
  'hero-title': 'Registration',
  'hero-text':
    'Register all year while places are left. Children who join later pay only for the weeks that remain.',
  steps: list([
    {
      title: 'Create an account or log in',
      text: 'With an e-mail address and a password. Last year’s account still works.',
    },
    {
      title: 'Choose class and schedule',
      text: 'Saturday or Sunday, at the level closest to your child’s. Free places are shown.',
    },
    {
      title: 'Cart and payment',
      text: 'Put brothers and sisters into one cart, so that the sibling discount is applied, and pay.',
    },
  ]),
  'form-address': SEED_FRAMES.scheduling,
})
