import { DETAILS } from '#domain/events/event.ts'
import { DeclaredFields } from '#panel/fields/DeclaredFields.tsx'
import type { FormPart } from './part.ts'

/** The event's text fields: title, description, location, category and link. */
export function DetailFields(part: FormPart) {
  return (
    <div className="event-details">
      <DeclaredFields fields={DETAILS} only={({ kind }) => kind !== 'flag'} {...part} />
    </div>
  )
}

/** The event's checkboxes. */
export const DetailFlags = (part: FormPart) => (
  <DeclaredFields fields={DETAILS} only={({ kind }) => kind === 'flag'} {...part} />
)
