import { existsSync, mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { databaseFile, openBlobDatabase } from './blobs/database.ts'
import { persistentSecret } from './secret.ts'
import { storageProblem } from './storageProblem.ts'
import { type TestProject, testProject } from './testing/project.ts'

let project: TestProject
let dataDir: string
beforeEach(() => {
  project = testProject()
  dataDir = project.dataDir
  mkdirSync(dataDir)
})
afterEach(() => project.remove())

/** The database as a site of some months has it: documents and pictures over many pages. */
const database = (entries: number) => {
  const opened = openBlobDatabase(dataDir)
  for (let entry = 0; entry < entries; entry++)
    opened.write('documents', `key-${entry}`, new Uint8Array(10_000).fill(entry), null, null)
  opened.close()
}
const secret = () => persistentSecret(dataDir, 'session-secret')
const build = () => {
  mkdirSync(join(dataDir, 'site'))
  writeFileSync(join(dataDir, 'site/current.json'), '{}')
}
/** Overwrites bytes in the middle of the file, as a failing disk does. */
const damage = () => {
  const bytes = readFileSync(databaseFile(dataDir))
  writeFileSync(
    databaseFile(dataDir),
    bytes.fill(0xab, bytes.length / 2, bytes.length / 2 + 20_000),
  )
}

it.each<[string, ...(() => void)[]]>([
  ['there is nothing at all'],
  ['the folder is not there', () => rmSync(dataDir, { recursive: true })],
  ['the site has a database', () => database(20), secret, build],
  ['a first start ended before its first build', () => database(0), secret],
  ['a backup was restored into an empty folder', () => database(20)],
])('finds no problem where %s', (_, ...steps) => {
  for (const step of steps) step()
  expect(storageProblem(dataDir)).toBeUndefined()
})

it.each<[string, RegExp, ...(() => void)[]]>([
  ['missing beside a build', /is missing/, build],
  ['missing beside a secret', /is missing/, secret],
  ['empty beside a build', /is empty, although/, () => database(0), build],
  [
    'a file of no bytes beside a build',
    /is empty, although/,
    () => writeFileSync(databaseFile(dataDir), ''),
    build,
  ],
  ['no database', /is damaged/, () => writeFileSync(databaseFile(dataDir), 'x'.repeat(9000))],
  ['damaged in the middle', /is damaged/, () => database(20), damage],
  ['cut off', /is damaged/, () => database(20), () => truncateSync(databaseFile(dataDir), 100_000)],
])('names a database that is %s, and the way back', (_, problem, ...steps) => {
  for (const step of steps) step()
  const before = existsSync(databaseFile(dataDir)) && readFileSync(databaseFile(dataDir))
  expect(storageProblem(dataDir)).toMatch(problem)
  expect(storageProblem(dataDir)).toContain('npm run restore -- FILE')
  expect(storageProblem(dataDir)).not.toContain(dataDir)
  expect(existsSync(databaseFile(dataDir)) && readFileSync(databaseFile(dataDir))).toEqual(before)
})

it('names a database of a newer release, and the way back', () => {
  database(20)
  const opened = new DatabaseSync(databaseFile(dataDir))
  opened.exec('PRAGMA user_version = 2')
  opened.close()
  expect(storageProblem(dataDir)).toMatch(/is of a newer release\. Install that release again/)
  expect(storageProblem(dataDir)).toContain('npm run restore -- FILE')
})

it('names a database that cannot be opened', () => {
  mkdirSync(databaseFile(dataDir))
  expect(storageProblem(dataDir)).toMatch(/cannot be opened \(unable to open database file\)/)
})
