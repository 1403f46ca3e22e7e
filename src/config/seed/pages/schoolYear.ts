import type { ItemOf, SchoolCategory } from '#domain/content/kinds.ts'

type SchoolEvent = ItemOf<'schoolEvents'>

const on = (
  category: SchoolCategory,
  date: string,
  title: string,
  description: string,
): SchoolEvent => ({ id: `${date}-${category}`, date, title, description, category })

/** The same entry on several days. */
const onEach = (
  category: SchoolCategory,
  dates: readonly string[],
  title: string,
  description: string,
) => dates.map(date => on(category, date, title, description))

/** The school year 2026-2027. Islamic dates are those of the Umm al-Qura calendar. */
export const schoolYear: readonly SchoolEvent[] = [
  on(
    'meeting',
    '2026-09-05',
    'Orientation for new families',
    'Meet the teachers, see the classrooms and pick up books. 10:00 AM, main hall.',
  ),
  ...onEach(
    'academic',
    ['2026-09-12', '2026-09-13'],
    'First day of classes',
    'Doors open at 9:45 AM. New children take their placement test today.',
  ),
  ...onEach(
    'academic',
    ['2026-10-03', '2026-10-04'],
    'Levels are confirmed',
    'After three weeks teachers check every child’s level and move children where it helps.',
  ),
  ...onEach('holiday', ['2026-10-10', '2026-10-11'], 'Fall weekend', 'No classes.'),
  on(
    'meeting',
    '2026-10-24',
    'Parents’ morning',
    'How to help with reading at home, with tea. 10:30 AM, library.',
  ),
  ...onEach(
    'event',
    ['2026-11-07', '2026-11-08'],
    'Book fair',
    'Easy readers, stories and picture books in Arabic and English, new and used.',
  ),
  ...onEach(
    'meeting',
    ['2026-11-14', '2026-11-15'],
    'Parent-teacher talks',
    'Ten minutes with each teacher. Sign up at the office or by e-mail.',
  ),
  on(
    'event',
    '2026-11-21',
    'Recitation morning',
    'Every class recites what it has learned this fall. Families and neighbors are welcome, 11:00 AM.',
  ),
  ...onEach('holiday', ['2026-11-28', '2026-11-29'], 'Thanksgiving weekend', 'No classes.'),
  ...onEach(
    'academic',
    ['2026-12-12', '2026-12-13'],
    'Review of the first term',
    'Short reviews in every class. Reports are sent home the week after.',
  ),
  on(
    'event',
    '2026-12-19',
    'Soup and stories',
    'The last Saturday of the term ends with soup for everyone and stories of the prophets.',
  ),
  ...onEach(
    'holiday',
    ['2026-12-26', '2026-12-27', '2027-01-02', '2027-01-03'],
    'Winter break',
    'No classes.',
  ),
  ...onEach(
    'academic',
    ['2027-01-09', '2027-01-10'],
    'Second term begins',
    'Classes as before the break. The second part of the workbook is given out.',
  ),
  ...onEach('holiday', ['2027-01-16', '2027-01-17'], 'Holiday weekend', 'No classes.'),
  on(
    'meeting',
    '2027-01-30',
    'Parents’ assembly',
    'The term ahead, the budget in plain words, and your questions. 10:30 AM, main hall.',
  ),
  on(
    'event',
    '2027-02-06',
    'Lantern workshop',
    'Paper, scissors and light: children make the lanterns that hang in the hall all Ramadan.',
  ),
  on(
    'event',
    '2027-02-08',
    'Ramadan begins (expected)',
    'The expected first day of Ramadan. Ramadan mubarak to all our families.',
  ),
  ...onEach(
    'academic',
    ['2027-02-13', '2027-02-14', '2027-02-20', '2027-02-21', '2027-02-27', '2027-02-28'],
    'Ramadan hours',
    'Classes end at 12:45 PM. No snack; younger children may bring their own.',
  ),
  on(
    'event',
    '2027-03-06',
    'Iftar of the school families',
    'We break the fast together. Bring a dish that you like to share; dates and water are here.',
  ),
  on(
    'holiday',
    '2027-03-09',
    'Eid al-Fitr (expected)',
    'Eid mubarak! The time of the Eid prayer is on the center’s home page.',
  ),
  ...onEach('holiday', ['2027-03-13', '2027-03-14'], 'Eid weekend', 'No classes.'),
  on(
    'event',
    '2027-03-20',
    'Eid party at school',
    'Games, sweets and a small present for every child. 12:30 PM, after the last lesson.',
  ),
  ...onEach('holiday', ['2027-04-03', '2027-04-04'], 'Spring break', 'No classes.'),
  ...onEach(
    'meeting',
    ['2027-04-17', '2027-04-18'],
    'Parent-teacher talks',
    'Ten minutes with each teacher. Sign up at the office or by e-mail.',
  ),
  on(
    'event',
    '2027-05-01',
    'Garden day',
    'Every class plants its own bed. Old clothes and, if you have them, small gloves.',
  ),
  ...onEach(
    'academic',
    ['2027-05-08', '2027-05-09'],
    'Reading exams',
    'Each child reads aloud to a teacher from another class. Calm, friendly and short.',
  ),
  on(
    'holiday',
    '2027-05-15',
    'Day of Arafah (expected)',
    'No classes. Many fast today; we break the fast together at the center.',
  ),
  on(
    'holiday',
    '2027-05-16',
    'Eid al-Adha (expected)',
    'No classes. Eid mubarak! The time of the Eid prayer is on the center’s home page.',
  ),
  ...onEach('holiday', ['2027-05-29', '2027-05-30'], 'Memorial Day weekend', 'No classes.'),
  ...onEach(
    'academic',
    ['2027-06-05', '2027-06-06'],
    'Final reviews',
    'The year’s work in Arabic and Islamic studies. Reports are given out next week.',
  ),
  ...onEach(
    'academic',
    ['2027-06-12', '2027-06-13'],
    'Last day of classes',
    'Reports, thanks and farewell. Please return the library’s books.',
  ),
  on(
    'event',
    '2027-06-19',
    'Graduation day',
    'Recitations, certificates and a meal for all families. 11:00 AM, main hall.',
  ),
  on(
    'meeting',
    '2027-06-26',
    'Enrollment for the next year opens',
    'The office helps with accounts and levels, 10:00 AM to 1:00 PM.',
  ),
]
