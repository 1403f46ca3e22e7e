import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { databaseFile, openBlobDatabase } from '#local/blobs/database.ts'
import { type Host, startHost } from '#local/host.ts'
import { ROOT } from '#local/project.ts'
import { fillDisk } from '#local/testing/fullDisk.ts'
import { type TestProject, testProject } from '#local/testing/project.ts'
import { firstStart } from '#server/setup/firstStart.ts'
import { commandResult } from './testing/command.ts'

const PASSWORD = 'figs and olives at noon'
let project: TestProject
let backup: string
let host: Host | undefined
const lines: { event: string; detail: object }[] = []

const start = async () => {
  host = await startHost({
    root: ROOT,
    dataDir: project.dataDir,
    port: 0,
    siteUrl: 'https://masjid.example',
    prepare: async () => void (await firstStart()),
    pages: {
      command: async ({ folder }) => writeFileSync(join(folder, 'index.html'), 'the last build'),
    },
    log: (_, event, detail = {}) => lines.push({ event, detail }),
  })
  return host
}
const stop = async () => {
  await host?.close()
  host = undefined
}
const command = (name: 'backup' | 'restore' | 'main' | 'upgradeCheck', ...words: string[]) =>
  commandResult(name, words, {
    ...process.env,
    DATA_DIR: project.dataDir,
    SITE_URL: '',
    SITE_ID: '',
  })
const request = (path: string, init?: RequestInit) => fetch(`${host?.url}${path}`, init)

beforeAll(async () => {
  vi.stubEnv('ADMIN_PASSWORD', PASSWORD)
  project = testProject()
  backup = join(project.root, 'backup.zip')
  await start()
  await stop()
  expect(await command('backup', backup)).toMatchObject({ code: 0 })
})
afterEach(async () => {
  await stop()
  lines.length = 0
})
afterAll(() => {
  vi.unstubAllEnvs()
  project.remove()
})

const file = () => databaseFile(project.dataDir)
const remove = () => {
  for (const part of ['', '-wal', '-shm']) rmSync(file() + part, { force: true })
}

it.each<[string, string, string[], () => void]>([
  [
    'damaged',
    'damaged',
    ['--yes'],
    () => writeFileSync(file(), readFileSync(file()).fill(7, 0, 99)),
  ],
  [
    'newer',
    'of a newer release',
    ['--yes'],
    () => {
      const database = new DatabaseSync(file())
      database.exec('PRAGMA user_version = 2')
      database.close()
    },
  ],
  ['missing', 'missing', [], remove],
  [
    'empty',
    'empty',
    [],
    () => {
      remove()
      writeFileSync(file(), '')
    },
  ],
])(
  'serves the last build with functions at 503 until a %s database is restored',
  async (_, word, words, lose) => {
    lose()
    await start()
    expect(await (await request('/')).text()).toBe('the last build')
    for (const path of ['/api/health', '/api/events', '/events.ics']) {
      const response = await request(path)
      expect(response.status).toBe(503)
      const { error } = await response.json()
      expect(error).toContain(`The database of this site is ${word}`)
      expect(error).toContain('npm run restore -- FILE')
      expect(error).not.toContain(project.dataDir)
    }
    expect(lines).toContainEqual({
      event: 'storage cannot be used',
      detail: { dataDir: project.dataDir, problem: expect.stringContaining('npm run restore') },
    })
    await stop()

    const listed = await command('main', 'list')
    expect(listed).toMatchObject({ code: 1, text: expect.stringContaining('npm run restore') })
    if (words.length > 0) {
      const refused = await command('restore', backup)
      expect(refused).toMatchObject({ code: 1, text: expect.stringContaining('Add --yes') })
    }
    expect(await command('restore', backup, ...words)).toMatchObject({ code: 0 })
    await start()
    const health = await request('/api/health')
    expect([health.status, (await health.json()).storage]).toEqual([200, 'ok'])
    expect(await (await request('/')).text()).toBe('the last build')
    const body = JSON.stringify({ username: 'admin@example.org', password: PASSWORD })
    const headers = { 'content-type': 'application/json' }
    expect((await request('/api/login', { method: 'POST', body, headers })).status).toBe(200)
  },
  60_000,
)

it('serves the last build with functions at 503 where the disk is full at the start', async () => {
  const full = fillDisk(project.dataDir)
  try {
    await start()
    expect(await (await request('/')).text()).toBe('the last build')
    const health = await request('/api/health')
    expect(health.status).toBe(503)
    expect((await health.json()).error).toContain('The disk may be full or read-only: mend that')
    expect(lines).toContainEqual({
      event: 'storage cannot be used',
      detail: { dataDir: project.dataDir, problem: expect.stringContaining('may be full') },
    })
    await stop()
  } finally {
    full.end()
  }
  await start()
  expect((await request('/api/health')).status).toBe(200)
})

it('serves the last build where content is of a newer release, and says which', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const database = openBlobDatabase(project.dataDir)
  const content = { version: 99, revision: 1, savedAt: new Date().toISOString(), writes: [] }
  const bytes = new TextEncoder().encode(JSON.stringify({ ...content, value: {} }))
  database.write('site:documents-production', 'content', bytes, null, null)
  try {
    await start()
    expect(await (await request('/')).text()).toBe('the last build')
    expect((await request('/api/content')).status).toBe(500)
    expect((await request('/api/events')).status).toBe(200)
    const health = await request('/api/health')
    const sentence = 'The document "content" was stored by a newer release (version 99)'
    expect([health.status, await health.json()]).toMatchObject([
      200,
      { ok: false, unreadable: { documents: [expect.stringContaining(sentence)] } },
    ])
    const logged = vi.mocked(console.error).mock.calls.flat().map(String)
    expect(logged.filter(line => line.includes('was stored by a newer release'))).not.toEqual([])
    expect((await command('main', 'list')).text).toContain('admin@example.org')
    expect(await command('upgradeCheck')).toMatchObject({ code: 1 })
  } finally {
    await stop()
    database.remove('site:documents-production', 'content')
    database.close()
    vi.mocked(console.error).mockRestore()
  }
})

it('keeps a damaged database under another name', () => {
  const kept = readdirSync(project.dataDir).find(name => name.startsWith('blobs.sqlite.damaged-'))
  expect(kept).toBeDefined()
  expect(statSync(join(project.dataDir, kept ?? '')).size).toBeGreaterThan(0)
})

it('does not start where the database is missing and nothing was built', async () => {
  remove()
  rmSync(join(project.dataDir, 'site'), { recursive: true })
  await expect(start()).rejects.toThrow(/is missing.*npm run restore/)
})
