export const eventPageTexts = {
  over: 'This event is over.',
  add: 'Add to calendar',
  share: 'Share this event',
  copy: 'Copy the link',
  copied: 'Link copied',
  way: 'Map',
  wayRest: ' with directions, in a new tab',
  notOn: (day: string) => `Not on ${day}`,
  addTitle: 'Add to your calendar',
  google: 'Google Calendar',
  outlook: 'Outlook',
  /** A calendar's name, where its link adds one day of several. */
  only: (calendar: string, month: string, day: number) => `${calendar} (${month} ${day} only)`,
  file: 'Apple and others (.ics)',
}

/** The page of a deleted event; the marks stand around the words of links. */
export const goneEventTexts = {
  title: 'This event was taken off the calendar',
  text: (mark: string) =>
    `It is not taking place as announced. ${mark}See what is on${mark}, or ${mark}ask us about it${mark}.`,
}

/** The page of an event that is not listed any more. */
export const unlistedEventTexts = {
  title: 'This event is no longer listed',
  text: (mark: string) =>
    `It may be over. ${mark}See what is on${mark}, or ${mark}ask us about it${mark}.`,
}

/** The page of an event while the stored events cannot be read. */
export const unavailableEventTexts = {
  title: 'This event cannot be shown right now',
  text: (mark: string) => `Please try again in a minute, or ${mark}see all events${mark}.`,
}

/** In a calendar that cannot leave out a day. */
export const calendarNoteTexts = {
  notOn: (day: string) => `Not on ${day}.`,
}
