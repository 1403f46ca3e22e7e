import { type CommunityEvent, DETAILS, type DetailName } from '#domain/events/event.ts'
import type { EventField } from '#domain/events/fields.ts'

export const DETAIL_NAMES = Object.keys(DETAILS) as DetailName[]

/** An event's details as they are typed. */
export type DetailValues = { [Name in DetailName]: (typeof DETAILS)[Name]['blank'] }

/** The field of that name. */
export const detailField = (name: DetailName): EventField => DETAILS[name]

const fromEach = <Value>(value: (name: DetailName) => Value): Record<DetailName, Value> =>
  Object.fromEntries(DETAIL_NAMES.map(name => [name, value(name)])) as Record<DetailName, Value>

/** The details of an event for the form; without one, those a new event begins with. */
export const detailsOf = (event?: CommunityEvent) =>
  fromEach(name => event?.[name] ?? DETAILS[name].blank) as DetailValues

/** The details as the texts that a form sends. */
export const sentDetails = (values: DetailValues) => fromEach(name => String(values[name]))

/** A detail as people read it; '' for one that is empty. */
export function detailInWords(name: DetailName, values: DetailValues): string {
  const field = detailField(name)
  const value = values[name]
  if (field.kind === 'flag') return yesNo(value === true)
  if (field.kind === 'choice') return field.options[String(value)] ?? ''
  return String(value)
}

export const yesNo = (yes: boolean) => (yes ? 'Yes' : 'No')
