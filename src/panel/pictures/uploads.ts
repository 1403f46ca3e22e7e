import { atom } from 'nanostores'
import { textOf } from '#panel/shell/loaded.ts'
import { readyPicture } from './field/shrink.ts'
import { library } from './library.ts'
import { uploadPicture } from './upload.ts'

interface FailedUpload {
  file: File
  message: string
}

/** How far an upload of several pictures is. */
interface Uploads {
  total: number
  done: number
  /** Nothing answered: the picture is sent again by itself. */
  isWaiting: boolean
  /** The files that could not be uploaded, each with the reason; they are kept for another try. */
  failed: readonly FailedUpload[]
  onStored: OnStored | undefined
}
/** Called with the addresses of what is stored. */
type OnStored = (addresses: string[]) => void

export const $uploads = atom<Uploads | null>(null)
export const closeUploads = () => $uploads.set(null)

/** Uploads files one after another, in their order; returns whether all of them arrived. */
export async function uploadFiles(files: readonly File[], onStored?: OnStored): Promise<boolean> {
  const addresses: string[] = []
  const failed: FailedUpload[] = []
  for (const [done, file] of files.entries()) {
    const show = (isWaiting: boolean) =>
      $uploads.set({ total: files.length, done, isWaiting, failed, onStored })
    show(false)
    try {
      const { blob, name } = await readyPicture(file)
      addresses.push(await uploadPicture(blob, name, show))
    } catch (error) {
      failed.push({ file, message: textOf(error) })
    }
  }
  await library.load()
  const ended = { total: files.length, done: files.length, isWaiting: false, failed, onStored }
  $uploads.set(failed.length > 0 ? ended : null)
  if (addresses.length > 0) onStored?.(addresses)
  return failed.length === 0
}

/** Uploads those once more that failed. */
export function retryUploads(): Promise<boolean> {
  const { failed = [], onStored } = $uploads.get() ?? {}
  return uploadFiles(
    failed.map(({ file }) => file),
    onStored,
  )
}
