import type { PageContent } from '#domain/content/page.ts'
import { page } from './page.ts'

/** The sisters' page. */
export const sisters: PageContent = page('sisters', {
  'hero-title': 'Sisters',
  'hero-text':
    'A circle of women who read, learn, eat and laugh together, and who carry each other through what life brings. Some have prayed all their lives and some began last month. Come with your questions, your children or your knitting; there is a cushion free and the kettle is on.',
  'about-title': 'A room that is yours',
  'about-texts':
    'The sisters’ program is planned and led by women. It has its own room on the garden side of the building, its own keys and its own shelf in the library, and at every prayer there is space for women in the hall.\nNobody is asked how much she knows. We read slowly, explain words as they come, and take turns to speak. Some of us wear a scarf every day and some only here; both are looked at kindly.\nChildren are part of it. While we read, two of our older girls play with them next door, and babies stay with their mothers and may be as loud as they like.',
  'about-image': '',
  'activities-title': 'What we do',
  'activities-bullets':
    'Reading circle every Wednesday morning, one chapter of one book at a time\nQur’an for beginners and tajweed for those who read already, in small groups\nA quarterly evening with a woman who knows her field: medicine, law, money, marriage\nMeals for families with a new baby or an illness, cooked in turns and brought to the door\nWalks, picnics and a swimming hour in summer\nA table of welcome for women who are new to Islam or new in town',
  'activities-text1':
    'Most things are free, and where there is a cost, for a bus or for materials, nobody is kept away by it: speak to the sister at the door and it will be settled quietly. Dates and rooms are on the Events page.',
  'activities-text2':
    'If you need a woman to talk to, about faith, a marriage, a worry about a child or something that should not be told aloud, call the center and ask for the sisters’ program. You will be called back by a woman, what you say stays with her, and she knows where more help can be found.',
  'activities-image': '',
})
