import type { Saved } from '#domain/publishing/due.ts'
import { noted } from '#domain/publishing/record.ts'
import { translationsKey } from '#domain/translations/thing.ts'
import { languagesDocument } from '../storage/languages.ts'
import { type Listing, listDocuments, readListed, readRevisions } from '../storage/listing.ts'
import { PUBLISHED } from './published.ts'

/**
 * The saved revisions of everything that pages are made from. A newer revision than the pages' own
 * means that they are outdated, so no separate mark is needed that could get lost. Throws
 * StorageError. `listing`: of the documents, where there is one.
 */
export async function readSaved(listing?: Listing): Promise<Saved> {
  const list = listing ?? (await listDocuments())
  const { others } = (await readListed(languagesDocument, list)).value
  const kinds = [
    ...Object.entries(PUBLISHED),
    ...others.map(language => [translationsKey(language), translationsKey(language)] as const),
  ]
  const stored = await readRevisions(
    kinds.map(([, document]) => document),
    list,
  )
  const revisions = kinds.map(([kind], index) => [kind, stored[index]?.revision ?? 0] as const)
  const now = new Date()
  const times = stored.flatMap(({ savedAt }) => (savedAt ? noted(savedAt, now) : []))
  return { revisions: Object.fromEntries(revisions), at: times.sort().at(-1) ?? null }
}
