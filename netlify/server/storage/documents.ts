import type { Store } from '@netlify/blobs'
import { z } from 'zod'
import { inStorage, missingETag, StorageError, UnreadableError } from './errors.ts'
import { safeKey } from './keys.ts'
import { readShape } from './shape/read.ts'
import type { Reading, Unreadable } from './shape/reading.ts'
import { type Shape, type ShapeOptions, shape } from './shape/shape.ts'
import { writeShape } from './shape/write.ts'
import { openStore } from './store.ts'
import { compareAndSwap } from './swap.ts'
import { keptRevisions, type SaveKeeps, versionKey } from './versions.ts'

/** The store of the documents. */
export const STORE = 'documents'
const REMEMBERED_WRITES = 16

/** One JSON document: its key, its shape, and its value before the first save. */
export interface Document<T> {
  readonly key: string
  readonly shape: Shape<T>
  /** The value before the first save. */
  readonly seed: () => T | Promise<T>
  /** Whether a save keeps all that it replaces. */
  readonly keepVersions: boolean
  /** What it keeps of its items, where it keeps those one by one. */
  readonly versions?: SaveKeeps<T> | undefined
}

/**
 * Declares a document. A field that may be absent needs no new version: an older release keeps it
 * through its saves. Any other change of the shape raises the version and adds the upgrade.
 */
export function document<T>({
  key,
  seed,
  keepVersions = false,
  versions,
  ...options
}: ShapeOptions<T> &
  Pick<Document<T>, 'key' | 'seed' | 'versions'> & { keepVersions?: boolean }): Document<T> {
  return { key, seed, keepVersions, versions, shape: shape(`The document "${key}"`, options) }
}

/** A document as stored: its value and its revision, which counts saves (0: the seed, unsaved). */
export interface Stored<T> {
  readonly value: T
  readonly revision: number
  /** ISO instant of the save; null for the seed. */
  readonly savedAt: string | null
  /** The name of the admin who saved it; null: the seed, no admin, or not known. */
  readonly savedBy: string | null
  /** The items that this release cannot read: every save keeps them as they are. */
  readonly unreadable: readonly Unreadable[]
}

const EnvelopeSchema = z.looseObject({
  /** The version of the value's shape. */
  version: z.number().int().positive().default(1),
  revision: z.number().int().positive(),
  savedAt: z.iso.datetime(),
  savedBy: z.string().optional(),
  writes: z.array(z.string()),
  value: z.unknown(),
})
type Envelope = z.output<typeof EnvelopeSchema>

interface Read {
  envelope: Envelope
  /** Storage should always give one; without it the document can be read and not changed. */
  etag: string | undefined
}

/**
 * The last response for each document, so that reading an unchanged one costs a 304 and no parsing.
 */
const known = new Map<string, { etag: string; envelope: Envelope; reading?: Reading<unknown> }>()

/** Clears the cache, for tests that change storage directly. */
export function forgetDocuments(): void {
  known.clear()
}

async function fetchEnvelope(store: Store, key: string): Promise<Read | null> {
  const before = known.get(key)
  let found: { data: string | null; etag?: string | undefined } | null
  try {
    found = await store.getWithMetadata(key, {
      type: 'text',
      consistency: 'strong',
      ...(before && { etag: before.etag }),
    })
  } catch (cause) {
    throw new StorageError(`The document "${key}" could not be read`, { cause })
  }
  if (found === null) {
    known.delete(key)
    return null
  }
  if (before && found.data === null) return { envelope: before.envelope, etag: before.etag }
  let json: unknown
  try {
    json = JSON.parse(found.data ?? '')
  } catch (cause) {
    throw new UnreadableError(`The document "${key}" is not JSON`, { cause })
  }
  const envelope = parseEnvelope(key, json)
  const { etag } = found
  if (etag) known.set(key, { etag, envelope })
  return { envelope, etag }
}

function parseEnvelope(key: string, json: unknown): Envelope {
  const parsed = EnvelopeSchema.safeParse(json)
  if (parsed.success) return parsed.data
  throw new UnreadableError(`The document "${key}" is damaged: ${z.prettifyError(parsed.error)}`)
}

/** Reads a document's blob, or that of a kept version. Throws UnreadableError. */
export function readEnvelope<T>({ key, shape }: Document<T>, json: unknown) {
  const envelope = parseEnvelope(key, json)
  return { envelope, reading: readShape(shape, envelope.value, envelope.version) }
}

function readingOf<T>({ key, shape }: Document<T>, { envelope, etag }: Read): Reading<T> {
  const entry = known.get(key)
  const same = entry?.etag === etag ? entry : undefined
  if (same?.reading) return same.reading as Reading<T>
  const reading = readShape(shape, envelope.value, envelope.version)
  if (same) same.reading = reading
  return reading
}

const storedOf = <T>(
  { value, unreadable }: Reading<T>,
  { revision, savedAt, savedBy }: Envelope,
): Stored<T> => ({ value, revision, savedAt, savedBy: savedBy ?? null, unreadable })

/** A document before its first save. */
export const seedOf = async <T>(document: Document<T>): Promise<Stored<T>> => ({
  value: readShape(document.shape, await document.seed(), document.shape.version).value,
  revision: 0,
  savedAt: null,
  savedBy: null,
  unreadable: [],
})

/**
 * Reads a document by its schema, strongly consistent. Returns the seed only when nothing was ever
 * stored. Throws StorageError when storage fails or holds something else, and NewerVersionError
 * when a newer release stored it.
 */
export async function read<T>(document: Document<T>): Promise<Stored<T>> {
  const found = await fetchEnvelope(openStore(STORE), safeKey(document.key))
  return found ? storedOf(readingOf(document, found), found.envelope) : seedOf(document)
}

/** What a document holds, if this process has read it with that ETag. */
export function knownEnvelope(key: string, etag: string | undefined): Envelope | undefined {
  const before = known.get(key)
  return before?.etag === etag ? before?.envelope : undefined
}

/** What a document holds now; null: nothing was ever stored. Throws StorageError. */
export const currentEnvelope = async (key: string): Promise<Envelope | null> =>
  (await fetchEnvelope(openStore(STORE), safeKey(key)))?.envelope ?? null

/** A document by its envelope. */
export const storedAs = <T>(document: Document<T>, envelope: Envelope, etag?: string): Stored<T> =>
  storedOf(readingOf(document, { envelope, etag }), envelope)

/** What a change returns to leave the document as it is, without a new revision. */
export const UNCHANGED = Symbol('unchanged')
type Change<T> = T | typeof UNCHANGED

/**
 * Changes a document by compare-and-swap: `change` gets the current value and returns the next one;
 * it runs again whenever someone else saved in between, so it must have no side effects. An error
 * that `change` throws ends the update with nothing stored. A save is reported only when storage is
 * known to hold it: after an unclear response it looks for the write's id. `savedBy`: the admin's
 * name, shown with this version later. Throws StorageError.
 */
export async function update<T>(
  document: Document<T>,
  change: (current: Stored<T>) => Change<T> | Promise<Change<T>>,
  savedBy?: string,
): Promise<Stored<T>> {
  const key = safeKey(document.key)
  const store = openStore(STORE)
  const what = `The document "${key}"`
  const writeId = crypto.randomUUID()
  return compareAndSwap(store, key, what, async () => {
    const found = await fetchEnvelope(store, key)
    const reading = found && readingOf(document, found)
    const current = found && reading ? storedOf(reading, found.envelope) : await seedOf(document)
    if (found?.envelope.writes.includes(writeId)) return { done: current }
    if (found && !found.etag) throw missingETag(what)

    const changed = await change(structuredClone(current))
    if (changed === UNCHANGED) return { done: current }
    const next: Envelope = {
      ...found?.envelope,
      version: document.shape.version,
      revision: current.revision + 1,
      savedAt: new Date().toISOString(),
      savedBy,
      writes: [...(found?.envelope.writes ?? []), writeId].slice(-REMEMBERED_WRITES),
      value: writeShape(document.shape, changed, reading ?? undefined),
    }
    if (document.keepVersions && found) await keepVersion(key, found.envelope)
    const replaced = (await document.versions?.keepReplaced(current.value, changed)) ?? []
    const stored = async (etag: string) => {
      known.set(key, { etag, envelope: next })
      // The next save removes what stays now.
      await Promise.allSettled(replaced.map(id => document.versions?.prune(id)))
      return landed(document, next)
    }
    return { next, replaced: found?.etag, stored }
  })
}

function landed<T>(document: Document<T>, envelope: Envelope): Stored<T> {
  const entry = known.get(document.key)
  const reading = readShape(document.shape, envelope.value, envelope.version)
  if (entry?.envelope === envelope) entry.reading = reading
  return storedOf(reading, envelope)
}

/** Keeps the version about to be replaced; writing it twice is harmless, since it never changes. */
const keepVersion = (key: string, envelope: Envelope) =>
  inStorage(`The old version of "${key}" could not be kept`, () =>
    openStore(STORE).setJSON(versionKey(key, envelope.revision), envelope),
  )

/**
 * The newest kept versions of a document, newest first, the current one not among them; at least
 * `least`, if there are so many. They are listed by hundreds, as there may be thousands.
 */
export async function listVersions(
  { key }: Pick<Document<unknown>, 'key'>,
  least: number,
): Promise<number[]> {
  const revision = (await currentEnvelope(key))?.revision ?? 0
  return inStorage(`The versions of "${key}" could not be listed`, async () => {
    // A restored backup may have removed the document, and its versions say no revision to begin at.
    if (revision === 0) return keptRevisions(versionKey(key, 0).slice(0, -10))
    const found: number[] = []
    for (let last = revision; last > 0 && found.length < least; last = last - (last % 100) - 1) {
      found.push(...(await keptRevisions(versionKey(key, last).slice(0, -2))))
    }
    return found
  })
}

/** One kept version by its revision, or null when there is none. */
export async function readVersion<T>(
  document: Document<T>,
  revision: number,
): Promise<Stored<T> | null> {
  const { key } = document
  const json: unknown = await inStorage(`A version of "${key}" could not be read`, () =>
    openStore(STORE).get(versionKey(key, revision), { type: 'json' }),
  )
  if (json === null) return null
  const { envelope, reading } = readEnvelope(document, json)
  return storedOf(reading, envelope)
}
