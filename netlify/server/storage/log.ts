import { z } from 'zod'
import { addDays, civilDateIn, firstOfMonth } from '#domain/time/civil.ts'
import { type Document, document, read } from './documents.ts'
import { inStorage, skipUnreadable } from './errors.ts'
import { safeKey } from './keys.ts'
import { type Entry, entry, entryOf, readEntryOf } from './shape/entry.ts'
import { eachItem, type ShapeOptions } from './shape/shape.ts'
import { openStore } from './store.ts'

/**
 * An append-only log. An entry gets a key of its own, so that parallel writers never conflict; from
 * time to time `packLog` moves entries into one blob a month, so that neither listing nor reading
 * grows with the log. An entry that is under both, as a crash can leave it, is the same one.
 */
export interface Log<T extends object> {
  readonly name: string
  readonly entry: Entry<T>
  /** The packed entries of a month, by their ids. */
  readonly month: Entry<PackedMonth<T>>
  /** Of each packed month, how many entries there are of each kind: only to save reading it. */
  readonly index: Document<Index>
  /** What entries can be filtered by. */
  readonly facets: (value: T) => Facets
}

export interface PackedMonth<T> {
  readonly entries: Readonly<Record<string, T>>
}

type Facets = readonly string[]

const IndexSchema = z.object({
  months: z.record(
    z.string(),
    z.object({ etag: z.string(), counts: z.array(z.tuple([z.array(z.string()), z.int()])) }),
  ),
})
export type Index = z.output<typeof IndexSchema>
export type MonthCounts = Index['months'][string]['counts']

/** Declares a log. */
export function log<T extends object>(
  name: string,
  { facets, ...options }: ShapeOptions<T> & Pick<Log<T>, 'facets'>,
): Log<T> {
  const { version, schema, upgrade = {} } = options
  const ofEach = ([from, change]: [string, unknown]) =>
    [from, eachItem('entries.*', change as (item: never) => unknown)] as const
  return {
    name,
    facets,
    entry: entry(`An entry of the log "${name}"`, options),
    month: entry(`A month of the log "${name}"`, {
      version,
      schema: z.object({ entries: z.record(z.string(), schema) }),
      items: { 'entries.*': null },
      upgrade: Object.fromEntries(Object.entries(upgrade).map(ofEach)),
    }),
    index: document<Index>({
      key: `${name}-index`,
      version: 1,
      schema: IndexSchema,
      seed: () => ({ months: {} }),
    }),
  }
}

export interface LogEntry<T> {
  id: string
  value: T
}

/** Which entries are wanted: days on a clock, and what they are about. */
export interface Wanted {
  readonly days?: { from: string | undefined; until: string | undefined; timeZone: string }
  readonly facets?: (facets: Facets) => boolean
}

export const LOG_STORE = 'logs'
/** Keys count down, so that storage's own ascending order is newest first. */
const LATEST = 9_999_999_999_999
export const READS_AT_ONCE = 32

function newId(at: Date): string {
  const countdown = String(LATEST - at.getTime()).padStart(13, '0')
  return `${countdown}-${crypto.randomUUID().slice(0, 8)}`
}

/** The forms of an entry's id and of a month: anyone who restores a backup can store others. */
export const ENTRY_ID = /^\d{13}-[0-9a-f]{8}$/
export const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/

export const entryTime = (id: string) => new Date(LATEST - Number(id.slice(0, 13)))
/** The month of an entry in UTC: '2026-11'. */
export const monthOfId = (id: string) => entryTime(id).toISOString().slice(0, 7)

export const entryKey = ({ name }: { name: string }, id: string) => safeKey(`${name}/${id}`)
export const monthKey = ({ name }: { name: string }, month: string) =>
  safeKey(`${name}-months/${month}`)

/** The month whose packed entries are under that key; undefined: none. */
export const packedMonth = ({ name }: { name: string }, key: string): string | undefined => {
  const [folder, month] = key.split('/')
  return folder === `${name}-months` ? month : undefined
}

/**
 * Appends an entry and returns its id, which sorts by time. Throws StorageError unless storage is
 * known to hold it. No function changes an entry.
 */
export async function append<T extends object>(log: Log<T>, value: T, at: Date): Promise<string> {
  const id = newId(at)
  const stored = entryOf(log.entry, value)
  await inStorage(`An entry of the log "${log.name}" could not be stored`, () =>
    openStore(LOG_STORE).setJSON(entryKey(log, id), stored),
  )
  return id
}

/** One page of the entries that are wanted, newest first; `page` counts from 1. Throws StorageError. */
export async function readPage<T extends object>(
  log: Log<T>,
  page: number,
  size: number,
  { days, facets }: Wanted = {},
): Promise<{ entries: LogEntry<T>[]; total: number }> {
  return reading(log, async () => {
    const view = await openLog(log)
    const first = (page - 1) * size
    const entries: LogEntry<T>[] = []
    let total = 0
    for (const month of view.months) {
      const overlap = days ? overlapOf(month, days) : 'whole'
      if (overlap === 'none') continue
      const count = overlap === 'whole' ? countOf(view.counts(month), facets) : undefined
      const isApart = count !== undefined && (total + count <= first || total >= first + size)
      if (isApart) {
        total += count
        continue
      }
      const { ids, find } = await view.open(month)
      const inDays = overlap === 'whole' ? ids : ids.filter(id => isIn(entryTime(id), days))
      const found = facets
        ? (await valuesOf(inDays, find)).filter(({ value }) => facets(log.facets(value)))
        : inDays.map(id => ({ id, value: undefined }))
      const shown = found.slice(Math.max(0, first - total), Math.max(0, first + size - total))
      entries.push(
        ...(await valuesOf(
          shown.map(({ id }) => id),
          find,
        )),
      )
      total += found.length
    }
    return { entries, total }
  })
}

/** The facets of all entries, each combination once. Throws StorageError. */
export async function readFacets<T extends object>(log: Log<T>): Promise<Facets[]> {
  return reading(log, async () => {
    const view = await openLog(log)
    const all: Facets[] = []
    for (const month of view.months) {
      const counts = view.counts(month)
      if (counts) {
        all.push(...counts.map(([facets]) => facets))
        continue
      }
      const { ids, find } = await view.open(month)
      all.push(...(await valuesOf(ids, find)).map(({ value }) => log.facets(value)))
    }
    return [...new Map(all.map(facets => [facets.join('\n'), facets])).values()]
  })
}

const countOf = (counts: MonthCounts | undefined, facets: Wanted['facets']) =>
  counts?.reduce((sum, [of, count]) => (!facets || facets(of) ? sum + count : sum), 0)

/** Whether a month is within some days; a day more at each end, as no clock is further from UTC. */
function overlapOf(month: string, { from = '', until = '9999' }: NonNullable<Wanted['days']>) {
  const first = addDays(`${month}-01`, -1)
  const last = firstOfMonth(`${month}-01`, 1)
  if (last < from || first > until) return 'none'
  return first >= from && last <= until ? 'whole' : 'part'
}

function isIn(at: Date, days: Wanted['days']): boolean {
  if (!days) return true
  const day = civilDateIn(days.timeZone, at)
  return day >= (days.from ?? '') && day <= (days.until ?? '9999')
}

/** The months of a log, newest first, each to be opened where its counts are not enough. */
async function openLog<T extends object>(log: Log<T>) {
  // First the single entries: one that is packed meanwhile is then in both.
  const single = Map.groupBy(await listIds(log), monthOfId)
  const [packed, index] = await Promise.all([
    listMonths(log),
    // Only a shortcut: without it the months are read.
    read(log.index).catch(skipUnreadable),
  ])
  return {
    months: [...new Set([...packed.keys(), ...single.keys()])].sort().reverse(),
    /** How many entries of each kind; undefined where the month has to be read for it. */
    counts(month: string): MonthCounts | undefined {
      if (single.has(month)) return undefined
      const noted = index?.value.months[month]
      return noted?.etag === packed.get(month) ? noted?.counts : undefined
    },
    async open(month: string) {
      const etag = packed.get(month)
      const entries = etag === undefined ? {} : await readMonth(log, month, etag)
      const ids = [...new Set([...Object.keys(entries), ...(single.get(month) ?? [])])].sort()
      const find = (id: string) => entries[id] ?? readSingle(log, id)
      return { ids, find }
    },
  }
}

async function valuesOf<T>(
  ids: readonly string[],
  find: (id: string) => T | Promise<T | null>,
): Promise<LogEntry<T>[]> {
  const found: LogEntry<T>[] = []
  for (let start = 0; start < ids.length; start += READS_AT_ONCE) {
    const part = ids.slice(start, start + READS_AT_ONCE)
    const values = await Promise.all(part.map(find))
    part.forEach((id, at) => {
      const value = values[at]
      if (value) found.push({ id, value })
    })
  }
  return found
}

export async function listIds({ name }: { name: string }): Promise<string[]> {
  const prefix = `${safeKey(name)}/`
  const { blobs } = await openStore(LOG_STORE).list({ prefix })
  return blobs
    .map(({ key }) => key.slice(prefix.length))
    .filter(id => ENTRY_ID.test(id))
    .sort()
}

/** The packed months with their ETags. */
export async function listMonths({ name }: { name: string }): Promise<Map<string, string>> {
  const prefix = `${safeKey(name)}-months/`
  const { blobs } = await openStore(LOG_STORE).list({ prefix })
  const months = blobs.map(({ key, etag }) => [key.slice(prefix.length), etag] as const)
  return new Map(months.filter(([month]) => MONTH.test(month)))
}

/** What was read, by its key; the oldest is forgotten first. Single entries never change. */
const knownEntries = new Map<string, unknown>()
const knownMonths = new Map<string, { etag: string; entries: unknown }>()
const MOST_KNOWN = { entries: 1_000, months: 24 }

function remember<V>(known: Map<string, V>, most: number, key: string, value: V): void {
  known.delete(key)
  known.set(key, value)
  const [oldest] = known.keys()
  if (known.size > most && oldest !== undefined) known.delete(oldest)
}

/** An entry of its own key; null where it cannot be read, or is gone. */
async function readSingle<T extends object>(log: Log<T>, id: string): Promise<T | null> {
  const key = entryKey(log, id)
  const before = knownEntries.get(key)
  if (before) return before as T
  const found = await openStore(LOG_STORE).get(key, { type: 'json' }).catch(notJson)
  // It was packed meanwhile, or its time is over.
  if (found === null) return (await readMonth(log, monthOfId(id)))[id] ?? null
  try {
    const { value } = readEntryOf(log.entry, found)
    remember(knownEntries, MOST_KNOWN.entries, key, value)
    return value
  } catch (error) {
    return skipUnreadable(error)
  }
}

/** For `catch`: what is not JSON cannot be read, now or later. */
export function notJson(error: unknown): undefined {
  if (!(error instanceof SyntaxError)) throw error
}

/** The packed entries of a month; none where it cannot be read. */
export async function readMonth<T extends object>(
  log: Log<T>,
  month: string,
  etag?: string,
): Promise<PackedMonth<T>['entries']> {
  const key = monthKey(log, month)
  const before = knownMonths.get(key)
  if (before && before.etag === etag) return before.entries as PackedMonth<T>['entries']
  const found = await openStore(LOG_STORE).getWithMetadata(key, { type: 'json' }).catch(notJson)
  if (!found) return {}
  try {
    const { entries } = readEntryOf(log.month, found.data).value
    if (found.etag) {
      remember(knownMonths, MOST_KNOWN.months, key, { etag: found.etag, entries })
    }
    return entries
  } catch (error) {
    skipUnreadable(error)
    return {}
  }
}

const reading = <T>({ name }: { name: string }, work: () => Promise<T>): Promise<T> =>
  inStorage(`The log "${name}" could not be read`, work)
