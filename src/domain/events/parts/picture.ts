import { z } from 'zod'
import { isImageAddress } from '#domain/content/addresses.ts'
import { cleanLine, sentFlag } from '#domain/declared/schema.ts'
import { sentJson } from './sentJson.ts'

/** The maximum length of a picture's address. */
const MOST = 1000

const Percent = z.number().int().min(0).max(100)
const Focus = z.object({ x: Percent, y: Percent })

const stored = {
  /** A file name among the uploads, a path of this site, or a full address; see `eventImage`. */
  image: z.string(),
  /**
   * The point of the picture that cards keep in view, in percent from its left and top; they are then
   * filled with it. Absent: they show it whole.
   */
  focus: Focus.optional(),
}

const sent = {
  /** '' changes nothing, as if absent: only `removeImage` removes the picture. */
  image: cleanLine('The picture’s address', MOST)
    .refine(value => value === '' || isImageAddress(value) || /^[\w.-]+$/.test(value), {
      error: 'Choose a picture, or enter a full address that begins with https://',
    })
    .optional(),
  removeImage: sentFlag.default(false),
  /** null: cards show the picture whole. An absent one stays while the picture does. */
  focus: sentJson(() => Focus, 'Choose a point of the picture.'),
}

type Picture = z.output<z.ZodObject<typeof stored>>
type SentPicture = z.output<z.ZodObject<typeof sent>>

/** An event's picture, and the point of it that cards keep in view. */
export const picturePart = {
  stored,
  sent,
  labels: { image: 'Picture', focus: 'Picture' } satisfies Record<keyof typeof stored, string>,
  changed(before: Picture | undefined, change: SentPicture): Picture {
    const image = change.removeImage ? '' : change.image || before?.image || ''
    const kept = image === before?.image ? before.focus : undefined
    const focus = change.focus === undefined ? kept : change.focus
    return { image, ...(image && focus && { focus }) }
  },
}
