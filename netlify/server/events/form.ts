import { SEED_PICTURES } from '#config/seed/events.ts'
import { type EventChange, eventFormSchema } from '#domain/events/change.ts'
import type { CommunityEvent } from '#domain/events/event.ts'
import { imageName } from '#domain/events/image.ts'
import type { Actor } from '../activity/record.ts'
import { parsed } from '../http/parsed.ts'
import { invalid } from '../http/refusal.ts'
import { fileIn, storePicture } from '../uploads/picture.ts'
import { readPicture } from '../uploads/stored.ts'

/** The form field of a chosen picture; a file in `image` is accepted, too. */
const FILE_FIELD = 'imageFile'

/** What every event has; a form that lacks one of them leaves it as it is. */
const REQUIRED = ['title', 'description', 'category', 'location', 'date'] as const

/** The stored values under those of a form. */
function keptBy(form: FormData, before: CommunityEvent): [string, string][] {
  const names = [
    ...REQUIRED,
    ...(form.get('startsAt') ? [] : (['startTime'] as const)),
    ...(form.get('endsAt') ? [] : (['endTime'] as const)),
  ]
  return names.map(name => [name, before[name]])
}

/** Throws Refusal 400 where a file name among the pictures is given that none of them has. */
async function checkNamed(image: string, before = ''): Promise<void> {
  const name = imageName(image)
  if (name === '' || name === imageName(before) || /[:/]/.test(name)) return
  if (SEED_PICTURES.has(name) || (await readPicture(name))) return
  throw invalid('image', 'There is no such picture.')
}

interface EventForm {
  change: EventChange
  base: number | undefined
  /** Stores the picture that was sent, if any, and returns the change that names it. Throws Refusal. */
  withPicture: (by: Actor) => Promise<EventChange>
}

/**
 * The fields of a form by the event schema; `before` is the event being edited. Nothing is stored
 * yet. Throws Refusal 400 that names every field at fault.
 */
export function readEventForm(form: FormData, before?: CommunityEvent): EventForm {
  const file = fileIn(form, FILE_FIELD) ?? fileIn(form, 'image')
  // A file in a text field is kept and fails the schema; the picture's own field accepts both.
  const texts = [...form].filter(
    ([name, value]) => name !== FILE_FIELD && !(name === 'image' && value instanceof Blob),
  )
  const kept = before ? keptBy(form, before) : []
  const fields = Object.fromEntries([...kept, ...texts])
  const { base, ...change } = parsed(eventFormSchema(before), fields, 'form')
  const withPicture = async (by: Actor) => {
    if (file) return { ...change, image: await storePicture(by, file, FILE_FIELD) }
    await checkNamed(change.image ?? '', before?.image)
    return change
  }
  return { change, base, withPicture }
}
