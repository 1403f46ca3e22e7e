import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openBlobDatabase } from './blobs/database.ts'
import { lockDataDir } from './hostLock.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'host-lock-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

it('refuses a second host of a data folder until the first has ended', () => {
  const unlock = lockDataDir(dataDir)
  expect(() => lockDataDir(dataDir)).toThrow(/^The site is running already with .+ Stop it first/)
  unlock()
  lockDataDir(dataDir)()
})

it('refuses one in another process, and dies with it by kill -9', async () => {
  const other = spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `const { lockDataDir } = await import(${JSON.stringify(import.meta.resolve('./hostLock.ts'))})
       globalThis.unlock = lockDataDir(process.argv[1])
       console.log('locked')
       setInterval(() => {}, 1000)`,
      dataDir,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  await once(other.stdout, 'data')
  expect(() => lockDataDir(dataDir)).toThrow(/is running already/)
  other.kill('SIGKILL')
  await once(other, 'exit')
  lockDataDir(dataDir)()
})

it('lets backup and the maintainer’s commands open the database meanwhile', () => {
  const unlock = lockDataDir(dataDir)
  const database = openBlobDatabase(dataDir)
  database.write('documents', 'key', Buffer.from('text'), null, null)
  database.close()
  unlock()
})

it('does not keep a site down whose folder cannot be written', () => {
  expect(() => lockDataDir(join(dataDir, 'absent'))()).not.toThrow()
})
