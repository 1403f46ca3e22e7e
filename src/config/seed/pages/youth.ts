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
    'Growing up Muslim here means explaining yourself a good deal: at school, online, sometimes at home. It is easier among friends who know the same questions.\nA youth council, elected every autumn, decides what we do. Two adults, a woman and a man, are always present, checked and trained. We ask what is hard to ask, and an honest “I do not know” is an answer we respect.',
  'about-image': '',
  'activities-title': 'What we do',
  'activities-bullets':
    'Youth night on Saturdays: basketball, pizza, and half an hour on a subject of your choice\nHomework help in the library on weekday afternoons\nA weekend in a cabin in the woods\nService hours that count for school: food pantry, garden, visits to the elderly\nA stage and a microphone for poetry and recitation\nIn Ramadan, one iftar that the youth cook for everyone',
  'activities-text1':
    'Parents may call or look in at any time. Phones go into the basket at the beginning and come back at the end. Nobody is left waiting alone for a ride home.',
  'activities-text2':
    'If things are hard, talk to one of the adults you trust here; they keep your story private. In danger, call 911; for thoughts of ending your life, call or text 988, day or night.',
  'activities-image': '',
  'next-title': 'Bring a friend',
  'next-text':
    'The next youth night is on the Events page. Parents with a question can call or write first.',
})
