import { eventStateTexts } from './eventWords.ts'

/** Home's list of the coming seven days. */
export const weekTexts = {
  title: 'This week',
  all: 'All events',
  today: 'Today',
  /** A day on which nothing more takes place. */
  nothing: 'Nothing more today',
  allDay: 'All day',
  onNow: eventStateTexts.onNow,
  cancelled: 'Cancelled',
  /** An event that takes the place of one of its week; from a time or from a day. */
  moved: (from: string) => `Moved from ${from}`,
  eid: 'Eid prayer',
  /** Which time of a Jumu'ah the line begins with, and when the others begin. */
  khutbah: 'khutbah',
  also: (times: string) => `also ${times}`,
}
