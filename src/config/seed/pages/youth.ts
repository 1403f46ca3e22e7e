import type { PageContent } from '#domain/content/page.ts'
import { seedPage } from './page.ts'

/** The youth page. */
export const youth: PageContent = seedPage('youth', {
  'hero-title': 'Youth',
  'hero-text': 'Youth night every Saturday: basketball, food and a talk. For ages 13 to 18.',
  'site-description':
    'Friends, faith, sports and service for ages 13 to 18, shaped by the youth themselves.',
  'about-title': 'Shaped by you',
  'about-texts':
    'Growing up Muslim here means explaining yourself a good deal: at school, online, sometimes at home. It is easier among people who know the same questions. That is what the youth program is, before anything else: friends.\nA youth council, elected every autumn, decides what we do and how the budget is spent. Two adults, a woman and a man, are always present, have been checked and trained, and answer to the parents.\nFaith is a part of everything. We pray together, we ask what is hard to ask, and an honest “I do not know” is an answer we respect.',
  'about-image': '',
  'activities-title': 'What we do',
  'activities-bullets':
    'Youth night on Saturdays: basketball under the lights, pizza, and half an hour on a subject of your choice\nHomework help in the library on weekday afternoons, before exams on every day\nA weekend in a cabin in the woods, with long hikes and longer conversations\nService hours that count for school: food pantry, garden, visits to the elderly\nA stage and a microphone for poetry, recitation and everything in between\nIn Ramadan, one iftar that the youth cook for the whole community',
  'activities-text1':
    'Parents may call at any time and are welcome to look in. Phones go into the basket at the beginning and come back at the end; in between, the adults on duty can be reached by phone. Doors close when the last ride home has arrived, and nobody is ever left waiting alone.',
  'activities-text2':
    'If things are hard, at home, at school or inside, talk to one of the adults you trust here. They will keep your story private, they will not be shocked, and they know people whose work it is to help. In danger, call 911; for thoughts of ending your life, call or text 988, day or night.',
  'activities-image': '',
  'next-title': 'Bring a friend',
  'next-text':
    'The next youth night is on the Events page. Parents with a question can call or write first.',
})
