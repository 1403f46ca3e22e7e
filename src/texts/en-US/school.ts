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

export const photoTexts = {
  name: 'Photos of the school',
  photos: 'Photos',
  photo: (number: number) => `Photo ${number}`,
  controls: {
    show: (number: number, count: number, title: string) =>
      `Show photo ${number} of ${count}: ${title}`,
    play: 'Play photos',
    pause: 'Pause photos',
    previous: 'Previous photo',
    next: 'Next photo',
  },
}
