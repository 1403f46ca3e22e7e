import { z } from 'zod'
import { blankValues, type DeclaredField, isBlank } from '#domain/declared/fields.ts'
import { shapeOf } from '#domain/declared/schema.ts'
import type { CommunityEvent } from './event.ts'
import { DETAILS, type DetailName } from './fields.ts'
import { picturePart } from './parts/picture.ts'
import { whenPart } from './parts/when.ts'

const SentEvent = z.object({
  ...shapeOf(DETAILS, 'form'),
  ...whenPart.sent,
  ...picturePart.sent,
  /** The revision that was edited. */
  base: z
    .string()
    .regex(/^\d{1,10}$/, 'The revision must be a number.')
    .transform(Number)
    .optional(),
})

/** The change that a save makes to an event. An absent part stays as it is. */
export type EventChange = Omit<z.output<typeof SentEvent>, 'base'>

/**
 * The fields of a saved event; `before` is the stored one, whose relative times are kept when the
 * form has no times. An end before the start is on the next day (docs/product.md, section 5).
 */
export function eventFormSchema(before: CommunityEvent | undefined) {
  const check = (form: Partial<EventChange>, context: z.core.$RefinementCtx) => {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message })
    whenPart.check(before, form, refuse)
    const { listedFrom, listedUntil } = form
    if (listedFrom && listedUntil && listedUntil < listedFrom) {
      refuse('listedUntil', 'The last day is before the first.')
    }
  }
  // Checked also when single fields are wrong, so that a person sees all problems at once.
  return SentEvent.superRefine(check, { when: () => true })
}

/** The event after a save; `before` is undefined for a new one. */
export const changedEvent = (
  before: CommunityEvent | undefined,
  change: EventChange,
): Omit<CommunityEvent, 'id' | 'times' | 'occurrences'> => ({
  ...changedDetails(before, change),
  ...whenPart.changed(before, change),
  ...picturePart.changed(before, change),
})

type Details = Pick<CommunityEvent, DetailName>

/** An absent detail stays; what may be absent goes when the form clears it. */
function changedDetails(before: CommunityEvent | undefined, change: EventChange): Details {
  const stored: Partial<Details> = before ?? blankValues(DETAILS)
  const entries = Object.entries<DeclaredField>(DETAILS).flatMap(([name, { isOptional }]) => {
    const [sent, kept] = [Reflect.get(change, name), Reflect.get(stored, name)]
    const value: unknown = sent === undefined ? kept : sent
    return isOptional && isBlank(value) ? [] : [[name, value]]
  })
  const details = Object.fromEntries(entries) as Details
  // What is to be published later is hidden until then.
  return details.publishOn ? { ...details, active: false } : details
}
