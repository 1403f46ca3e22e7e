import type { PageContent } from '#domain/content/page.ts'
import { list, seedPage } from './page.ts'

const photo = (name: string, alt: string) => ({ image: `/art/school/${name}.svg`, alt })

/** The school's front page. */
export const schoolHome: PageContent = seedPage('schoolHome', {
  'hero-title': 'Al Firdaous Islamic School',
  'hero-title-arabic': 'مدرسة الفردوس الإسلامية',
  'hero-message': 'Qur’an, Arabic and good character, one weekend at a time.',
  'hero-text1':
    'On weekends children from kindergarten to high school read the Qur’an here with a teacher who listens to each of them, learn its language, and make friends who share their faith.',
  'hero-text2':
    'Al Firdaous is the school of Mercy Islamic Center. No child needs to know a single letter of Arabic to begin: we start with the first one, together.',
  'hero-bg-image': '',

  'about-title': 'About our school',
  'about-title-arabic': 'نبذة عن مدرستنا',
  'about-description':
    'A small school with high goals: children who read the Qur’an well, understand what they pray, and love doing good.',
  'about-paragraph':
    'Classes are small and formed by level rather than by age alone. A school day has four parts: Qur’an, Arabic, Islamic studies, and a shared prayer followed by lunch and play. Parents hear from us early and often.\nOur teachers are trained, background-checked and known to the families. Come on a weekend morning and sit at the back of a class before you decide.',
  photos: list([
    photo('quran-circle', 'Book stands in a circle on a round rug'),
    photo('classroom', 'A classroom with the word “Read” on the board'),
    photo('letters', 'Cards with the Arabic letters, and a reed pen with ink'),
    photo('library', 'The library corner with its reading lamp and cushions'),
    photo('playground', 'The playground with a slide and swings under a tree'),
    photo('garden', 'The school garden with sunflowers and labelled beds'),
    photo('art', 'The art table with paint, brushes and a star in progress'),
    photo('prayer-hall', 'The prayer hall with its niche and rows of rugs'),
    photo('lunch', 'The lunch table with bread, fruit and lunch boxes'),
    photo('graduation', 'The stage on graduation day, with caps and certificates'),
  ]),

  'programs-title': 'Four subjects, one school day',
  programs: list([
    {
      title: 'Qur’an',
      text: 'From the first letters to fluent reading with tajweed. Each child reads aloud to the teacher in every lesson.',
    },
    {
      title: 'Arabic',
      text: 'Reading, writing, speaking and listening: songs and drawings for the younger ones, stories and letters for the older ones.',
    },
    {
      title: 'Islamic studies',
      text: 'Faith and worship, the life of the Prophet, peace be upon him, and the manners of a good home and neighborhood.',
    },
    {
      title: 'Prayer and character',
      text: 'We pray Dhuhr, eat and clean up together. Children lead, call the athan and pack boxes for the food pantry.',
    },
  ]),

  'teachers-title': 'Our teachers',
  teachers: list([]),

  'enroll-title': 'A place for your child',
  'enroll-text':
    'It takes about fifteen minutes: create an account with our scheduling provider, choose a class, and pay the first installment. A short placement test on the first day corrects the level if needed.',
  'school-donate-id': '',
})
