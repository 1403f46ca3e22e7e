import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { VERSION } from '#config/version.ts'
import { type TestProject, testProject } from '../testing/project.ts'
import { type BuildCommand, type Builder, createBuilder } from './builder.ts'
import { fingerprint } from './fingerprint.ts'
import { openReleases, type Release } from './releases.ts'

let project: TestProject
let directory: string
let published: Release[]
const lines: string[] = []

beforeEach(() => {
  project = testProject({ 'src/pages/index.astro': 'v1' })
  directory = join(project.dataDir, 'site')
  published = []
  lines.length = 0
})
afterEach(() => project.remove())

const make = (command: BuildCommand, writeSnapshot?: (file: string) => Promise<void>): Builder =>
  createBuilder({
    releases: openReleases(directory),
    command,
    writeSnapshot,
    fingerprint: () => fingerprint(project.root),
    onPublished: release => published.push(release),
    log: (_, event) => lines.push(event),
  })

const page = (folder: string, text: string, asset = text) => {
  writeFileSync(join(folder, 'index.html'), text)
  mkdirSync(join(folder, '_astro'))
  writeFileSync(join(folder, '_astro', `${asset}.js`), asset)
}
const live = () => {
  const release = openReleases(directory).current()
  return release && readFileSync(join(release.folder, 'index.html'), 'utf8')
}

it('publishes what the command made, from the snapshot written before', async () => {
  const builder = make(
    async ({ folder, snapshotFile }) => page(folder, readFileSync(snapshotFile, 'utf8')),
    async file => writeFileSync(file, 'snapshot'),
  )
  expect(builder.status()).toEqual({ state: 'idle', since: expect.any(String), queued: false })
  await builder.build()
  expect(live()).toBe('snapshot')
  expect(published).toHaveLength(1)
  expect(builder.status()).toMatchObject({ state: 'published', queued: false })
  expect(builder.isCurrent()).toBe(true)
})

it.each([
  ['the command fails', async () => Promise.reject(new Error('no such component')), 'component'],
  ['the command makes nothing', async () => {}, 'index.html'],
])('leaves the old site up when %s', async (_, second, message) => {
  let command: BuildCommand = async ({ folder }) => page(folder, 'one')
  const builder = make(job => command(job))
  await builder.build()
  command = second
  builder.request()
  await expect.poll(() => builder.status().state).toBe('failed')
  expect(builder.status().error).toContain(message)
  expect(live()).toBe('one')
  expect(published).toHaveLength(1)
  expect(lines).toEqual(['build failed'])
  expect(readdirSync(join(directory, 'builds'))).toHaveLength(1)
})

it('leaves the old site up when the snapshot cannot be written', async () => {
  const builder = make(
    async ({ folder }) => page(folder, 'never'),
    async () => Promise.reject(new Error('storage is down')),
  )
  await expect(builder.build()).rejects.toThrow('storage is down')
  expect(live()).toBeUndefined()
})

it('runs one build at a time: the first and the last of many, with their titles', async () => {
  let open = () => {}
  let running = 0
  let most = 0
  let builds = 0
  const builder = make(async ({ folder }) => {
    builds += 1
    running += 1
    most = Math.max(most, running)
    await new Promise<void>(resolve => {
      open = resolve
    })
    running -= 1
    page(folder, `build ${builds}`)
  })
  builder.request('first')
  await expect.poll(() => builds).toBe(1)
  for (const title of ['second', 'third', 'last']) builder.request(title)
  expect(builder.status()).toMatchObject({ state: 'building', queued: true, title: 'first' })
  open()
  await expect.poll(() => builds).toBe(2)
  expect(builder.status()).toMatchObject({ state: 'building', queued: false, title: 'last' })
  open()
  await expect.poll(() => builder.status().state).toBe('published')
  expect([builds, most, live()]).toEqual([2, 1, 'build 2'])
  builder.request('again')
  await expect.poll(() => builds).toBe(3)
  open()
  await expect.poll(live).toBe('build 3')
})

describe('a build of another machine', () => {
  const place = (version: string) => {
    project.write('.data/site/incoming/index.html', 'from elsewhere')
    project.write('.data/site/incoming/build.json', JSON.stringify({ version }))
  }

  it('is taken instead of building, once', async () => {
    const builder = make(async ({ folder }) => page(folder, 'from here'))
    await builder.build()
    place(VERSION)
    expect(builder.isCurrent()).toBe(false)
    await builder.build()
    expect([live(), builder.isCurrent()]).toEqual(['from elsewhere', true])
    await builder.build()
    expect(live()).toBe('from here')
  })

  it('is refused when it is of another release', async () => {
    const builder = make(async ({ folder }) => page(folder, 'from here'))
    await builder.build()
    place('0.0.9')
    await expect(builder.build()).rejects.toThrow('is of release 0.0.9')
    expect(live()).toBe('from here')
  })
})

it('ends a running build when it is stopped', async () => {
  const builder = make(
    ({ signal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  )
  builder.request()
  await builder.stop()
  expect(live()).toBeUndefined()
  expect(lines).toEqual([])
})

describe('releases', () => {
  const build = async (text: string) => make(async ({ folder }) => page(folder, text)).build()

  it('keeps the live build and the one before, and every hashed file for weeks', async () => {
    for (const text of ['one', 'two', 'three']) await build(text)
    expect(readdirSync(join(directory, 'assets')).sort()).toEqual(['one.js', 'three.js', 'two.js'])
    expect(live()).toBe('three')
    const old = new Date(Date.now() - 40 * 86_400_000)
    for (const name of ['one.js', 'three.js']) utimesSync(join(directory, 'assets', name), old, old)
    await build('three')
    expect(readdirSync(join(directory, 'assets')).sort()).toEqual(['three.js', 'two.js'])
  })

  it.each([
    ['a build that was cut off', () => openReleases(directory).begin(), 'one'],
    [
      'a pointer that was not yet put in place',
      () => writeFileSync(join(directory, 'current.json.new'), '{"id":'),
      'one',
    ],
    [
      'a pointer to nothing',
      () => writeFileSync(join(directory, 'current.json'), '{"id":"gone","fingerprint":""}'),
      undefined,
    ],
    ['a broken pointer', () => writeFileSync(join(directory, 'current.json'), '{"id"'), undefined],
  ])('starts with valid releases after %s', async (_, crash, expected) => {
    await build('one')
    crash()
    expect(live()).toBe(expected)
    await build('two')
    expect(live()).toBe('two')
    expect(existsSync(join(directory, 'current.json'))).toBe(true)
  })
})

describe('the fingerprint', () => {
  it.each([
    ['a changed source', 'src/pages/index.astro', 'v2', true],
    ['a new source', 'src/new.ts', '', true],
    ['a changed public file', 'public/robots.txt', 'x', true],
    ['the lockfile', 'package-lock.json', '{}', true],
    ['the configuration', 'astro.config.mjs', 'x', true],
    ['a test', 'src/pages/index.test.ts', 'x', false],
    ['a function', 'netlify/functions/x.ts', 'x', false],
  ])(
    'decides whether a change of %s requires a new build: %s',
    async (_, path, content, changed) => {
      const builder = make(async ({ folder }) => page(folder, 'one'))
      expect(builder.isCurrent()).toBe(false)
      await builder.build()
      project.write(path, content)
      expect(builder.isCurrent()).toBe(!changed)
    },
  )

  it('includes the built-in settings in the fingerprint', () => {
    expect(fingerprint(project.root, ['https://a'])).not.toBe(
      fingerprint(project.root, ['https://b']),
    )
  })
})
