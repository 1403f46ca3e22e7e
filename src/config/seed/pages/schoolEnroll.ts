import type { PageContent } from '#domain/content/page.ts'
import { PROVIDER } from '../schoolProvider.ts'
import { list, seedPage } from './page.ts'

/** How to enroll, step by step with the provider's pages. */
export const schoolEnroll: PageContent = seedPage('schoolEnroll', {
  'hero-title': 'How to enroll',
  'hero-text':
    'Choose a class and pay safely in one step. Most families need less than fifteen minutes.',
  steps: list([
    {
      title: 'Step 1: Create an account or log in',
      text: 'New families create an account with an e-mail address and a password. Families who were with us last year log in with the account they already have: the children are still in it.',
    },
    {
      title: 'Step 2: Choose class and schedule',
      text: 'Open the class schedules, choose Saturday or Sunday, and pick the class closest to your child’s level. Places left are shown beside each class. Not sure? Choose by age; the placement test corrects it if needed.',
    },
    {
      title: 'Step 3: Cart and payment',
      text: 'Put all your children into the cart before you pay: the sibling discount is then applied automatically at checkout. The first tuition installment, the $120 admission and registration fee and the Arabic library are charged now, the other installments later.',
    },
    {
      title: 'First time enrollment',
      text: 'The first time, the provider asks for each child’s name and birthday, allergies, an emergency contact, and the adults who may pick the child up. You enter this once for each child; next year you only check it. A confirmation comes by e-mail within minutes. If it does not, look into the spam folder, then call us.',
    },
    {
      title: 'Optional account customization',
      text: 'In your account you can add a second parent, choose how you are reminded, put the class times into your own calendar, and change the payment card. None of it is needed to enroll, and all of it can be changed later.',
    },
  ]),
  'signup-address': PROVIDER.signUp,
  'login-address': PROVIDER.logIn,
  'account-address': PROVIDER.account,
  'schedules-address': PROVIDER.schedules,
})
