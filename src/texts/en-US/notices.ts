/** Short notices, as banner and home show them. */
export const noticeTexts = {
  /** A card's title. */
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
  /** Between lines of the banner that are read aloud. */
  end: '. ',
  /** One line of the banner. */
  line: (title: string, when: string) => (when ? `${title}, ${when}` : title),
}
