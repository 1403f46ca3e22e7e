import type { PageContent } from '#domain/content/page.ts'
import { seedPage } from './page.ts'

/** The volunteer page. */
export const volunteer: PageContent = seedPage('volunteer', {
  'hero-title': 'Volunteer',
  'hero-text':
    'Volunteers run the pantry, the school and the building. Choose a role below, from one hour a week.',
  'site-description':
    'Where the center needs help, from the food pantry to the front door, and how to begin.',
  'about-title': 'An hour is enough',
  'about-texts':
    'Help once or every week, alone or as a family. We write down what there is to do and how long it takes, and you can stop at any time.\nEveryone who works with children or with people in need is checked first and never works alone. Everybody else can start this week, beside a volunteer who knows the work.',
  'about-image': '',
  'activities-title': 'Where we need help',
  'activities-bullets':
    'Food pantry: packing on Thursday evenings, driving boxes on Friday\nHouse and garden: small repairs, weeding, carrying chairs\nWelcome: greeting people at the door on Fridays\nSchool: helping a teacher, reading with a child, guarding the crossing\nKitchen: cooking for iftars, for funerals, for families who cannot cook just now\nOffice: answering the phone, translating letters, keeping this website',
  'activities-text1':
    'We sign service hours for students, and fill in the forms of companies that match the hours of their employees. A trade, a truck or a teaching license is a great help.',
  'activities-text2':
    'In Ramadan we need twice as many people: to set out dates, wash up after iftar, and park cars for Tarawih. Tell us which evenings you can come.',
  'activities-image': '',
  'write-text':
    'Write or call, and say what you like to do and when you have time. The volunteer who organizes that work will reply within a week.',
})
