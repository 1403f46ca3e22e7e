/** The next day of school, on the school's home page. */
export const nextSchoolDayTexts = {
  today: (day: string) => `Today, ${day}`,
  following: (day: string) => `then ${day}`,
  skipped: (holiday: string) => `no classes before: ${holiday}`,
  over: 'The school year has ended',
  overNote: 'Its last date is past; the dates of the next year are not in the calendar yet.',
  unknown: 'Not in the calendar yet',
  unknownNote: 'Please ask the school office.',
}
