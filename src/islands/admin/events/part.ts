import type { EventValues } from '#domain/events/edit/values.ts'
import type { Errors } from '#stores/admin/form.ts'

/** What a part of the event's form works on. */
export interface FormPart {
  values: EventValues
  errors: Errors<EventValues>
  change: (change: Partial<EventValues>) => void
}
