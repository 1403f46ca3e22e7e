import type { EventValues } from './rules/values.ts'

/** What a part of the event's form works on. */
export interface FormPart {
  values: EventValues
  /** By the names that the form sends. */
  errors: Readonly<Record<string, string | undefined>>
  change: (change: Partial<EventValues>) => void
}
