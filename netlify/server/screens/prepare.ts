import { Prepared } from '../http/response.ts'
import { read } from '../storage/documents.ts'
import { screensDocument } from '../storage/screens.ts'

/** The revision of the screens' settings, ready to send. Throws StorageError. */
export async function prepareScreensRevision(): Promise<Prepared> {
  const { revision } = await read(screensDocument)
  return new Prepared(String(revision), { screens: revision })
}
