import { beforeEach, describe, expect, it, vi } from 'vitest'
import { VERSION } from '#config/version.ts'
import { getContent } from '#contract/content.ts'
import { CHANGED_MEANWHILE } from '#contract/failure.ts'
import { getHealth } from '#contract/health.ts'
import { getNewer } from '#contract/newer.ts'
import { prayerApi } from '#contract/prayerSettings.ts'
import { getPrayerTimes } from '#contract/prayerTimes.ts'
import { getRecentActivity } from '#contract/recentActivity.ts'
import { getSettings, saveSettings } from '#contract/settings.ts'
import { getTheme, setTheme } from '#contract/theme.ts'
import type { ActivityEntry } from '#domain/activity/activity.ts'
import { announcements } from '#domain/prayer/changes.ts'
import type { PrayerRow } from '#domain/prayer/response.ts'
import { SAMPLE_SITE } from '#domain/settings/testing/siteFields.ts'
import { ALL_READABLE } from '#domain/settings/unreadable.ts'
import { addDays, civilDateIn, clockOf, minutesOf } from '#domain/time/civil.ts'
import { recordActivity } from '#server/activity/record.ts'
import { addAdmin } from './browser.ts'
import { purged } from './purged.ts'
import {
  browser,
  failStorage,
  lines,
  mail,
  site,
  amina as user,
  withAmina,
  withMail,
} from './running.ts'

vi.mock('#server/publish/purge.ts', () => import('./purged.ts'))

beforeEach(async () => {
  purged.length = 0
})
withMail(beforeEach)
withAmina(beforeEach)

const log = async (query: Record<string, unknown> = {}) =>
  browser.fetchJson(getRecentActivity, { query })
const latest = async () => ((await log()).data as ActivityEntry[])[0]

describe('the site’s theme', () => {
  it('returns the green theme until one is saved, and publishes and purges a saved one immediately', async () => {
    const first = await site.send(getTheme)
    expect(await first.json()).toEqual({ theme: 'theme-green' })
    expect(first.headers.get('netlify-cache-tag')).toBe('theme')
    expect(first.headers.get('netlify-cdn-cache-control')).toContain('public')
    expect(await browser.fetchJson(setTheme, { body: { theme: 'theme-purple' } })).toEqual({
      success: true,
      theme: 'theme-purple',
    })
    expect(await (await site.send(getTheme)).json()).toEqual({ theme: 'theme-purple' })
    // What pages request contains it too, and is dropped by the same purge.
    const newer = await site.send(getContent, { query: { since: 0 } })
    expect(await newer.json()).toEqual({
      revision: 0,
      changed: {},
      theme: 'theme-purple',
      logMonths: null,
    })
    expect(newer.headers.get('netlify-cache-tag')?.split(',')).toContain('theme')
    expect(purged).toEqual(['theme'])
    expect(await latest()).toMatchObject({
      action: 'Changed the site theme to purple',
      who: 'Amina',
      values: { before: { theme: 'theme-green' }, after: { theme: 'theme-purple' } },
    })
  })

  it('is a color of its own, which clients that know four themes read as the nearest, and replace', async () => {
    const own = { theme: 'theme-blue', color: '#1a5276' }
    const body = { theme: 'theme-red', color: '#1A5276' } as const
    expect(await browser.fetchJson(setTheme, { body })).toEqual({ success: true, ...own })
    expect(await (await site.send(getTheme)).json()).toEqual(own)
    const newer = await site.send(getNewer, { query: { since: 0 } })
    expect((await newer.json()).content).toMatchObject(own)
    const typefaces = 'source'
    await browser.fetchJson(setTheme, { body: { ...body, typefaces } })
    expect(await latest()).toMatchObject({
      action: 'Changed the site’s typefaces to Source Serif and Source Sans',
    })
    await browser.fetchJson(setTheme, { body: { theme: 'theme-red' } })
    expect(await (await site.send(getTheme)).json()).toEqual({ theme: 'theme-red', typefaces })
  })

  it.each([
    { theme: 'theme-black' },
    { theme: 'purple' },
    { theme: 'theme-red', color: 'url(https://example.org)' },
    {},
    undefined,
  ])('refuses %j', async body => {
    await browser.fetchJson(setTheme, { body }, 400)
    expect(await (await site.send(getTheme)).json()).toEqual({ theme: 'theme-green' })
    expect(purged).toEqual([])
  })
})

describe('the site’s settings', () => {
  it('returns the settings with the zone, and computes prayer times for a new place', async () => {
    const before = await (await site.send(getSettings)).json()
    expect(before.settings).toMatchObject({
      siteName: 'Mercy Islamic Center',
      timezone: 'America/New_York',
    })
    const saved = await browser.fetchJson(saveSettings, { body: SAMPLE_SITE })
    expect(saved).toMatchObject({ success: true, revision: 1 })
    const after = await site.send(getSettings)
    expect((await after.json()).settings).toEqual({ ...SAMPLE_SITE, timezone: 'America/New_York' })
    expect(after.headers.get('netlify-cache-tag')).toBe('settings')
    expect(purged.sort()).toEqual(['content', 'prayer', 'settings'])
    const prayer = await browser.fetchJson(prayerApi.read)
    expect(prayer.settings.place).toMatchObject({ latitude: 51.5, longitude: -0.12 })
    expect(await latest()).toMatchObject({
      action:
        'Changed the site settings: Name of the center, Description, Address, Phone, Latitude, Longitude',
      values: {
        before: { siteName: 'Mercy Islamic Center', latitude: String(before.settings.latitude) },
        after: { siteName: 'Masjid An-Noor', latitude: '51.5' },
      },
    })
    await browser.fetchJson(saveSettings, { body: SAMPLE_SITE })
    expect((await log()).data).toHaveLength(1)
  })

  it('keeps what is not sent, such as a place that was chosen meanwhile', async () => {
    await browser.fetchJson(saveSettings, { body: SAMPLE_SITE })
    const before = await browser.fetchJson(prayerApi.read)
    const { settings } = await browser.fetchJson(saveSettings, { body: { phone: '' } })
    expect(settings).toMatchObject({ ...SAMPLE_SITE, phone: '' })
    expect(before.settings.place).toMatchObject({ latitude: 51.5, longitude: -0.12 })
    expect(await browser.fetchJson(prayerApi.read)).toEqual(before)
    expect(await latest()).toMatchObject({ action: 'Changed the site settings: Phone' })
  })

  it('rejects site settings with an older base and returns the newer ones', async () => {
    await browser.fetchJson(saveSettings, { body: { ...SAMPLE_SITE, base: 0 } })
    const refused = await browser.fetchJson(
      saveSettings,
      { body: { ...SAMPLE_SITE, siteName: 'Mine', base: 0 } },
      409,
    )
    expect(refused).toMatchObject({
      error: CHANGED_MEANWHILE,
      code: 'conflict',
      current: { revision: 1, settings: { siteName: 'Masjid An-Noor' } },
      savedBy: 'Amina',
    })
    await browser.fetchJson(saveSettings, { body: { ...SAMPLE_SITE, siteName: 'Mine', base: 1 } })
  })

  it.each([
    // The others are tested next to their schema: src/domain/settings/siteSettings.test.ts.
    [{ siteName: '' }, 'siteName'],
    [{ longitude: 'west' }, 'longitude'],
  ])('rejects %j and names the field', async (values, field) => {
    const refused = await browser.fetchJson(
      saveSettings,
      { body: { ...SAMPLE_SITE, ...values } },
      400,
    )
    expect(Object.keys(refused.fields)).toEqual([field])
  })
})

describe('the prayer settings', () => {
  const read = () => browser.fetchJson(prayerApi.read)
  const times = async () => (await site.send(getPrayerTimes)).json()

  it('saves, publishes and purges prayer settings immediately, and mails the admins who enabled it', async () => {
    await addAdmin('Bilal')
    await addAdmin('Celma', {
      notifications: {
        emailNotifications: true,
        prayerTimeUpdates: false,
        siteProblems: true,
        securityAlerts: true,
      },
    })
    site.setEnv({ SMTP_URL: mail.url })
    const { settings, revision } = await read()
    await times()
    settings.iqama.isha = [{ rule: { kind: 'fixed', time: '21:45' } }]
    const saved = await browser.fetchJson(prayerApi.save, {
      body: { base: revision, settings },
    })
    expect(saved).toMatchObject({ success: true, revision: revision + 1 })
    const { info } = await times()
    expect(info[0].isha.iqama).toBe('21:45')
    expect(purged.sort()).toEqual(['prayer', 'settings'])
    expect(mail.received.flatMap(({ to }) => to)).toEqual(['bilal@example.org'])
    expect((await latest())?.action).toMatch(/^Isha: .* → 9:45 PM from \w+ \d+/)
  })

  it('announces what a save changes from now on against what visitors were told, and keeps that to itself', async () => {
    const { settings } = await read()
    for (const time of ['21:45', '22:00']) {
      settings.iqama.isha = [{ rule: { kind: 'fixed', time } }]
      await browser.fetchJson(prayerApi.save, { body: { settings } })
    }
    const response = await times()
    const lines = announcements(response, new Date()).map(({ when, what }) => `${when}: ${what}`)
    const isha = lines.filter(line => line.includes('Isha'))
    expect(isha).toHaveLength(1)
    expect(isha[0]).toMatch(/^From .+ Isha iqama 10:00 PM \(was 9:45 PM\)$/)
    expect(await read()).not.toHaveProperty('settings.told')
    const { versions } = await browser.fetchJson(prayerApi.versions)
    expect(JSON.stringify(versions)).not.toContain('told')
  })

  it('rejects invalid prayer settings with a message by path, and keeps the old ones', async () => {
    const { settings } = await read()
    const before = site.dump()
    settings.iqama.isha = [{ from: '2027-01-01', rule: { kind: 'fixed', time: '25:00' } }]
    const refused = await browser.fetchJson(prayerApi.save, { body: { settings } }, 400)
    expect(Object.keys(refused.fields)).toContain('iqama.isha.0.rule.time')
    await browser.fetchJson(prayerApi.save, { body: { settings: null } }, 400)
    await browser.fetchJson(prayerApi.save, { body: {} }, 400)
    expect(site.dump()).toEqual(before)
  })

  it('returns who gives the khutbah of a Friday, and drops those of more than a year ago', async () => {
    const { settings, revision } = await browser.fetchJson(prayerApi.read)
    const rows = (await (await site.send(getPrayerTimes)).json()).info as PrayerRow[]
    const friday = rows.findLast(({ jumuah }) => jumuah.length > 0)!
    const slots = [{ khateeb: 'Imam Yusuf', topic: 'Patience' }]
    const khutbahs = [
      { date: '2020-01-03', slots },
      { date: friday.iso, slots },
    ]
    const saved = await browser.fetchJson(prayerApi.save, {
      body: { base: revision, settings: { ...settings, khutbahs } },
    })
    expect(saved.settings.khutbahs).toEqual(khutbahs.slice(1))
    const after = (await (await site.send(getPrayerTimes)).json()).info as PrayerRow[]
    expect(after.filter(row => row.khutbahs).map(row => [row.iso, row.khutbahs])).toEqual([
      [friday.iso, slots],
    ])
  })

  it('saves a timetable, rejects one that is before sunset, and accepts a body as long as four years', async () => {
    const { settings } = await read()
    const { info } = await times()
    const at = info.findIndex(({ iso }: PrayerRow) => iso > new Date().toISOString().slice(0, 10))
    const { fajr, sunrise, dhuhr, asr, maghrib, isha, iso } = info[at]
    const day = {
      ...{ fajr: fajr.time, sunrise, dhuhr: dhuhr.time, asr: asr.time },
      ...{ maghrib: maghrib.time, isha: isha.time, iqama: { isha: '21:15' } },
    }
    settings.tables = [{ year: Number(iso.slice(0, 4)), days: [{ date: iso, ...day }] }]
    const early = structuredClone(settings)
    early.tables[0].days[0].maghrib = clockOf(minutesOf(day.maghrib) - 6)
    const refused = await browser.fetchJson(prayerApi.save, { body: { settings: early } }, 400)
    expect(refused.fields).toEqual({
      'tables.0.days.0.maghrib': expect.stringContaining('is before sunset.'),
    })
    await browser.fetchJson(prayerApi.save, { body: { settings } })
    expect((await times()).info[at]).toMatchObject({ isha: { iqama: '21:15' }, table: ['isha'] })
    await browser.fetchJson(prayerApi.save, {
      body: { settings, filler: 'x'.repeat(400_000) },
    })
  })

  it('restores a kept version as a new save', async () => {
    const { settings } = await read()
    const named = (name: string) => ({ ...settings, place: { ...settings.place, name } })
    for (const name of ['One', 'Two', 'Three']) {
      await browser.fetchJson(prayerApi.save, { body: { settings: named(name) } })
    }
    const { versions } = await browser.fetchJson(prayerApi.versions)
    expect(versions).toMatchObject([
      { revision: 2, by: 'Amina', settings: { place: { name: 'Two' } } },
      { revision: 1, by: 'Amina', settings: { place: { name: 'One' } } },
    ])
    // The entry names its save, for the undo link next to it.
    expect(await latest()).toMatchObject({
      action: expect.stringMatching(/: Two.* → Three/),
      prayer: 3,
    })
    const restored = await browser.fetchJson(prayerApi.restore, {
      body: { revision: 1, base: 3 },
    })
    expect(restored).toMatchObject({ revision: 4, settings: { place: { name: 'One' } } })
    const outdated = { body: { settings: named('Mine'), base: 3 } }
    expect(await browser.fetchJson(prayerApi.save, outdated, 409)).toMatchObject({
      ...{ code: 'conflict', savedBy: 'Amina' },
      current: { revision: 4, settings: { place: { name: 'One' } } },
    })
    await browser.fetchJson(prayerApi.restore, { body: { revision: 3, base: 3 } }, 409)
    await browser.fetchJson(prayerApi.restore, { body: { revision: 99 } }, 404)
    expect((await latest())?.action).toMatch(
      /^Restored the prayer times of \w+ \d+, \d{4}\. No change for visitors: Place and time zone: Three.* → One/,
    )
  })
})

describe('the activity log', () => {
  it('lists activities newest first, ten entries a page by default', async () => {
    expect(await log()).toEqual({ data: [], totalPages: 1, logMonths: null })
    for (let index = 1; index <= 23; index++) await recordActivity(user, `Entry ${index}`)
    const first = await log()
    expect(first.totalPages).toBe(3)
    expect(first.data).toHaveLength(10)
    const dashboard = await log({ page: 1, pageSize: 5 })
    expect([dashboard.data.length, dashboard.totalPages]).toEqual([5, 5])
    const last = await log({ page: 3 })
    expect(last.data).toHaveLength(3)
    expect((await log({ page: 9 })).data).toEqual([])
    expect(Object.keys(first.data[0]).sort()).toEqual(['action', 'id', 'timestamp', 'who'])
  })

  it('narrows all entries by area, person and days, and lists the names', async () => {
    for (let index = 1; index <= 12; index++)
      await recordActivity(user, `Invited Guest as an editor`)
    const bilal = { id: '2', name: 'Bilal' }
    await recordActivity(bilal, 'Updated event: Tea', { event: 'tea', revision: 3, before: 1 })
    await recordActivity(bilal, 'Deleted a message for good')
    for (let index = 1; index <= 10; index++) await recordActivity(user, `Downloaded a backup`)
    const today = civilDateIn('America/New_York', new Date())
    const found = async (query: Record<string, unknown>) => {
      const { data, totalPages } = await log(query)
      return [data.length, totalPages]
    }
    expect(await found({ area: 'people' })).toEqual([10, 2])
    expect(await found({ area: 'people', page: 2 })).toEqual([2, 2])
    expect(await found({ person: 'Bilal' })).toEqual([2, 1])
    expect(await found({ person: 'Bilal', area: 'messages' })).toEqual([1, 1])
    expect(await found({ from: today, until: today, person: '' })).toEqual([10, 3])
    expect(await found({ until: addDays(today, -1) })).toEqual([0, 1])
    const { data, people } = await log({ area: 'events', names: 1 })
    expect(data).toMatchObject([{ event: 'tea', revision: 3, before: 1, who: 'Bilal' }])
    expect(people).toEqual(['Amina', 'Bilal'])
  })

  it.each([
    { area: 'tea' },
    { from: 'today' },
    { page: 0 },
    { page: -1 },
    { page: 'x' },
    { pageSize: 0 },
    { pageSize: 101 },
  ])('refuses %j', async query => {
    await browser.fetchJson(getRecentActivity, { query }, 400)
  })

  it('keeps a change whose activity cannot be stored, and writes the activity to the error log', async () => {
    const real = globalThis.fetch
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) =>
      String(input).includes('/site:logs') && init?.method === 'put'
        ? new Response(null, { status: 403 })
        : real(input, init),
    )
    await browser.fetchJson(setTheme, { body: { theme: 'theme-red' } })
    const line = lines
      .map(text => JSON.parse(text))
      .find(({ event }) => event === 'activity not recorded')
    expect(line.entry).toMatchObject({
      action: 'Changed the site theme to red',
      adminId: user.id,
    })
    expect(JSON.stringify(line)).not.toContain('Amina')
  })
})

describe('reads when storage fails', () => {
  it.each([
    [getRecentActivity, 'Failed to fetch recent activity'],
    [saveSettings, 'Something went wrong saving your settings.'],
  ])(
    'responds to $method $path with 500 and the specified text when storage fails',
    async (endpoint, text) => {
      failStorage()
      const body = await browser.fetchJson(endpoint, {}, 500)
      expect(body).toMatchObject({ success: false, error: text, code: 'internal' })
    },
  )

  it('responds 503 without details to a health check when storage fails', async () => {
    const well = await site.send(getHealth)
    const health = {
      version: VERSION,
      ok: true,
      storage: 'ok',
      unreadable: { counts: ALL_READABLE, documents: [] },
      writes: { state: 'ok', since: null },
      space: { state: 'unknown', freeBytes: null },
      backup: { state: 'unknown', at: null },
      offsite: { state: 'off', at: null },
      mail: 'off',
      proxy: 'none',
      signIn: 'ready',
      build: { state: 'unknown', at: null },
      videos: { state: 'off', at: null },
    }
    expect([well.status, await well.json()]).toEqual([200, health])
    site.setEnv({ SESSION_SECRET: undefined, SMTP_URL: mail.url })
    failStorage()
    const ill = await site.send(getHealth)
    expect([ill.status, await ill.json()]).toEqual([
      503,
      {
        ...{ ...health, ok: false, storage: 'failing', mail: 'configured', signIn: 'no secret' },
        offsite: { state: 'unknown', at: null },
        videos: { state: 'unknown', at: null },
      },
    ])
    expect(ill.headers.get('cache-control')).toBe('private, no-store')
  })
})
