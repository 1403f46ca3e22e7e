import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setEnvironmentContext } from '@netlify/blobs'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { type Blobs, startBlobs } from '#local/blobs/server.ts'
import { StorageError } from './errors.ts'
import { append, log, readPage } from './log.ts'

let dataDir: string
let blobs: Blobs

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'log-'))
  blobs = await startBlobs({ dataDir })
  setEnvironmentContext(blobs.context)
})
afterAll(async () => {
  await blobs.close()
  await rm(dataDir, { recursive: true, force: true })
})

const logOf = (name: string) => log(name, { version: 1, schema: z.object({ text: z.string() }) })

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
