import { atom } from 'nanostores'
import { SECOND } from '#domain/time/units.ts'
import { isUnanswered, textOf } from '#panel/shell/loaded.ts'
import { PictureError, readyPicture } from './field/shrink.ts'
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

/** The waits before a picture is sent again; what did arrive is recognized by its bytes. */
const WAITS_MS = [3, 10, 30].map(seconds => seconds * SECOND)

/** Uploads files one after another, in their order; each that nothing answers is sent again. */
export async function uploadFiles(files: readonly File[], onStored?: OnStored): Promise<void> {
  const addresses: string[] = []
  const failed: FailedUpload[] = []
  for (const [done, file] of files.entries()) {
    const show = (isWaiting: boolean) =>
      $uploads.set({ total: files.length, done, isWaiting, failed, onStored })
    show(false)
    try {
      const { blob, name } = await readyPicture(file)
      addresses.push(await sent(blob, name, show))
    } catch (error) {
      const message = error instanceof PictureError ? error.message : textOf(error)
      failed.push({ file, message })
    }
  }
  await library.load()
  const ended = { total: files.length, done: files.length, isWaiting: false, failed, onStored }
  $uploads.set(failed.length > 0 ? ended : null)
  if (addresses.length > 0) onStored?.(addresses)
}

/** Uploads those once more that failed. */
export function retryUploads(): Promise<void> {
  const { failed = [], onStored } = $uploads.get() ?? {}
  return uploadFiles(
    failed.map(({ file }) => file),
    onStored,
  )
}

async function sent(blob: Blob, name: string, show: (isWaiting: boolean) => void) {
  for (const wait of WAITS_MS) {
    try {
      return await uploadPicture(blob, name)
    } catch (error) {
      if (!isUnanswered(error)) throw error
      show(true)
      await networkOr(wait)
      show(false)
    }
  }
  return uploadPicture(blob, name)
}

/** Resolves when the network is back, at the latest after that time. */
const networkOr = (ms: number) =>
  new Promise<void>(resolve => {
    const end = () => {
      clearTimeout(timer)
      globalThis.removeEventListener?.('online', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    globalThis.addEventListener?.('online', end)
  })
