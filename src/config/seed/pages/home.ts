import type { PageContent } from '#domain/content/page.ts'
import { list, seedPage } from './page.ts'

/** The home page's editable content. */
export const home: PageContent = seedPage('home', {
  welcome: 'A house of prayer,\na home for neighbors',
  hero: 'Come to pray, to learn, or to sit quietly for a while. You are welcome.',
  'hero-bg-image': '',

  'history-title': 'Founded by neighbors, run by volunteers',
  'history-text':
    'The center was established in November 2006 as a non-profit 501(c)(3) organization, by neighbors who wanted a place to pray together and to teach their children well. In April 2019 the community bought the building it prays in. The people who use its rooms, its classes and its kitchen also look after them, and everyone who comes in becomes part of the story.',
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
    'Some people come five times a day, some once a week, and some for the first time with a question they have had for years. Whatever brings you, there is a circle, a class or a quiet corner where you can begin, and somebody who will show you around.',
  'service-prayers-title': "Daily prayers and Jumu'ah",
  'service-prayers-text':
    'All five prayers are held in congregation every day, with the iqama times posted a month ahead. On Fridays the khutbah begins on time, so that people on a lunch break can pray and be back at work. There is room for women and for children at every prayer.',
  'service-sisters-title': 'Sisters',
  'service-sisters-text':
    'A weekly circle for reading, learning and friendship, led by women and open to women of every age and background. Children are welcome and looked after in the next room, tea is always ready, and nobody is asked to know anything before she comes.',
  'service-youth-title': 'Youth',
  'service-youth-text':
    'Evenings for teenagers with a short talk, a long conversation, food and a ball game. They choose the subjects themselves, from friendship and faith at school to work that serves the neighborhood, with grown-ups who listen first and are there every single week.',
  'service-explore-title': 'Explore Islam',
  'service-explore-text':
    'If you are curious about Islam, new to it, or marrying into a Muslim family, come and ask. We will show you the prayer hall, lend you books, and sit with you over tea for as long as you like, with no pressure and no expectations.',

  'school-title': 'Al Firdaous, our weekend school',
  'school-text':
    'The first word revealed to the Prophet, peace be upon him, was “Read.” At Al Firdaous children learn to read the Qur’an, to understand its language, and to live by what they have read: in small classes by level, every weekend of the school year, with teachers who know each child by name. New families are welcome to sit in on a class first.',

  'visit-title': 'Come and see us',
  'visit-text':
    'You do not need an appointment or an invitation. Wear something modest and comfortable, leave your shoes at the door, and sit wherever you like. If you need a chair, a quiet corner or help with the stairs, ask the person who greets you, and stay as long as you wish.',
  'visit-hours': 'Every day, from half an hour before Fajr until half an hour after Isha',

  'support-title': 'Support the center',
  'support-text':
    'The building, the classes and the food pantry are paid for by donations, large and small. The center is a non-profit 501(c)(3) organization. A few dollars each month keep the roof dry, the hall warm and the shelves stocked for the neighbor who needs groceries this week. May God reward you for what you give.',
})
