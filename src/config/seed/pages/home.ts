import type { PageContent } from '#domain/content/page.ts'
import { list, seedPage } from './page.ts'

/** The home page's editable content. */
export const home: PageContent = seedPage('home', {
  welcome: 'A house of prayer,\na home for neighbors',
  hero: 'Come to pray, to learn, or to sit quietly for a while. You are welcome.',
  'hero-bg-image': '',

  'history-title': 'Founded by neighbors, run by volunteers',
  'history-text':
    'The center began with neighbors who wanted a place to pray together and to teach their children well. The people who use its rooms, its classes and its kitchen also look after them.',
  'history-timeline': list([
    {
      year: 'November 2006',
      title: 'Established',
      description: 'Founded as a non-profit 501(c)(3) organization.',
    },
    {
      year: 'April 2019',
      title: 'A building of our own',
      description: 'The community buys the building it prays in.',
    },
  ]),

  'services-title': 'Something here for each of us',
  'services-text':
    'Some come five times a day, some once a week, some for the first time. There is a place to begin for each of them.',
  'service-prayers-title': "Daily prayers and Jumu'ah",
  'service-prayers-text':
    'Five prayers in congregation every day. On Fridays the khutbah starts on time, for people on their lunch break.',
  'service-sisters-title': 'Sisters',
  'service-sisters-text':
    'A weekly circle to read, learn and make friends, led by women. Children are looked after next door.',
  'service-youth-title': 'Youth',
  'service-youth-text':
    'Saturday nights for ages 13 to 18: basketball, pizza, and half an hour on a subject they choose.',
  'service-explore-title': 'Explore Islam',
  'service-explore-text':
    'Curious about Islam, or new to it? Visit a prayer, borrow a book, ask anything over tea.',

  'school-title': 'Al Firdaous, our weekend school',
  'school-text':
    'At Al Firdaous children learn to read the Qur’an, to understand its language, and to live by what they have read: in small classes by level, every weekend of the school year. New families can sit in on a class first.',

  'visit-title': 'Come and see us',
  'visit-text':
    'No appointment needed. Wear something modest and leave your shoes at the door. For a chair, a quiet corner or help with the stairs, ask the person who greets you.',
  'visit-hours': 'Every day, from half an hour before Fajr until half an hour after Isha',

  'support-title': 'Support the center',
  'support-text':
    'Donations, large and small, pay for the building, the classes and the food pantry. A few dollars each month help to keep the hall warm and the shelves stocked. The center is a non-profit 501(c)(3) organization.',
})
