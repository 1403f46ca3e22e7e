import { atom } from 'nanostores'
import { textOf } from '#panel/shell/loaded.ts'
import { PictureError, readyPicture } from './field/shrink.ts'
import { library } from './library.ts'
import { uploadPicture } from './upload.ts'

/** How far an upload of several pictures is. */
interface Uploads {
  total: number
  done: number
  /** The files that could not be uploaded, each with the reason. */
  failed: readonly { name: string; message: string }[]
}

export const $uploads = atom<Uploads | null>(null)
export const closeUploads = () => $uploads.set(null)

/** Uploads files one after another, and returns the addresses of those that are stored, in their order. */
export async function uploadFiles(files: readonly File[]): Promise<string[]> {
  const addresses: string[] = []
  const failed: { name: string; message: string }[] = []
  for (const [done, file] of files.entries()) {
    $uploads.set({ total: files.length, done, failed })
    try {
      const { blob, name } = await readyPicture(file)
      addresses.push(await uploadPicture(blob, name))
    } catch (error) {
      const message = error instanceof PictureError ? error.message : textOf(error)
      failed.push({ name: file.name, message })
    }
  }
  await library.load()
  $uploads.set(failed.length > 0 ? { total: files.length, done: files.length, failed } : null)
  return addresses
}
