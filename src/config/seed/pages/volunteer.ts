import type { PageContent } from '#domain/content/page.ts'
import { seedPage } from './page.ts'

/** The volunteer page. */
export const volunteer: PageContent = seedPage('volunteer', {
  'hero-title': 'Volunteer',
  'hero-text':
    'Volunteers run the pantry, the school and the building. Choose a role below, from one hour a week.',
  'site-description':
    'Where hands are needed at the center, from the food pantry to the front door, and how to begin.',
  'about-title': 'An hour is enough',
  'about-texts':
    'You can help once or every week, alone or as a family, with many people or behind the scenes. We write down what there is to do and how long it takes, so that you know what you agree to, and you can stop at any time.\nEveryone who works with children or with people in need is checked first and never works alone; that protects them and you. Everybody else can start this week. A volunteer who knows the work goes with you the first time.\nThe Prophet, peace be upon him, said that the deeds God loves most are those done steadily, even if they are small. Our center lives from small things done steadily.',
  'about-image': '',
  'activities-title': 'Where hands are needed',
  'activities-bullets':
    'Food pantry: sorting and packing on Thursday evenings, driving boxes on Friday\nHouse and garden: vacuuming, small repairs, weeding, carrying chairs\nWelcome: greeting people at the door on Fridays and sitting with guests\nSchool: helping a teacher, reading with a child, guarding the crossing\nKitchen: cooking for iftars, for funerals and for families who cannot cook just now\nOffice: answering the phone, translating letters, keeping the books and this website',
  'activities-text1':
    'Students can have their service hours signed. Companies that match the hours of their employees with a gift are asked to do so here too; we are a non-profit 501(c)(3) organization and will fill in their form. If you have a trade, a truck or a teaching license, tell us: they are a great help.',
  'activities-text2':
    'In Ramadan everything doubles, and so does the need for help: setting out dates before sunset, washing up after iftar, parking cars for Tarawih, looking after children while their parents pray. Sign up in the weeks before, alone or with friends, and say which evenings you can come.',
  'activities-image': '',
  'write-text':
    'Write or call, and say what you like to do and when you have time. The volunteer who organizes that work will reply within a week.',
})
