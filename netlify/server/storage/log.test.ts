import { beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { withBlobs } from '#tests/support/blobs.ts'
import { update } from './documents.ts'
import { StorageError } from './errors.ts'
import { append, log, readFacets, readPage } from './log.ts'
import { packLog } from './packLog.ts'
import { openStore } from './store.ts'

withBlobs(beforeAll)

const logOf = (name: string) =>
  log(name, {
    version: 1,
    schema: z.object({ text: z.string() }),
    facets: ({ text }) => [Number(text) % 2 === 0 ? 'even' : 'odd'],
  })

it('pages newest first, regardless of the order of arrival', async () => {
  const log = logOf('ordered')
  for (const minute of [3, 1, 5, 2, 4]) {
    await append(log, { text: `minute ${minute}` }, new Date(Date.UTC(2026, 0, 1, 0, minute)))
  }
  const first = await readPage(log, 1, 2)
  const last = await readPage(log, 3, 2)
  expect(first.total).toBe(5)
  expect(first.entries.map(entry => entry.value.text)).toEqual(['minute 5', 'minute 4'])
  expect(last.entries.map(entry => entry.value.text)).toEqual(['minute 1'])
  expect((await readPage(log, 4, 2)).entries).toEqual([])
})

it('keeps every entry of 60 writers in the same millisecond', async () => {
  const log = logOf('parallel')
  const at = new Date()
  const ids = await Promise.all(
    Array.from({ length: 60 }, (_, index) => append(log, { text: String(index) }, at)),
  )
  expect(new Set(ids).size).toBe(60)
  const page = await readPage(log, 1, 100)
  expect(new Set(page.entries.map(entry => entry.value.text)).size).toBe(60)
})

it('separates logs whose names have a common prefix', async () => {
  await append(logOf('mail'), { text: 'mail' }, new Date())
  await append(logOf('mail-sent'), { text: 'sent' }, new Date())
  expect((await readPage(logOf('mail'), 1, 10)).total).toBe(1)
})

it('throws when storage fails, and never reports the entry as stored', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 401 }))
  await expect(append(logOf('refused'), { text: 'x' }, new Date())).rejects.toThrow(StorageError)
  vi.restoreAllMocks()
  expect((await readPage(logOf('refused'), 1, 10)).total).toBe(0)
})

describe('a packed log', () => {
  const minute = (month: number, at: number) => new Date(Date.UTC(2026, month, 1, 0, at))
  const never = new AbortController().signal
  const all = async (log: ReturnType<typeof logOf>) => {
    const { entries, total } = await readPage(log, 1, 500)
    expect(entries).toHaveLength(total)
    return entries.map(({ value }) => value.text)
  }
  const keysOf = async (prefix: string) =>
    (await openStore('logs').list({ prefix })).blobs.map(({ key }) => key)

  async function fill(name: string) {
    const log = logOf(name)
    const numbers = Array.from({ length: 60 }, (_, at) => at)
    await Promise.all(
      numbers.map(at => append(log, { text: `${at}` }, minute(at < 40 ? 0 : 1, at))),
    )
    return { log, texts: numbers.map(at => `${59 - at}`) }
  }

  it('shows what it showed before, in a blob a month', async () => {
    const { log, texts } = await fill('packed')
    await packLog(log, null, never)
    expect(await keysOf('packed')).toEqual(['packed-months/2026-01', 'packed-months/2026-02'])
    expect(await all(log)).toEqual(texts)
    await append(log, { text: 'late' }, minute(0, 25.5))
    const page = await readPage(log, 4, 10)
    expect(page.entries.map(({ value }) => value.text)).toContain('late')
    expect(page.total).toBe(61)
  })

  it('shows each entry once when packing ended before it removed them, and ends it later', async () => {
    const { log, texts } = await fill('halfway')
    const { fetch } = globalThis
    const refusing = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async (input, init) =>
        /delete/i.test(init?.method ?? '')
          ? new Response(null, { status: 403 })
          : fetch(input, init),
      )
    await expect(packLog(log, null, never)).rejects.toThrow(StorageError)
    refusing.mockRestore()
    expect(await keysOf('halfway/')).toHaveLength(60)
    expect(await all(log)).toEqual(texts)
    await packLog(log, null, never)
    expect(await keysOf('halfway/')).toEqual([])
    expect(await all(log)).toEqual(texts)
  })

  it('loses nothing to several that pack, append and read at once', async () => {
    const { log, texts } = await fill('crowded')
    const more = Array.from({ length: 30 }, (_, at) => `more ${at}`)
    const seen: number[] = []
    await Promise.all([
      packLog(log, null, never),
      packLog(log, null, never),
      ...more.map(text => append(log, { text }, minute(1, 50))),
      ...more.map(async () => seen.push((await readPage(log, 1, 10)).total)),
    ])
    expect(Math.min(...seen)).toBeGreaterThanOrEqual(60)
    await packLog(log, null, never)
    expect((await all(log)).sort()).toEqual([...texts, ...more].sort())
  })

  it('filters across months by day and by what entries are about', async () => {
    const { log } = await fill('filtered')
    await packLog(log, null, never)
    const even = { facets: ([parity]: readonly string[]) => parity === 'even' }
    expect((await readPage(log, 1, 100, even)).total).toBe(30)
    const page = await readPage(log, 3, 10, even)
    expect(page.entries.map(({ value }) => value.text)).toEqual(
      Array.from({ length: 10 }, (_, at) => `${18 - 2 * at}`),
    )
    const days = { from: '2026-02-01', until: undefined, timeZone: 'UTC' }
    expect((await readPage(log, 1, 10, { days })).total).toBe(20)
    // In New York the first of January is still the last of December.
    const before = { from: undefined, until: '2025-12-31', timeZone: 'America/New_York' }
    expect((await readPage(log, 1, 10, { days: before })).total).toBe(40)
    expect((await readFacets(log)).flat().sort()).toEqual(['even', 'odd'])
  })

  it('reads a month that its index does not have any more', async () => {
    const { log, texts } = await fill('uncounted')
    await packLog(log, null, never)
    await update(log.index, () => ({
      months: { '2026-01': { etag: 'of before', counts: [[['even'], 3] as [string[], number]] } },
    }))
    expect((await readPage(log, 2, 50)).total).toBe(60)
    expect(await all(log)).toEqual(texts)
  })

  it('removes what is older than it is kept, packed or not', async () => {
    const { log } = await fill('old')
    await packLog(log, null, never)
    await append(log, { text: 'old' }, minute(0, 0))
    await packLog(log, minute(1, 50), never)
    expect(await all(log)).toEqual(Array.from({ length: 10 }, (_, at) => `${59 - at}`))
    expect(await keysOf('old')).toEqual(['old-months/2026-02'])
  })

  it('keeps what it cannot read, and fields that it does not know', async () => {
    const { log, texts } = await fill('damaged')
    const id = (at: number) => `${9_999_999_999_999 - minute(0, at).getTime()}-00000000`
    const store = openStore('logs')
    await store.setJSON(`damaged/${id(1)}`, { text: 7 })
    await store.setJSON(`damaged/${id(2)}`, { text: 'newer', mood: 'glad' })
    await packLog(log, null, never)
    expect(await keysOf('damaged/')).toEqual([`damaged/${id(1)}`])
    const month = await store.get('damaged-months/2026-01', { type: 'json' })
    expect(month.entries[id(2)]).toEqual({ text: 'newer', mood: 'glad' })
    expect((await readPage(log, 1, 500)).entries).toHaveLength(texts.length + 1)
  })

  it('upgrades packed entries as single ones', async () => {
    const id = `${9_999_999_999_999 - minute(0, 0).getTime()}-00000000`
    await openStore('logs').setJSON('renamed-months/2026-01', {
      version: 1,
      entries: { [id]: { text: 'said' } },
    })
    const renamed = log('renamed', {
      version: 2,
      schema: z.object({ words: z.string() }),
      upgrade: { 1: ({ text }: { text: string }) => ({ words: text }) },
      facets: () => [],
    })
    expect((await readPage(renamed, 1, 1)).entries[0]?.value).toEqual({ words: 'said' })
  })
})
