import { uploadImage } from '#contract/uploads.ts'
import { callAsAdmin } from '#panel/shell/session.ts'

/** Stores a picture and returns its address for the content. Throws CallError as `call` does. */
export async function uploadPicture(picture: Blob, name: string): Promise<string> {
  const body = new FormData()
  body.set('image', picture, name)
  const { address } = await callAsAdmin(uploadImage, { body })
  return address
}
