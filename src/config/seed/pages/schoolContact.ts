import type { PageContent } from '#domain/content/page.ts'
import { SEED_FRAMES } from '../frames.ts'
import { list, seedPage } from './page.ts'

/** How to reach the school. */
export const schoolContact: PageContent = seedPage('schoolContact', {
  'hero-title': 'Contact Us - Al Firdaous Islamic School',
  'hero-text':
    'The office is open Saturdays and Sundays, 9:30 AM to 2:00 PM. If a child is ill, call.',
  'write-text':
    'Tell us your child’s age and class if it is about lessons or enrollment: then the right teacher can answer at once.',
  'faq-title': 'Questions parents ask',
  faq: list([
    {
      question: 'From what age can my child come?',
      answer:
        'From five, or the kindergarten year. Teenagers have a group of their own, and they are welcome even if they have never been to a weekend school before.',
    },
    {
      question: 'Does my child need to know Arabic?',
      answer:
        'No. Most of our children speak English at home. The preparatory level starts with the first letter, and older beginners have a group where nobody feels late.',
    },
    {
      question: 'What does it cost?',
      answer:
        'Admission and registration is $120 once per school year. The first tuition installment, the registration fee and the Arabic library are charged at enrollment. The sibling discount is applied automatically at checkout when the children are in the cart together.',
    },
    {
      question: 'Can we visit a class first?',
      answer:
        'Please do. Call the office during the week, come at 9:45 AM on a weekend, and sit in for as long as you like. Your child may simply join in.',
    },
    {
      question: 'What should my child bring?',
      answer:
        'Modest, comfortable clothes, a pencil case, a water bottle and a snack without nuts. Books are given out on the first day. Please leave phones and toys at home.',
    },
    {
      question: 'Is there help for children with special needs?',
      answer:
        'Tell us before you enroll, so that we can plan well. The building is step-free, classes are small, and one of our teachers works in special education during the week.',
    },
  ]),
  'map-title': 'Find the school',
  'map-text':
    'The school is in the education wing of the center, with its own door on the garden side. Parking is in the lot behind the building; please leave the two places by the gate for families with babies, drive at walking pace, and let children get out on the side of the fence.',
  'map-address': SEED_FRAMES.schoolMap,
})

/** The page after sending a message to the school without scripts. */
export const schoolThanks: PageContent = seedPage('schoolThanks', {
  lead: 'A volunteer of the school reads every message and answers as soon as work and family allow. If it is urgent, please call.',
})
