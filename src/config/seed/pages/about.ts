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
    "Our purpose is to keep a house where God is remembered and people are well received: a place to pray the five daily prayers and Jumu'ah, to learn the Qur’an and the example of the Prophet, peace be upon him, and to help one another and everyone who lives around us.\nWe want a child who grows up here to know how to pray and how to be a good neighbor, and to see that the two belong together. We want a newcomer to be greeted by name the second time. And we want the people of this town, whatever they believe, to be glad that there is a mosque on their street.\nWe work for that in the way our faith teaches us: consultation before decisions, honesty with money, gentleness in disagreement, and patience with the slow work of raising a community.",

  'purpose-title': 'What we are here for',
  'purpose-cards': list([
    {
      title: 'Prayers',
      text: "To hold the five daily prayers, Jumu'ah, Tarawih and the two Eids in congregation, on time and with room for everyone who comes.",
    },
    {
      title: 'Knowledge & Faith',
      text: 'To teach the Qur’an, the Arabic language and the foundations of Islam to children and adults, from reliable sources and with patience for every question.',
    },
    {
      title: 'Operation',
      text: 'To keep the building safe, clean and open, and to make decisions by consultation, with accounts that every member can see.',
    },
    {
      title: 'Bonds',
      text: 'To connect families and generations: to share meals and feasts, visit the sick, bury our dead with dignity and support those who grieve.',
    },
    {
      title: 'Cooperation',
      text: 'To work with other mosques, schools and charities wherever we can do more good together than alone.',
    },
    {
      title: 'Friendly Relations',
      text: 'To know our neighbors of every faith or no faith, to welcome them as guests, and to serve the town we share with them.',
    },
  ]),

  'history-title': 'How we got here',
  'history-timeline': list([
    {
      year: 'November 2006',
      title: 'Established',
      description:
        'Neighbors found a center, a non-profit 501(c)(3) organization, so that there is one place nearby to pray together and to teach the children.',
    },
    {
      year: 'The first years',
      title: 'Borrowed and shared rooms',
      description:
        'Prayer rugs are rolled out and rolled up again. The congregation learns what it needs most: a hall that is always open, classrooms, and a kitchen.',
    },
    {
      year: 'April 2019',
      title: 'A building of our own',
      description:
        'The community buys the building it prays in. The work inside, from the carpets to the shelves of the library, is done largely by volunteers.',
    },
    {
      year: 'Today',
      title: 'Open every day',
      description:
        "Five prayers a day, Jumu'ah, a weekend school, circles for sisters and youth, and an open door for everyone who wants to visit.",
    },
  ]),

  'trustees-title': 'Board of Trustees',
  'trustees-text':
    'The trustees are responsible for the building and its funds. They approve the budget, look after the long-term safety of the property, and make sure that gifts for a purpose are spent on that purpose. They serve without pay and meet with the directors several times a year.',
  trustees: list([
    { name: EXAMPLE_NAME, position: 'Chair' },
    { name: EXAMPLE_NAME, position: 'Vice Chair' },
    { name: EXAMPLE_NAME, position: 'Finance' },
    { name: EXAMPLE_NAME, position: 'Property and Safety' },
  ]),
  'directors-title': 'Board of Directors',
  'directors-text':
    "The directors run the center from day to day: prayers and programs, the school, the building and the budget. They are the people to talk to if you have a suggestion, a complaint or an hour to help. Ask for any of them after Jumu'ah, or write to the center and your message will reach them.",
  directors: list([
    { name: EXAMPLE_NAME, position: 'President' },
    { name: EXAMPLE_NAME, position: 'Vice President' },
    { name: EXAMPLE_NAME, position: 'Secretary' },
    { name: EXAMPLE_NAME, position: 'Treasurer' },
    { name: EXAMPLE_NAME, position: 'School and Education' },
    { name: EXAMPLE_NAME, position: 'Community Services' },
  ]),

  'facilities-title': 'The house and its rooms',
  'facilities-text':
    'The building is small, so you will find your way quickly, and there is room to spend a whole day. Shoes stay on the shelves by the entrance, the hall is always open at prayer times, and the person on duty will gladly show you the rest. Tell us what you need and we will try to arrange it.',
  'facilities-list': list([
    {
      title: 'Prayer hall',
      text: 'Carpeted and quiet, with chairs along the wall for everyone who needs one, and space for women at every prayer.',
    },
    {
      title: 'Places for wudu',
      text: 'Separate washing places for women and men, next to the shoe shelves, with seats and handrails.',
    },
    {
      title: 'Classrooms and library',
      text: 'Home of the weekend school and the circles; you can read the books here or borrow them for a month.',
    },
    {
      title: 'Hall and kitchen',
      text: 'For iftars, weddings, funerals and long conversations; families can ask to use them for an occasion.',
    },
  ]),

  'visit-title': 'Visit us',
  'visit-text':
    'Everyone is welcome, at prayer times and between them. If you are not a Muslim and would like to see a prayer, come ten minutes early and somebody will sit with you and explain what happens. Schools, congregations and groups are welcome too: write to us and we will reserve an hour for you.',

  'join-title': 'Join Our Community',
  'join-text':
    'There is no membership form and no fee. Come to any prayer: the times are on the Prayer Times page, and women and men each have their own space. Classes, circles and meals are on the Events page, most of them free and without signing up. If you have a question first, call or write to us.',
})
