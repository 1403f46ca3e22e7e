import { beforeAll, expect, it, vi } from 'vitest'
import { FEEDS } from '#contract/feeds.ts'
import { structureApi } from '#contract/structure.ts'
import { SEED_STRUCTURE } from '#domain/structure/seed.ts'
import { browser, withAmina } from './running.ts'
import { allEndpoints, callFunction, ORIGIN } from './site.ts'

vi.mock('#server/publish/purge.ts', () => import('./purged.ts'))

withAmina(beforeAll, { SITE_NOW: '2026-11-21T17:00:00Z', URL: ORIGIN })
beforeAll(async () => {
  const { sites } = SEED_STRUCTURE
  const structure = {
    ...SEED_STRUCTURE,
    sites: { ...sites, school: { ...sites.school, on: false } },
  }
  await browser.fetchJson(structureApi.save, { body: { structure } })
})

/** What keeps everything, so that it is there when the school is switched on again. */
const KEEPING = ['/api/backup', '/api/structure', '/api/structure/versions', '/api/languages']

const paths = [
  ...(await allEndpoints()).flatMap(({ method, path }) =>
    method === 'GET' && !path.includes(':') && !KEEPING.includes(path) ? [path] : [],
  ),
  ...Object.values(FEEDS).map(({ path }) => path),
]

it.each(paths)('%s has nothing of a school that is switched off', async path => {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const response = await callFunction(new Request(ORIGIN + path, { headers: { cookie } }))
  // Children go to schools, and the log says that this one was switched off.
  const found = (await response.text()).match(
    /.{0,60}(?:firdaous|weekend school|home\/school-).{0,40}/gi,
  )
  expect(found ?? []).toEqual([])
})
