import { inStorage, StorageError } from './errors.ts'
import { safeKey } from './keys.ts'
import { openStore } from './store.ts'
import { versionKey } from './versions.ts'

/** What stands in storage for a document, as far as a restore has to know it. */
interface RawDocument {
  revision?: unknown
  value?: unknown
}

function parseRaw(text: string | null): RawDocument {
  try {
    const json: unknown = JSON.parse(text ?? '{}')
    return typeof json === 'object' && json !== null ? json : {}
  } catch {
    return {}
  }
}
/** Above what a site comes to in a hundred years; a made-up one would leave none for later saves. */
const MOST_REVISION = 1_000_000_000
const revisionOf = ({ revision }: RawDocument) =>
  typeof revision === 'number' && revision <= MOST_REVISION ? revision : 0

/**
 * Replaces a document by one of another time, or removes it (null), whatever it holds: what it
 * replaces is kept as a version first. The new one gets a revision above both, so that visitors and
 * open panels see that it is newer than what they have. `note` gets the revision of the kept version
 * before anything is replaced, or null where there is no document; it is not called where the
 * document has that value already. Throws StorageError.
 */
export async function replaceDocument(
  key: string,
  next: string | null,
  by: string,
  note: (kept: number | null) => Promise<void> = async () => {},
): Promise<void> {
  const store = openStore('documents')
  try {
    const before = await store.get(safeKey(key), { type: 'text' })
    const now = parseRaw(before)
    const then = parseRaw(next)
    if (next === null && before === null) return
    if (next !== null && before !== null && isSame(now.value, then.value)) return
    const kept = revisionOf(now)
    if (before !== null) await store.set(versionKey(key, kept), before)
    await note(before === null ? null : kept)
    if (next === null) await store.delete(safeKey(key))
    else {
      const revision = Math.max(kept, revisionOf(then)) + 1
      const savedAt = new Date().toISOString()
      await store.setJSON(safeKey(key), {
        ...then,
        revision,
        savedAt,
        savedBy: by,
        writes: [],
        value: withNewerEvents(withNewerSections(then.value, now.value, revision), now.value, {
          revision,
          savedAt,
          savedBy: by,
        }),
      })
    }
  } catch (cause) {
    if (cause instanceof StorageError) throw cause
    throw new StorageError(`The document "${key}" could not be replaced`, { cause })
  }
}

/** A version that `replaceDocument` kept; null where it is gone. Throws StorageError. */
export async function readReplaced(key: string, revision: number): Promise<string | null> {
  return inStorage(`A version of "${key}" could not be read`, () =>
    openStore('documents').get(versionKey(key, revision), { type: 'text' }),
  )
}

const isSame = (a: unknown, b: unknown) =>
  a !== undefined && JSON.stringify(a) === JSON.stringify(b)

interface Section {
  content?: unknown
}
const sectionsOf = (value: unknown): Record<string, Section> | undefined => {
  const { sections } = (value ?? {}) as { sections?: unknown }
  return typeof sections === 'object' && sections !== null
    ? (sections as Record<string, Section>)
    : undefined
}

/** Pages request the sections newer than themselves: those that change have to be. */
function withNewerSections(value: unknown, before: unknown, revision: number): unknown {
  const sections = sectionsOf(value)
  if (!sections) return value
  const old = sectionsOf(before) ?? {}
  const newer = Object.entries(sections).map(([path, section]) => [
    path,
    typeof section === 'object' && section?.content !== old[path]?.content
      ? { ...section, revision }
      : section,
  ])
  return { ...(value as object), sections: Object.fromEntries(newer) }
}

interface EventItem {
  id?: unknown
  prayerRevision?: number
}
const eventsOf = (value: unknown): Record<'events' | 'deleted', EventItem[]> | undefined => {
  const { events, deleted } = (value ?? {}) as { events?: unknown; deleted?: unknown }
  return Array.isArray(events) && Array.isArray(deleted) ? { events, deleted } : undefined
}

/** Calendar programs ignore an entry whose number is lower: events that change get a new save. */
function withNewerEvents(value: unknown, before: unknown, save: object): unknown {
  const next = eventsOf(value)
  if (!next) return value
  const old = eventsOf(before) ?? { events: [], deleted: [] }
  const newer = (list: 'events' | 'deleted') =>
    next[list].map(event => {
      const same = old[list].find(one => one.id === event.id)
      if (isSame(same, event)) return event
      const current = same ?? [...old.events, ...old.deleted].find(one => one.id === event.id)
      const prayerRevision = Math.max(event.prayerRevision ?? 0, current?.prayerRevision ?? 0)
      return { ...event, ...save, ...(prayerRevision > 0 && { prayerRevision }) }
    })
  return { ...(value as object), events: newer('events'), deleted: newer('deleted') }
}
