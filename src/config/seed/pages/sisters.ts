import type { PageContent } from '#domain/content/page.ts'
import { seedPage } from './page.ts'

/** The sisters' page. */
export const sisters: PageContent = seedPage('sisters', {
  'hero-title': 'Sisters',
  'hero-text':
    'Classes, a reading circle and help among women of every age. Led by women; children are welcome.',
  'site-description':
    'Circles, classes and company for women of every age and background, planned and led by women.',
  'about-title': 'A room that is yours',
  'about-texts':
    'The program is planned and led by women. It has its own room on the garden side, its own keys and its own shelf in the library, and there is space for women at every prayer.\nYou do not need to know anything before you come. We read slowly and explain words as they come up. While we read, two of our older girls play with the children next door.',
  'about-image': '',
  'activities-title': 'What we do',
  'activities-bullets':
    'Reading circle every Wednesday morning, one chapter at a time\nQur’an for beginners and tajweed, in small groups\nA quarterly evening with a woman who knows her field: medicine, law, money, marriage\nMeals for families with a new baby or an illness\nWalks, picnics and a swimming hour in summer\nA welcome table for women new to Islam or new in town',
  'activities-text1':
    'Most things are free. Where there is a cost, it should not keep anyone away: speak to the sister at the door, in confidence.',
  'activities-text2':
    'If you need a woman to talk to, call the center and ask for the sisters’ program. A woman will call you back, and what you say stays with her.',
  'activities-image': '',
  'next-title': 'Come once, and see',
  'next-text':
    'No need to sign up. The next circle is on the Events page, and a sister will meet you at the door if you ask for it.',
})
