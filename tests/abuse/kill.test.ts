import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import { eventForm } from '#tests/functions/eventForms.ts'
import { IS_LONG } from './random.ts'

const ROUNDS = IS_LONG ? 12 : 2
const dataDir = mkdtempSync(join(tmpdir(), 'abuse-kill-'))
const pages = join(dataDir, 'pages')
mkdirSync(pages)
let child: ChildProcess | undefined
afterAll(() => {
  child?.kill('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

const at = (file: string) => JSON.stringify(new URL(`../../netlify/${file}`, import.meta.url).href)
/** The host of one machine, over storage that outlives it. */
const HOST = `
  import { startHost } from ${at('local/host.ts')}
  const [dataDir, folder] = process.argv.slice(1)
  const host = await startHost({
    port: 0, dataDir, root: process.cwd(), pages: { folder }, rateLimits: false, log: () => {},
    prepare: async () => { await (await import(${at('server/setup/firstStart.ts')})).firstStart() },
  })
  console.log(host.url)
`
const ACCOUNT = { username: 'amina@example.org', password: 'figs and olives at noon' }

async function startInChild(): Promise<string> {
  child = spawn(process.execPath, ['--input-type=module', '-e', HOST, dataDir, pages], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, ADMIN_EMAIL: ACCOUNT.username, ADMIN_PASSWORD: ACCOUNT.password },
  })
  const [line] = (await once(child.stdout!, 'data')) as [Buffer]
  return line.toString().trim()
}

const TEXTS = ['about/mission-vision', 'home/visit-hours']
/** The last text of a section that was acknowledged, and one whose response was lost. */
const texts = new Map<string, { acknowledged?: string; unheard?: string | undefined }>()
const events = new Set<string>()
const counts = { kills: 0, acknowledged: 0, unheard: 0, lost: 0 }

it('keeps every acknowledged save, and the session, through kill -9 of the host', async () => {
  let cookie = ''
  for (let round = 0; round <= ROUNDS; round++) {
    const url = await startInChild()
    const call = (path: string, init: RequestInit = {}) =>
      fetch(url + path, {
        ...init,
        headers: {
          cookie,
          ...(typeof init.body === 'string' && { 'content-type': 'application/json' }),
        },
      })
    if (round === 0) {
      const response = await call('/api/login', { method: 'POST', body: JSON.stringify(ACCOUNT) })
      expect(response.status).toBe(200)
      cookie = response.headers
        .getSetCookie()
        .map(line => line.split(';')[0])
        .join('; ')
    }
    await verify(call)
    if (round === ROUNDS) break

    let isKilled = false
    const save = async (path: string, method: string, body: BodyInit): Promise<boolean> => {
      const response = await call(path, { method, body }).catch(() => undefined)
      const text = await response?.text().catch(() => undefined)
      if (response === undefined || text === undefined) {
        expect(isKilled).toBe(true)
        counts.unheard += 1
        return false
      }
      expect([path, response.status, text.slice(0, 200)]).toEqual([path, 200, expect.anything()])
      counts.acknowledged += 1
      return true
    }
    const writeText = async (path: string) => {
      for (let count = 0; !isKilled; count++) {
        const content = `Round ${round}, text ${count}`
        const known = texts.get(path) ?? {}
        texts.set(path, { ...known, unheard: content })
        const isSaved = await save(`/api/content/${path}`, 'PUT', JSON.stringify({ content }))
        if (isSaved) texts.set(path, { acknowledged: content })
      }
    }
    const addEvents = async (writer: number) => {
      for (let count = 0; !isKilled; count++) {
        const title = `Dinner ${round} ${writer} ${count}`
        if (await save('/api/events', 'POST', eventForm({ title }))) events.add(title)
      }
    }
    const writers = [...TEXTS.map(writeText), addEvents(0), addEvents(1)]
    const before = counts.acknowledged
    await wait(500 + round * 61)
    // A busy machine may not have saved anything yet.
    while (counts.acknowledged < before + 6) await wait(round)
    isKilled = true
    child?.kill('SIGKILL')
    counts.kills += 1
    await Promise.all([...writers, once(child!, 'exit')])
  }
  console.log(
    `abuse: ${counts.kills} times kill -9, ${counts.acknowledged} saves acknowledged, ${counts.unheard} cut off, ${counts.lost} acknowledged writes lost`,
  )
  expect(counts.acknowledged).toBeGreaterThan(ROUNDS * 5)
  expect(counts.lost).toBe(0)
}, 600_000)

async function verify(call: (path: string) => Promise<Response>): Promise<void> {
  const read = async (path: string) => {
    const response = await call(path)
    expect([path, response.status]).toEqual([path, 200])
    return response.json()
  }
  const stored: { title: string }[] = await read('/api/admin/events')
  const titles = new Set(stored.map(({ title }) => title))
  for (const title of events) if (!titles.has(title)) counts.lost += 1
  const content = await read('/api/admin/content')
  for (const [path, { acknowledged, unheard }] of texts) {
    const [page = '', section = ''] = path.split('/')
    const now = content[page].sections[section].content
    // A save whose response was lost may have landed or not.
    if (acknowledged !== undefined && now !== acknowledged && now !== unheard) counts.lost += 1
  }
}
