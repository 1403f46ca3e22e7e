import type { PageContent } from '#domain/content/page.ts'
import { EXAMPLE_NAME } from '#domain/content/people.ts'
import { list, seedPage } from './page.ts'

/** The about page's editable content. */
export const about: PageContent = seedPage('about', {
  'hero-title': 'About us',
  'hero-text':
    'A mosque and weekend school, founded by neighbors in November 2006 and open for every prayer.',
  'site-description':
    'What the center is for, its history since November 2006, its boards, and how to visit.',
  'about-bg-image': '',

  'mission-title': 'Our mission',
  'mission-vision':
    "Our purpose is to keep a house where God is remembered and people are well received: a place to pray the five daily prayers and Jumu'ah, to learn the Qur’an and the example of the Prophet, peace be upon him, and to help one another and everyone who lives around us.\nWe decide by consultation and account for every gift. We want children who grow up here to know how to pray and how to be good neighbors, and the people of this town, whatever they believe, to be glad that there is a mosque on their street.",

  'purpose-title': 'What we are here for',
  'purpose-cards': list([
    {
      title: 'Prayers',
      text: "The five daily prayers, Jumu'ah, Tarawih and both Eids in congregation, with room for everyone.",
    },
    {
      title: 'Knowledge & Faith',
      text: 'The Qur’an, Arabic and the foundations of Islam, for children and adults.',
    },
    {
      title: 'Operation',
      text: 'A building that is safe, clean and open; decisions by consultation, with open accounts.',
    },
    {
      title: 'Bonds',
      text: 'Families and generations together: at meals and feasts, at sickbeds and at funerals.',
    },
    {
      title: 'Cooperation',
      text: 'Work with other mosques, schools and charities where we can do more together.',
    },
    {
      title: 'Friendly Relations',
      text: 'Neighbors of every faith or none, as our guests and in the town we share.',
    },
  ]),

  'history-title': 'How we got here',
  'history-timeline': list([
    {
      year: 'November 2006',
      title: 'Established',
      description:
        'Neighbors found a non-profit 501(c)(3) organization, to have one place to pray and to teach the children.',
    },
    {
      year: 'The first years',
      title: 'Borrowed and shared rooms',
      description:
        'The rugs are rolled out and rolled up again, and the congregation learns what it needs most.',
    },
    {
      year: 'April 2019',
      title: 'A building of our own',
      description:
        'The community buys the building it prays in. Volunteers lay the carpets and build the library.',
    },
    {
      year: 'Today',
      title: 'Open every day',
      description:
        "Five prayers a day, Jumu'ah, a weekend school, circles for sisters and youth, and an open door.",
    },
  ]),

  'imams-title': 'Our imam and khateebs',
  imams: list([]),

  'trustees-title': 'Board of Trustees',
  'trustees-text':
    'The trustees are responsible for the building and its funds: the budget, the safety of the property, and gifts that were given for a purpose. They serve without pay.',
  trustees: list([
    { name: EXAMPLE_NAME, position: 'Chair' },
    { name: EXAMPLE_NAME, position: 'Vice Chair' },
    { name: EXAMPLE_NAME, position: 'Finance' },
    { name: EXAMPLE_NAME, position: 'Property and Safety' },
  ]),
  'directors-title': 'Board of Directors',
  'directors-text':
    "The directors run the center from day to day. Talk to them about a suggestion, a complaint or an hour to help: after Jumu'ah, or by a message to the center.",
  directors: list([
    { name: EXAMPLE_NAME, position: 'President' },
    { name: EXAMPLE_NAME, position: 'Vice President' },
    { name: EXAMPLE_NAME, position: 'Secretary' },
    { name: EXAMPLE_NAME, position: 'Treasurer' },
    { name: EXAMPLE_NAME, position: 'School and Education' },
    { name: EXAMPLE_NAME, position: 'Community Services' },
  ]),

  'facilities-title': 'Before you come',
  'facilities-text':
    'What people ask about the building before their first visit. The person on duty at prayer times will show you the rest.',
  'facilities-list': list([
    {
      title: 'Parking',
      text: 'On the street behind the building. The spaces at the door are for those who cannot walk far.',
    },
    {
      title: 'Entrances',
      text: 'At the side, under the arch, with a ramp beside the steps. Women have a door of their own, next to it, and pray in the same hall.',
    },
    {
      title: 'Clothes and shoes',
      text: 'Something modest that covers shoulders and knees; scarves hang by the entrance. Shoes stay on the shelves at the door.',
    },
    {
      title: 'Wudu',
      text: 'Separate washing places for women and men, next to the shoe shelves, with seats and handrails.',
    },
    {
      title: 'Chairs',
      text: 'Along the wall of the hall, for everyone who needs one.',
    },
    {
      title: 'Children',
      text: 'Welcome at every prayer. If one needs to run around, the room next door is open and has toys.',
    },
  ]),

  'visit-title': 'Visit us',
  'visit-text':
    'Everyone is welcome at prayer times and between them. If you would like to see a prayer, come ten minutes early, and somebody will sit with you and explain it. Groups can write to us first, and we reserve an hour.',

  'join-title': 'Join Our Community',
  'join-text':
    'There is no membership form and no fee. Come to any prayer, to a class or to a meal, most of them free and without signing up. If you have a question first, call or write to us.',
})
