import type { PageContent } from '#domain/content/page.ts'
import { list, seedPage } from './page.ts'

const photo = (name: string, alt: string) => ({ image: `/art/school/${name}.svg`, alt })

/** The school's front page. */
export const schoolHome: PageContent = seedPage('schoolHome', {
  'hero-title': 'Al Firdaous Islamic School',
  'hero-title-arabic': 'مدرسة الفردوس الإسلامية',
  'hero-message': 'Qur’an, Arabic and good character, one weekend at a time.',
  'hero-text1':
    'On weekends our classrooms fill with children from kindergarten to high school. They read the Qur’an with a teacher who listens to each of them, learn the language it was revealed in, and find friends who share their faith and look forward to the next weekend.',
  'hero-text2':
    'Al Firdaous is the school of Mercy Islamic Center. Families who live around the corner and families who drive for an hour are equally at home here, and no child needs to know a single letter of Arabic to begin: we start with the first one, together, and go on from there.',
  'hero-bg-image': '',

  'about-title': 'About our school',
  'about-title-arabic': 'نبذة عن مدرستنا',
  'about-description':
    'We are a small school with high goals: we want children to leave us able to read the Qur’an well, to understand what they pray, and to love doing good. That takes years, patience and a warm room, and parents and teachers who work at it side by side.',
  'about-paragraph': [
    'Classes are small and formed by level rather than by age alone, so that a beginner of ten is not lost and a fluent seven-year-old is not bored. Every child has time with the teacher in every lesson.',
    'A school day has four parts: Qur’an, Arabic, Islamic studies, and a shared prayer followed by lunch and play. Homework is short, and parents hear from us often and early, not only at the end of the term.',
    'Our teachers are trained, background-checked and known to the families. Visitors are welcome: call the office, come on a weekend morning, and sit at the back of a class before you decide.',
  ].join('\n'),
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
      text: 'From the first letters to fluent reading with tajweed, and from the shortest surahs to a growing part of the Qur’an by heart. Each child reads aloud to the teacher in every lesson and moves on when the page is truly known.',
    },
    {
      title: 'Arabic',
      text: 'Reading, writing, speaking and a great deal of listening. The younger ones sing and draw their way through the alphabet; the older ones read stories, write letters, and begin to understand the verses they already know by heart.',
    },
    {
      title: 'Islamic studies',
      text: 'The pillars of faith and of worship, the life of the Prophet, peace be upon him, the stories of the prophets before him, and the manners that make a home and a neighborhood a good place. Questions are the best part of the lesson.',
    },
    {
      title: 'Prayer and character',
      text: 'We make wudu and pray Dhuhr together, eat together and clean up together. Children lead, call the athan, look after the garden and pack boxes for the food pantry, because good character is learned with the hands as well.',
    },
  ]),

  teachers: list([]),

  'enroll-title': 'A place for your child',
  'enroll-text':
    'Enrollment takes about fifteen minutes: create an account with our scheduling provider, choose a class, and pay the registration and the first installment. If you are not sure about the level, choose the closest one: a short placement test on the first day corrects it if needed, free of charge.',
  'school-donate-id': '',
})
