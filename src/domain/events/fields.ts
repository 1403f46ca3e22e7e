import type { Fields, TextName } from '#domain/declared/fields.ts'
import { categories } from '#domain/lists/categories.ts'
import { namesIn } from '#locale/ownList.ts'

const MORE = 'Link, visibility, publishing later'

/**
 * All that an event consists of, in the order of its form. Storage, API, form and the comparison of
 * versions follow from this list. What only events have is a kind of its own: its schemas are in
 * `parts`, its values and its component in the panel. A new field is an entry here, with `isOptional`
 * since stored events lack it, and a line in each place that shows it to visitors.
 */
export const EVENT_FIELDS = {
  title: { kind: 'line', label: 'Title', most: 150, missing: 'Enter a title.' },
  description: {
    kind: 'paragraphs',
    label: 'Description',
    most: 4000,
    missing: 'Enter a description.',
  },
  picture: { kind: 'own', type: 'picture', label: 'Picture', blank: null },
  category: {
    kind: 'choice',
    label: 'Category',
    get options() {
      return namesIn(categories)
    },
    ownList: categories,
    missing: 'Choose a category.',
    isOpen: true,
    isHalf: true,
  },
  location: {
    kind: 'line',
    label: 'Location',
    most: 200,
    missing: 'Enter a location.',
    isHalf: true,
  },
  when: { kind: 'own', type: 'when', label: 'When it takes place', blank: null },
  moreInfoUrl: {
    kind: 'address',
    label: 'More info link',
    subject: 'The address',
    most: 1000,
    section: MORE,
  },
  active: {
    kind: 'flag',
    section: MORE,
    label: 'Visible to the public',
    hint: 'Off keeps the event here, for later.',
    blank: true,
    states: ['Yes', 'No'],
  },
  /** When the site makes it visible by itself, on the mosque's clock; it is hidden until then. */
  publishOn: {
    kind: 'date',
    label: 'Publish on',
    hint: 'Until then nobody finds it, not even through an app.',
    section: MORE,
    isOptional: true,
  },
  publishAt: {
    kind: 'clock',
    label: 'Publish at',
    hint: 'To five minutes.',
    section: MORE,
    isOptional: true,
  },
  /** First and last day on which visitors find it; absent: unlimited. */
  listedFrom: {
    kind: 'date',
    label: 'Listed from',
    hint: 'Before this day only admins see it.',
    section: MORE,
    isOptional: true,
  },
  listedUntil: {
    kind: 'date',
    label: 'Listed until',
    hint: 'After this day only admins see it.',
    section: MORE,
    isOptional: true,
  },
} as const satisfies Fields

type EventFields = typeof EVENT_FIELDS
export type EventText = TextName<EventFields>
/** The names of the fields whose kinds all forms know. */
export type DetailName = {
  [Name in keyof EventFields]: EventFields[Name] extends { kind: 'own' } ? never : Name
}[keyof EventFields]

/** The fields whose kinds all forms know. */
export const DETAILS = Object.fromEntries(
  Object.entries(EVENT_FIELDS).filter(([, { kind }]) => kind !== 'own'),
) as Pick<EventFields, DetailName>

/** Where one day of an event is moved to. */
export const MOVED_DAY = {
  date: { kind: 'date', label: 'New day' },
  startTime: { kind: 'clock', label: 'Start', isHalf: true },
  endTime: { kind: 'clock', label: 'End', isHalf: true },
} as const satisfies Fields
