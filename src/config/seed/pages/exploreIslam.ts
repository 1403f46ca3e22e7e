import type { PageContent } from '#domain/content/page.ts'
import { seedPage } from './page.ts'

/** The page for people who want to know what Islam is. */
export const exploreIslam: PageContent = seedPage('explore-islam', {
  'hero-title': 'Explore Islam',
  'hero-text':
    'Visit a prayer, borrow a book or ask any question, by message, by phone or in person.',
  'site-description':
    'For everyone who is curious about Islam or new to it: what Muslims believe, how to visit, whom to ask.',
  'about-title': 'In a few words',
  'about-texts':
    'Muslims believe in one God, who made everything, who hears and forgives. The same God spoke to Abraham, Moses and Jesus, peace be upon them, and sent the Qur’an to the Prophet Muhammad, peace be upon him.\nFive short prayers give structure to a Muslim’s day, and Ramadan, a month of fasting, to the year. Muslims give to the poor, travel to Mecca once in a lifetime if they can, and try every day to be truthful, patient and kind.\nYou become a Muslim by saying, and meaning, that there is no god but God and that Muhammad is His messenger. After that comes a life of learning, and you would not learn alone.',
  'about-image': '',
  'activities-title': 'How you can begin',
  'activities-bullets':
    'Watch a prayer: come ten minutes early, and somebody will explain it\nCome to the tea for new Muslims and friends on Sunday afternoons\nTake a translation of the Qur’an home, as a gift\nMeet one person for an hour, a woman or a man as you prefer\nLearn to pray step by step, in a small group\nBring your family; they are just as welcome',
  'activities-text1':
    "To become a Muslim, tell us whenever you are ready: with two or three people around a table, or with the whole hall after Jumu'ah. Afterwards you have a companion to call.",
  'activities-text2':
    'Teachers, chaplains, journalists and nurses write to us as well. We come to classrooms and hospitals, show groups around the mosque, and answer openly.',
  'activities-image': '',
  'write-text':
    'Write or call, and tell us as much or as little as you like. You choose whether a woman or a man answers, and nothing you say is passed on.',
})
