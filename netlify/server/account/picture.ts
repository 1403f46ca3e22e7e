import { AVATAR_FIELD } from '#contract/avatar.ts'
import { AVATAR_LIMIT } from '#domain/account/profile.ts'
import { Refusal } from '../http/refusal.ts'

const SIGNATURES: [readonly number[], string][] = [
  [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], 'image/png'],
  [[0xff, 0xd8, 0xff], 'image/jpeg'],
]

export interface Picture {
  bytes: Uint8Array
  type: string
}

/** The picture in a form, its type told by its first bytes, never by its name. Throws Refusal. */
export async function pictureOf(form: FormData): Promise<Picture> {
  const file = form.get(AVATAR_FIELD)
  if (!(file instanceof Blob) || file.size === 0) throw refused('Choose a picture.')
  if (file.size > AVATAR_LIMIT) throw refused('The picture must be at most 1 MB.', 413)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const type = SIGNATURES.find(([start]) => start.every((byte, at) => bytes[at] === byte))?.[1]
  if (!type) throw refused('The picture must be a PNG or a JPG.')
  return { bytes, type }
}

function refused(text: string, status = 400): Refusal {
  const code = status === 413 ? 'too_large' : 'invalid'
  return new Refusal(status, code, text, { fields: { [AVATAR_FIELD]: text } })
}
