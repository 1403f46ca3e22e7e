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
    'The sisters’ program is planned and led by women. It has its own room on the garden side of the building, its own keys and its own shelf in the library, and at every prayer there is space for women in the hall.\nYou do not need to know anything before. We read slowly, explain words as they come, and take turns to speak. Some of us wear a scarf every day and some only here; both are welcome.\nChildren are part of it. While we read, two of our older girls play with them next door, and babies stay with their mothers and may be as loud as they like.',
  'about-image': '',
  'activities-title': 'What we do',
  'activities-bullets':
    'Reading circle every Wednesday morning, one chapter of one book at a time\nQur’an for beginners and tajweed for those who read already, in small groups\nA quarterly evening with a woman who knows her field: medicine, law, money, marriage\nMeals for families with a new baby or an illness, cooked in turns and brought to the door\nWalks, picnics and a swimming hour in summer\nA welcome table for women who are new to Islam or new in town',
  'activities-text1':
    'Most things are free, and where there is a cost, for a bus or for materials, it should not keep anyone away: speak to the sister at the door and we will find a solution in confidence. Dates and rooms are on the Events page.',
  'activities-text2':
    'If you need a woman to talk to, about faith, a marriage, a worry about a child or something private, call the center and ask for the sisters’ program. You will be called back by a woman, what you say stays with her, and she knows where more help can be found.',
  'activities-image': '',
  'next-title': 'Come once, and see',
  'next-text':
    'No need to sign up. The next circle is on the Events page, and a sister will meet you at the door if you ask for it.',
})
