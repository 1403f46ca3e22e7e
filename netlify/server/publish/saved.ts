import type { Saved } from '#domain/publishing/due.ts'
import { readRevisions } from '../storage/documents.ts'
import { PUBLISHED } from './published.ts'

/**
 * What is saved of all that pages are made from. A save marks the pages old by this alone: the mark
 * is the save itself, so there is none that could be lost. Throws StorageError.
 */
export async function readSaved(): Promise<Saved> {
  const kinds = Object.entries(PUBLISHED)
  const stored = await readRevisions(kinds.map(([, { document }]) => document))
  const revisions = kinds.map(([kind], index) => [kind, stored[index]?.revision ?? 0] as const)
  const times = stored.flatMap(({ savedAt }) => savedAt ?? [])
  return { revisions: Object.fromEntries(revisions), at: times.sort().at(-1) ?? null }
}
