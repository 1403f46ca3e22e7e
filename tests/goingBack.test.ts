import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'going-back-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Runs what the service runs before it starts, in a data folder with these databases. */
function beforeStart(...files: string[]) {
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), file.startsWith('returning') ? 'of the backup' : 'newer')
  }
  const env = { ...process.env, DATA_DIR: folder }
  execFileSync('bash', ['deploy/update.sh', '--restore'], { env })
}
const read = (file: string) =>
  existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : null

it.each([
  ['a switch', ['blobs.sqlite', 'blobs.sqlite-wal', 'returning/blobs.sqlite']],
  [
    'one broken off first',
    ['left.part/blobs.sqlite', 'blobs.sqlite-wal', 'returning/blobs.sqlite'],
  ],
  ['one broken off later', ['left.part/blobs.sqlite', 'returning/blobs.sqlite']],
  ['one broken off last', ['left/blobs.sqlite', 'returning/blobs.sqlite']],
])('%s to the release before has the backup’s database, and keeps the newer', (_, files) => {
  beforeStart(...files)
  expect(read('blobs.sqlite')).toBe('of the backup')
  expect(read('left/blobs.sqlite')).toBe('newer')
  expect(read('left/blobs.sqlite-wal')).toBe(files.some(file => /wal$/.test(file)) ? 'newer' : null)
  beforeStart()
  expect(read('blobs.sqlite')).toBe('of the backup')
})

it('an ordinary start leaves the database alone', () => {
  beforeStart('blobs.sqlite', 'returning.part/blobs.sqlite')
  expect([read('blobs.sqlite'), read('left/blobs.sqlite')]).toEqual(['newer', null])
})
