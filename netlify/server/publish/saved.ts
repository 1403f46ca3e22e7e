import type { Saved } from '#domain/publishing/due.ts'
import { type Listing, readRevisions } from '../storage/listing.ts'
import { PUBLISHED } from './published.ts'

/**
 * The saved revisions of everything that pages are made from. A newer revision than the pages' own
 * means that they are outdated, so no separate mark is needed that could get lost. Throws
 * StorageError. `listing`: of the documents, where there is one.
 */
export async function readSaved(listing?: Listing): Promise<Saved> {
  const kinds = Object.entries(PUBLISHED)
  const stored = await readRevisions(
    kinds.map(([, document]) => document),
    listing,
  )
  const revisions = kinds.map(([kind], index) => [kind, stored[index]?.revision ?? 0] as const)
  const times = stored.flatMap(({ savedAt }) => savedAt ?? [])
  return { revisions: Object.fromEntries(revisions), at: times.sort().at(-1) ?? null }
}
