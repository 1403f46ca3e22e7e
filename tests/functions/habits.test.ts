import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { getContent } from '#contract/content.ts'
import { habitsApi } from '#contract/habits.ts'
import { getPrayerTimes } from '#contract/prayerTimes.ts'
import { getSessionStatus } from '#contract/sessionStatus.ts'
import { habitsOfCountry, seedHabits } from '#domain/habits/habits.ts'
import { setLocale } from '#locale/locale.ts'
import { browser, withAmina } from './running.ts'
import { callFunction, ORIGIN } from './site.ts'

vi.mock('#server/publish/purge.ts', () => import('./purged.ts'))

/** Ids of entries keep the specification's names. */
const text = async (path: string) =>
  (await (await callFunction(new Request(new URL(path, ORIGIN)))).text()).replace(/^UID:.*$/gm, '')
const FEEDS = [
  '/prayer-times.ics',
  '/events.ics',
  '/events.xml',
  '/notices.xml',
  '/events.json',
  '/notices.json',
]

withAmina(beforeAll, { SITE_NOW: '2026-11-21T17:00:00Z', URL: ORIGIN })
afterAll(() => setLocale(undefined))

it('are those of the specification until an owner saves others', async () => {
  expect(await browser.fetchJson(habitsApi.read)).toMatchObject({ revision: 0, ...seedHabits() })
})

it('are what every feed and text is written by as soon as they are saved', async () => {
  const times = await browser.fetchJson(getPrayerTimes)
  expect(await text('/prayer-times.ics')).toMatch(/Dhuhr[\s\S]*iqama/)
  await browser.fetchJson(habitsApi.save, { body: habitsOfCountry('GB') })
  for (const path of FEEDS) {
    const american = (await text(path)).match(
      /.*(Dhuhr|Jumu['’]ah|\biqamas?\b|\d [AP]M\b|\bcenter\b).*/g,
    )
    expect(american, path).toBeNull()
  }
  expect(await text('/prayer-times.ics')).toMatch(/Zuhr[\s\S]*jama'at/)
  expect(await text('/events.json')).toContain('"language":"en"')
  // The panel, whose page was built before.
  expect(await browser.fetchJson(getSessionStatus)).toMatchObject({
    zone: 'America/New_York',
    habits: { clock: 24 },
    look: { theme: 'theme-green' },
  })
  const { about } = await browser.fetchJson(getContent)
  expect(JSON.stringify(about)).not.toMatch(/501\(c\)|\bcenter\b/)

  const after = await browser.fetchJson(getPrayerTimes)
  expect(after.info).toEqual(times.info)
})

it('come back with an earlier version', async () => {
  await browser.fetchJson(habitsApi.restore, { body: { revision: 0 } })
  expect(await text('/prayer-times.ics')).toMatch(/Dhuhr[\s\S]*iqama/)
})
