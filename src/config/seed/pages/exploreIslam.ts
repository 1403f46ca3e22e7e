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
    'Muslims believe in one God, who made everything, who hears and forgives, and who needs no one between Himself and you. The same God spoke to Abraham, Moses and Jesus, peace be upon them, and sent the Qur’an to the Prophet Muhammad, peace be upon him, as guidance for all people.\nFive short prayers give structure to a Muslim’s day, and Ramadan, a month of fasting, to the year. Muslims give a part of their wealth to the poor, travel to Mecca once in a lifetime if they can, and try every day to be truthful, patient and kind.\nYou become a Muslim by saying, and meaning, that there is no god but God and that Muhammad is His messenger. No ceremony is needed. After that comes a life of learning, and you would not learn alone.',
  'about-image': '',
  'activities-title': 'How you can begin',
  'activities-bullets':
    'Watch a prayer: come ten minutes early, and somebody will sit with you and explain it\nCome to the tea for new Muslims and friends on Sunday afternoons\nTake a translation of the Qur’an home; it is a gift, and you may write in it\nMeet one person for an hour, a woman or a man as you prefer, with all your questions\nLearn to pray step by step, in a small group that starts again whenever somebody is new\nBring your family, if they worry or wonder; they are just as welcome',
  'activities-text1':
    "If you would like to become a Muslim, tell us whenever you are ready, or say the words at home and let us know later. We will be two or three people around a table, or the whole hall after Jumu'ah, as you like. Afterwards you will have a companion to call, for a year at least.",
  'activities-text2':
    'Teachers, chaplains, journalists, nurses and police officers write to us as well, and we are happy about it. We come to classrooms and hospitals, show groups around the mosque, and answer openly, even when the questions are uncomfortable. Tell us how many you are, how old, and what you would like to know.',
  'activities-image': '',
  'write-text':
    'Write or call, and tell us as much or as little as you like. You choose whether a woman or a man answers, and nothing you say is passed on.',
})
