import { plural } from './plural.ts'

export const eventCardTexts = {
  once: 'One time only',
  noPicture: 'No Image',
}

export const eventListTexts = {
  groups: { today: 'Today', week: 'This week', later: 'Later' },
  coming: 'Coming up',
  past: 'Past events',
  none: 'No events found',
  noneHint: 'Try adjusting your search or filter criteria.',
  onlyPast: 'None of these is still to come.',
  more: 'Show more events',
  loading: 'Loading earlier events…',
  notLoaded: 'Earlier events could not be loaded. Check your connection and reload the page.',
}

export const eventSearchTexts = {
  search: 'Search events',
  placeholder: 'Search events...',
  category: 'Category',
  all: 'All Categories',
  view: 'View',
  list: 'List View',
  calendar: 'Calendar View',
  count: (count: number) => `${count} ${plural(count, { one: 'event', other: 'events' })}`,
}

export const eventCalendarTexts = {
  /** An event that began the day before. */
  until: (time: string) => `Until ${time}`,
  /** The day it began, before its hours. */
  since: (day: string) => `${day}, `,
}
