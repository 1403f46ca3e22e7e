/** Short notices, as the strip below the header shows them. */
export const noticeTexts = {
  urgent: (title: string) => `Urgent: ${title}`,
  more: 'More about it',
  today: 'today',
  tomorrow: 'tomorrow',
  on: (day: string) => `on ${day}`,
  /** A janazah; `day`: 'today', 'on Friday, November 27'. */
  after: (prayer: string, day: string) => `after ${prayer} ${day}`,
  afterAt: (prayer: string, day: string, time: string) => `after ${prayer} ${day} (${time})`,
  /** How long a closure lasts. */
  untilTime: (time: string) => `until ${time}`,
  untilTomorrow: (time: string) => `until tomorrow, ${time}`,
  untilDay: (day: string, time: string) => `until ${day}, ${time}`,
  throughDay: (day: string) => `through ${day}`,
  /** In one line. */
  line: (title: string, when: string) => (when ? `${title}, ${when}` : title),
}

/** The strip below the header: the day and the next event while no notice is in force. */
export const stripTexts = {
  label: 'Notices',
  /** Further notices, which a tap opens. */
  more: (count: number) => `and ${count} more`,
  open: 'Details',
  next: (title: string, when: string) => `Next: ${title}, ${when}`,
  today: (time: string) => `today ${time}`,
  tomorrow: (time: string) => `tomorrow ${time}`,
  /** `day`: 'Wednesday', 'Sat, Dec 5'. */
  day: (day: string, time: string) => `${day} ${time}`,
  events: 'See all events',
}

/** Beside the prayer that a janazah follows. */
export const janazahTexts = {
  after: ' Janazah after this prayer',
}
