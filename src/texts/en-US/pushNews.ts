/** What notifications say. */
export const pushNewsTexts = {
  /** A janazah's prayer, with its day and time where they are known. */
  after: (prayer: string, when: string) => `After ${prayer}, ${when}`,
  at: (day: string, time: string) => `${day}, ${time}`,
  cancelled: (title: string) => `Cancelled: ${title}`,
  moved: (title: string) => `Changed: ${title}`,
  /** The days of an event that do not take place. */
  not: (days: string) => `Not on ${days}`,
  now: (when: string) => `Now: ${when}`,
  also: (days: string, count: number) => `${days} and ${count} more`,
  /** Several events changed at once. */
  several: (count: number) => `${count} events are cancelled or changed`,
  /** A notice that was deleted or ended before its time. */
  withdrawn: (title: string) => `No longer applies: ${title}`,
  withdrawnText: 'What applies now is on our site.',
  iqama: 'Prayer times from tomorrow',
  /** The evening of the 29th, and what the mosque then confirmed. */
  waiting: (month: string) => `Waiting for the moon of ${month}`,
  confirmed: (outcome: string) => `Confirmed: ${outcome}`,
  confirmedText: 'The prayer times on our site follow it.',
  live: (title: string) => `Live now: ${title}`,
  liveText: 'Watch it on our site.',
  welcome: 'Notifications are on',
  welcomeText: (topics: string) => `You will hear about: ${topics}.`,
}
