import { uploadImage } from '#contract/uploads.ts'
import { SECOND } from '#domain/time/civil.ts'
import { isUnanswered } from '#panel/shell/loaded.ts'
import { callAsAdmin } from '#panel/shell/session.ts'

/** The waits before a picture is sent again; what did arrive is recognized by its bytes. */
const WAITS_MS = [3, 10, 30].map(seconds => seconds * SECOND)

/**
 * Stores a picture and returns its address for the content; where nothing answers, it is sent again.
 * `show` is told while that is awaited. Throws CallError as `call` does.
 */
export async function uploadPicture(
  picture: Blob,
  name: string,
  show: (isWaiting: boolean) => void,
): Promise<string> {
  for (const wait of WAITS_MS) {
    try {
      return await send(picture, name)
    } catch (error) {
      if (!isUnanswered(error)) throw error
      show(true)
      await networkOr(wait)
      show(false)
    }
  }
  return send(picture, name)
}

async function send(picture: Blob, name: string): Promise<string> {
  const body = new FormData()
  body.set('image', picture, name)
  const { address } = await callAsAdmin(uploadImage, { body })
  return address
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
