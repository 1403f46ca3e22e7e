import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { databaseFile, openBlobDatabase } from './database.ts'

let dataDir: string
let file: string

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'erasure-'))
  file = databaseFile(dataDir)
})
afterEach(() => rmSync(dataDir, { recursive: true }))

/** Whether a text is in the bytes of the database or of its log. */
const isReadable = (text: string) =>
  [file, `${file}-wal`].some(one => existsSync(one) && readFileSync(one).includes(text))

const write = (database: ReturnType<typeof openBlobDatabase>, key: string, text: string) =>
  database.write('messages', key, Buffer.from(text), null, null)

/** From a page's part to several pages of their own. */
const SIZES = [200, 3_000, 50_000]
const message = (size: number, name: string) =>
  `${name} ${'words '.repeat(size / 6)} end of ${name}`

it('leaves nothing of a deleted or replaced text in the files of the database', async () => {
  const database = openBlobDatabase(dataDir)
  for (const size of SIZES) {
    for (let n = 0; n < 40; n += 1) write(database, `kept/${size}/${n}`, message(size, 'kept'))
    write(database, `deleted/${size}`, message(size, `Secret${size}`))
    write(database, `replaced/${size}`, message(size, `Former${size}`))
    expect(isReadable(`end of Secret${size}`)).toBe(true)
  }
  for (const size of SIZES) {
    database.remove('messages', `deleted/${size}`)
    write(database, `replaced/${size}`, message(size, 'present'))
  }
  await vi.waitFor(
    () => {
      expect(['Secret', 'Former'].filter(isReadable)).toEqual([])
    },
    { timeout: 3_000 },
  )
  expect(isReadable('present')).toBe(true)
  database.close()
})

it('overwrites what an older release deleted when it opens its database', () => {
  const older = new DatabaseSync(file)
  older.exec(`
    PRAGMA journal_mode = WAL;
    CREATE TABLE blobs (
      id INTEGER PRIMARY KEY, store TEXT NOT NULL, key TEXT NOT NULL, etag TEXT NOT NULL,
      size INTEGER NOT NULL, modified INTEGER NOT NULL, metadata TEXT, body BLOB NOT NULL,
      UNIQUE (store, key)
    ) STRICT;
    PRAGMA user_version = 1;
  `)
  const insert = older.prepare(
    "INSERT INTO blobs VALUES (NULL, 'messages', ?, '\"e\"', 1, 1, NULL, ?)",
  )
  for (const size of SIZES) {
    insert.run(`kept/${size}`, Buffer.from(message(size, 'kept')))
    insert.run(`deleted/${size}`, Buffer.from(message(size, `Secret${size}`)))
  }
  older.exec("DELETE FROM blobs WHERE key LIKE 'deleted/%'")
  older.close()
  expect(isReadable('Secret')).toBe(true)

  const database = openBlobDatabase(dataDir)
  expect([...database.scan('messages', '')].map(({ key }) => key)).toHaveLength(SIZES.length)
  database.close()
  expect(isReadable('Secret')).toBe(false)
})

it('empties the log once a reader that was in the way has ended', async () => {
  const database = openBlobDatabase(dataDir)
  write(database, 'deleted', message(3_000, 'Secret'))
  const reader = new DatabaseSync(file)
  reader.exec('BEGIN; SELECT count(*) FROM blobs')
  reader.prepare('SELECT count(*) FROM blobs').get()
  database.remove('messages', 'deleted')
  await new Promise(resolve => setTimeout(resolve, 700))
  expect(isReadable('Secret')).toBe(true)
  reader.close()
  await vi.waitFor(() => expect(isReadable('Secret')).toBe(false), { timeout: 3_000 })
  database.close()
})
