import type { PageContent } from '#domain/content/page.ts'
import { list, seedPage } from './page.ts'

/** The school's donate page, shown before the donation page opens. */
export const schoolDonate: PageContent = seedPage('schoolDonate', {
  'hero-title': 'Donate to the school',
  'hero-text': 'Tuition covers about half of a school year. The rest comes from people like you.',
  'site-description':
    'Give to Al Firdaous Islamic School, part of a non-profit 501(c)(3) organization.',
  'ways-title': 'Other ways to give',
  ways: list([
    {
      title: 'Sponsor a child',
      text: 'One gift can pay for a child’s whole school year. Families are not named, and the office will gladly tell you what a place costs and how it is used.',
    },
    {
      title: 'Give books',
      text: 'The library is always short of easy Arabic readers and of good children’s books about the prophets. Bring new or well-kept ones to the office on a weekend.',
    },
    {
      title: 'Give every month',
      text: 'A small gift that comes every month lets us plan: it decides in spring how many free places there can be in the fall. The school office sets it up with you.',
    },
    {
      title: 'Give time',
      text: 'Helpers at the door, in the kitchen and on the playground let teachers teach. Two hours a month are a great help; write to the school office.',
    },
  ]),
})
