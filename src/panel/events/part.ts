import type { Errors } from '#panel/editing/form.ts'
import type { EventValues } from './rules/values.ts'

/** What a part of the event's form works on. */
export interface FormPart {
  values: EventValues
  errors: Errors<EventValues>
  change: (change: Partial<EventValues>) => void
}
