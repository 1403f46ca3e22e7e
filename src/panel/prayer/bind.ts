import type { Messages } from './rules/messages.ts'

/** A part of a form: its values, and where in the messages those about it are. */
export interface PrayerPart<T> {
  values: T
  messages: Messages
  /** '' for the form itself. */
  at: string
  onChange: (change: Partial<T>) => void
}

/** What the control of one value of a part needs; a text that is not set is ''. */
export const binding =
  <T extends object>({ values, messages, at, onChange }: PrayerPart<T>) =>
  <Name extends keyof T & string>(name: Name) => ({
    value: (values[name] ?? '') as NonNullable<T[Name]>,
    error: messages[at === '' ? name : `${at}.${name}`],
    onChange: (value: NonNullable<T[Name]>) => onChange({ ...({} as Partial<T>), [name]: value }),
  })

/** The messages of a time that may differ by season. */
export const seasonalErrors = (messages: Messages, at: string) => ({
  own: messages[at],
  standard: messages[`${at}.standard`],
  daylight: messages[`${at}.daylight`],
})
