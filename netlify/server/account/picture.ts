import { AVATAR_FIELD } from '#contract/avatar.ts'
import { AVATAR_LIMIT } from '#domain/account/profile.ts'
import { barePicture } from '#domain/pictures/bare.ts'
import { detectPicture } from '#domain/pictures/kind.ts'
import { tooManyPixels } from '#domain/pictures/limits.ts'
import { invalid } from '../http/refusal.ts'

interface Picture {
  bytes: Uint8Array
  type: string
}

/**
 * The picture in a form, its type detected from its content, never by its name, and without what a camera
 * wrote into it. Throws Refusal.
 */
export async function pictureOf(form: FormData): Promise<Picture> {
  const file = form.get(AVATAR_FIELD)
  if (!(file instanceof Blob) || file.size === 0) throw invalid(AVATAR_FIELD, 'Choose a picture.')
  if (file.size > AVATAR_LIMIT)
    throw invalid(AVATAR_FIELD, 'The picture must be at most 1 MB.', 413)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const kind = detectPicture(bytes)
  const isTaken = kind?.extension === 'png' || kind?.extension === 'jpg'
  const bare = isTaken ? barePicture(bytes, kind.extension) : undefined
  if (!kind || !bare) throw invalid(AVATAR_FIELD, 'The picture must be a PNG or a JPG.')
  const problem = tooManyPixels(kind)
  if (problem) throw invalid(AVATAR_FIELD, problem)
  return { bytes: bare, type: kind.type }
}
