import { DatabaseSync } from 'node:sqlite'
import { beforeEach, expect, it } from 'vitest'
import { getHealth } from '#contract/health.ts'
import { getEvents } from '#contract/listedEvents.ts'
import { getTheme } from '#contract/theme.ts'
import { databaseFile } from '#local/blobs/database.ts'
import { writeEntry } from '#server/storage/entries.ts'
import { StorageError } from '#server/storage/errors.ts'
import { site, withSite } from './running.ts'

withSite(beforeEach)

const write = () => writeEntry('logs', 'a', { bytes: new Uint8Array(9), metadata: {} })
const health = async () => (await site.send(getHealth)).json()

/** Makes SQLite refuse every write with the error of a full disk, until called again. */
function fillDisk(): () => void {
  const database = new DatabaseSync(databaseFile(site.dataDir))
  for (const event of ['INSERT', 'UPDATE']) {
    database.exec(
      `CREATE TRIGGER full_${event} BEFORE ${event} ON blobs
       BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END`,
    )
  }
  return () => {
    database.exec('DROP TRIGGER full_INSERT; DROP TRIGGER full_UPDATE')
    database.close()
  }
}

it('shows a failed write in the health until one succeeds, and still serves visitors', async () => {
  await write()
  expect(await health()).toMatchObject({ ok: true, writes: { state: 'ok', since: null } })
  const before = new Date().toISOString()
  const freeDisk = fillDisk()
  await expect(write()).rejects.toThrow(StorageError)
  const { ok, storage, writes } = await health()
  expect({ ok, storage, state: writes.state }).toEqual({
    ok: true,
    storage: 'ok',
    state: 'failing',
  })
  expect(writes.since >= before && writes.since <= new Date().toISOString()).toBe(true)
  expect(await (await site.send(getTheme)).json()).toEqual({ theme: 'theme-green' })
  expect((await site.send(getEvents)).status).toBe(200)

  freeDisk()
  await write()
  expect(await health()).toMatchObject({ writes: { state: 'ok', since: null } })
})

it('shows the free disk space in the health', async () => {
  expect(await health()).toMatchObject({ space: { state: 'unknown', freeBytes: null } })
  site.setEnv({ STORAGE_FOLDER: site.dataDir })
  expect(await health()).toMatchObject({
    space: { state: expect.stringMatching(/^(?:enough|low)$/), freeBytes: expect.any(Number) },
  })
})
