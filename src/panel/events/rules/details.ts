import { blankValues, type ValuesOf } from '#domain/declared/fields.ts'
import { type CommunityEvent, DETAILS, type DetailName } from '#domain/events/event.ts'

export const DETAIL_NAMES = Object.keys(DETAILS) as DetailName[]

/** An event's details as they are typed; '' for a category that is not chosen. */
export type DetailValues = ValuesOf<typeof DETAILS>

const fromEach = <Value>(value: (name: DetailName) => Value): Record<DetailName, Value> =>
  Object.fromEntries(DETAIL_NAMES.map(name => [name, value(name)])) as Record<DetailName, Value>

/** The details of an event for the form; without one, those a new event begins with. */
export const detailsOf = (event?: CommunityEvent) =>
  fromEach(name => (event ?? blankValues(DETAILS))[name]) as DetailValues

/** The details as the texts that a form sends. */
export const sentDetails = (values: DetailValues) => fromEach(name => String(values[name]))

export const yesNo = (yes: boolean) => (yes ? 'Yes' : 'No')
