import type { SectionPath } from '#domain/content/registry.ts'
import { type SavedSection, SavedSectionSchema } from '#domain/content/saved.ts'
import { StorageError } from './errors.ts'
import { safeKey } from './keys.ts'
import { entry, entryOf, readEntryOf } from './shape/entry.ts'
import { openStore } from './store.ts'

/** A section's text as it was before a save. */
export const sectionVersionEntry = entry<SavedSection>('A version of a section', {
  version: 1,
  schema: SavedSectionSchema,
})

const STORE = 'documents'

/** Ids contain capitals, which keys do not allow: each becomes `_` and its small letter. */
const keyOf = (path: SectionPath) => path.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)

const prefixOf = (path: SectionPath) => `${safeKey(`versions/content/${keyOf(path)}`)}/`

const versionKey = (path: SectionPath, revision: number) =>
  safeKey(`${prefixOf(path)}${String(revision).padStart(10, '0')}`)

/**
 * Keeps a section's text that is about to be replaced, under the revision of its save; a seed needs
 * none. A revision's text never changes, so that writing it twice is harmless, and so is a save
 * that fails afterwards. Throws StorageError.
 */
export async function keepVersion(
  path: SectionPath,
  saved: SavedSection | undefined,
): Promise<void> {
  if (!saved) return
  try {
    await openStore(STORE).setJSON(
      versionKey(path, saved.revision),
      entryOf(sectionVersionEntry, saved),
    )
  } catch (cause) {
    throw new StorageError(`The old text of "${path}" could not be kept`, { cause })
  }
}

/** The revisions of a section's kept versions, newest first. Throws StorageError. */
export async function listVersions(path: SectionPath): Promise<number[]> {
  const prefix = prefixOf(path)
  try {
    const { blobs } = await openStore(STORE).list({ prefix })
    return blobs.map(({ key }) => Number(key.slice(prefix.length))).sort((a, b) => b - a)
  } catch (cause) {
    throw new StorageError(`The versions of "${path}" could not be listed`, { cause })
  }
}

/**
 * A section's kept version of that revision; null when there is none. Throws StorageError,
 * UnreadableError where it is one that this release cannot read.
 */
export async function readVersion(
  path: SectionPath,
  revision: number,
): Promise<SavedSection | null> {
  let json: unknown
  try {
    json = await openStore(STORE).get(versionKey(path, revision), { type: 'json' })
  } catch (cause) {
    throw new StorageError(`A version of "${path}" could not be read`, { cause })
  }
  if (json === null) return null
  return readEntryOf(sectionVersionEntry, json).value
}

/** Removes a section's versions beyond the newest `most`. Throws StorageError. */
export async function pruneVersions(path: SectionPath, most: number): Promise<void> {
  const old = (await listVersions(path)).slice(most)
  try {
    for (const revision of old) await openStore(STORE).delete(versionKey(path, revision))
  } catch (cause) {
    throw new StorageError(`Old versions of "${path}" could not be removed`, { cause })
  }
}
