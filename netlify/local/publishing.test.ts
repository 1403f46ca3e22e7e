import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

/*
 * The host with the site's real functions and storage, in a process of its own that can be killed.
 * Only the pages are made by a stand-in, which takes as long, or fails, as files in `folder` say.
 */
const SERVE = `
  import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
  import { startHost } from ${JSON.stringify(import.meta.resolve('./host.ts'))}
  import { ROOT } from ${JSON.stringify(import.meta.resolve('./project.ts'))}
  const folder = process.argv[1]
  const has = name => existsSync(folder + '/' + name)
  const host = await startHost({
    root: ROOT, dataDir: folder + '/data', port: 0, siteUrl: 'https://masjid.example',
    prepare: async () => {
      const { firstStart } = await import(${JSON.stringify(import.meta.resolve('#server/setup/firstStart.ts'))})
      await firstStart()
    },
    pages: {
      writeSnapshot: async file => {
        const { writeSnapshot } = await import(${JSON.stringify(import.meta.resolve('#server/build/snapshot.ts'))})
        await writeSnapshot(file)
      },
      command: async ({ folder: site, snapshotFile }) => {
        const { revisions, theme } = JSON.parse(readFileSync(snapshotFile, 'utf8'))
        const builtAt = new Date().toISOString()
        while (has('hold')) await new Promise(resolve => setTimeout(resolve, 20))
        writeFileSync(site + '/index.html', theme)
        writeFileSync(site + '/build.json', JSON.stringify({ builtAt, revisions, timetablesUntil: '2999-12-31' }))
      },
    },
    log: () => {},
  })
  console.log(host.url)
  await host.runScheduled('tick')
`

const folder = mkdtempSync(join(tmpdir(), 'publishing-'))
const order = (name: string) => writeFileSync(join(folder, name), '')
const cancel = (name: string) => rmSync(join(folder, name))
const PASSWORD = 'figs and olives at noon'
let child: ChildProcess | undefined
let url: string
let cookie = ''

async function start(): Promise<void> {
  child = spawn(process.execPath, ['--input-type=module', '-e', SERVE, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      ADMIN_PASSWORD: PASSWORD,
      REBUILD_AFTER_SECONDS: '0',
      YOUTUBE_CHANNEL_ID: '',
      NODE_OPTIONS: '',
    },
  })
  const [line] = (await once(child.stdout!, 'data')) as [Buffer]
  url = line.toString().trim()
}

async function kill(): Promise<void> {
  const ended = once(child!, 'exit')
  child?.kill('SIGKILL')
  await ended
}

async function send(method: string, path: string, body?: object): Promise<Response> {
  return fetch(url + path, {
    method,
    headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    ...(body && { body: JSON.stringify(body) }),
  })
}

const state = async () => (await send('GET', '/api/publishing')).json()
const home = async () => (await fetch(url)).text()
const save = async (theme: string) => {
  expect((await send('POST', '/api/theme', { theme })).status).toBe(200)
}
const SOON = { timeout: 20_000 }

beforeAll(async () => {
  await start()
  const login = { username: 'admin@example.org', password: PASSWORD }
  const response = await send('POST', '/api/login', login)
  cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
})
afterAll(() => {
  child?.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

it('requests a rebuild again that was killed, and serves the old site until then', async () => {
  expect(await home()).toBe('theme-green')
  order('hold')
  await save('theme-red')
  await expect.poll(async () => (await state()).state, SOON).toBe('rebuilding')
  await kill()
  await start()
  expect(await home()).toBe('theme-green')
  await expect.poll(async () => (await state()).state, SOON).toBe('rebuilding')
  expect(await home()).toBe('theme-green')
  cancel('hold')
  await expect.poll(async () => (await state()).state, SOON).toBe('rebuilt')
  expect(await home()).toBe('theme-red')
})

it('serves the last build and the functions of a new release while its pages are built', async () => {
  const pointer = join(folder, 'data/site/current.json')
  await kill()
  const { fingerprint, ...rest } = JSON.parse(readFileSync(pointer, 'utf8'))
  writeFileSync(pointer, JSON.stringify({ ...rest, fingerprint: 'of the release before' }))
  order('hold')
  await start()
  const statuses = new Set<number>()
  const poll = async () => {
    for (const path of ['/', '/api/events', '/api/health'])
      statuses.add((await fetch(url + path)).status)
  }
  const write = async (message: string) => {
    const from = { name: 'Maryam Odeh', email: 'maryam@example.net', phone: '', subject: 'general' }
    statuses.add((await send('POST', '/api/contact', { ...from, message })).status)
  }
  await poll()
  await write('Is there room for a stroller?')
  expect(await home()).toBe('theme-red')
  cancel('hold')
  const published = () => JSON.parse(readFileSync(pointer, 'utf8')).fingerprint
  do await poll()
  while (published() !== fingerprint)
  await write('And for two of them?')
  expect([...statuses]).toEqual([200])
})
