import { existsSync, readdirSync } from 'node:fs'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { contentOf, SEED } from '#config/seed/releases.ts'
import { getContent, getSectionVersions, saveSection } from '#contract/content.ts'
import { getAdminEvents, getEventVersions } from '#contract/events.ts'
import { getHealth } from '#contract/health.ts'
import { login } from '#contract/login.ts'
import { getMessages } from '#contract/messages.ts'
import { getPeople } from '#contract/people.ts'
import { prayerApi } from '#contract/prayerSettings.ts'
import { getPrayerTimes } from '#contract/prayerTimes.ts'
import { getRecentActivity } from '#contract/recentActivity.ts'
import { getSettings } from '#contract/settings.ts'
import { getTheme } from '#contract/theme.ts'
import { getUpload } from '#contract/uploads.ts'
import type { EventResponse } from '#contract/events.ts'
import { sectionPaths, splitPath } from '#domain/content/registry.ts'
import { ALL_READABLE } from '#domain/settings/unreadable.ts'
import { activityLog, recordActivity } from '#server/activity/record.ts'
import { restoreBackup } from '#server/backup/restore.ts'
import { verifyBackup } from '#server/backup/verify.ts'
import { openZip } from '#server/backup/zipFile.ts'
import { messagesTask } from '#server/contact/task.ts'
import { contentDocument } from '#server/storage/content.ts'
import { read } from '#server/storage/documents.ts'
import { listEntries } from '#server/storage/entries.ts'
import { messageIndexDocument } from '#server/storage/messageIndex.ts'
import { packLog } from '#server/storage/packLog.ts'
import { usersDocument } from '#server/storage/users.ts'
import { Browser } from '../functions/browser.ts'
import { type Site, startSite } from '../functions/site.ts'

// The stored passwords were hashed at the whole cost.
vi.unmock('node:crypto')
vi.mock('#server/publish/purge.ts', () => ({ purge: async () => {} }))

const HERE = new URL('.', import.meta.url)
const BY = { id: 'maintainer', name: 'Maintainer' }
const SITE_NOW = '2026-11-22T03:00:00Z'

async function fromBackup(release: URL): Promise<Site> {
  const site = await startSite({ SITE_NOW })
  const zip = await openZip(new URL('backup.zip', release).pathname)
  try {
    await restoreBackup(zip, await verifyBackup(zip))
  } finally {
    await zip.close()
  }
  return site
}

const releases = readdirSync(HERE, { withFileTypes: true }).filter(({ name }) =>
  existsSync(new URL(`${name}/blobs.sqlite`, HERE)),
)
const sources = releases.flatMap(({ name }) => {
  const release = new URL(`${name}/`, HERE)
  return [
    [`the database of release ${name}`, () => startSite({ SITE_NOW }, new URL('blobs.sqlite', release))],
    [`the backup of release ${name}`, () => fromBackup(release)],
  ] as const
})

describe.each(sources)('%s', (_, start) => {
  let site: Site
  let browser: Browser
  beforeAll(async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    site = await start()
    browser = new Browser(site)
    const body = { username: 'admin@example.org', password: 'an old throwaway password' }
    await browser.fetchJson(login, { body })
  })
  afterAll(async () => {
    vi.restoreAllMocks()
    await site.stop()
  })

  it('is read completely', async () => {
    const health = await browser.fetchJson(getHealth)
    expect(health).toMatchObject({ ok: true, unreadable: { counts: ALL_READABLE, documents: [] } })
  })

  it('lets in an account with a second factor', async () => {
    const { users } = (await read(usersDocument)).value
    const secret = users.find(({ name }) => name === 'Amina')!.twoFactor!.secret
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
    const body = { username: 'amina@example.org', password: 'a second throwaway password', code }
    await new Browser(site).fetchJson(login, { body })
    expect((await browser.fetchJson(getPeople)).people).toHaveLength(3)
  })

  it('shows its events, weekly, by prayer times, with pictures', async () => {
    const events: EventResponse[] = await browser.fetchJson(getAdminEvents)
    const named = (title: string) => events.find(event => event.title === title)
    expect(named('Quran circle')).toMatchObject({ recurring: true, skipped: ['2026-12-24', '2026-12-31'] })
    expect(named('After Isha')).toMatchObject({ endsAt: { lasts: 45 } })
    expect(named('Hidden youth night')).toMatchObject({ active: false })
    const supper = named('Community supper')!
    const { versions } = await browser.fetchJson(getEventVersions, { params: { id: supper.id } })
    expect(versions.map(({ title }: { title: string }) => title)).toContain('Community dinner')
    const image = named('With a picture')!.image
    expect((await site.send(getUpload, { params: { image } })).status).toBe(200)
  })

  it('shows its texts, and accepts new ones', async () => {
    const content = await browser.fetchJson(getContent)
    expect(content.about.sections['mission-vision'].content).toMatch(/of every faith/)
    expect(content.schoolCalendar.sections.schoolEvents.parsedContent).toHaveLength(4)
    const params = { pageId: 'about', sectionId: 'mission-vision' }
    await browser.fetchJson(saveSection, { params, body: { content: 'New.' } })
    const { versions } = await browser.fetchJson(getSectionVersions, { params })
    expect(versions).toHaveLength(4)
    expect(await browser.fetchJson(getTheme)).toMatchObject({ theme: expect.stringMatching(/^theme-/) })
    expect((await browser.fetchJson(getSettings)).settings.siteName).toBe('Example Islamic Center')
  })

  it('keeps the texts of its own seed where it never saved any', async () => {
    const { sections } = (await read(contentDocument)).value
    const unsaved = sectionPaths().filter(path => !sections[path])
    const shown = await browser.fetchJson(getContent)
    const texts = unsaved.map(path => {
      const [pageId, sectionId] = splitPath(path)
      return shown[pageId].sections[sectionId].content
    })
    const of = (seed: number) => unsaved.map(path => contentOf({ sections: {}, seed }, path))
    expect(texts).toEqual(of(1))
    expect(texts).not.toEqual(of(SEED))
  })

  it('shows its prayer times, and accepts changes of them', async () => {
    const { settings, revision } = await browser.fetchJson(prayerApi.read)
    expect(settings.iqama.isha).toHaveLength(3)
    expect(settings.tables[0].days).toHaveLength(2)
    expect(settings.hijri.confirmed).toHaveLength(1)
    expect((await site.send(getPrayerTimes)).status).toBe(200)
    const before = (await browser.fetchJson(prayerApi.versions)).versions.length
    const body = { base: revision, settings: { ...settings, tables: [] } }
    await browser.fetchJson(prayerApi.save, { body })
    expect((await browser.fetchJson(prayerApi.versions)).versions).toHaveLength(before + 1)
  })

  it('shows its messages and its activity, also packed and from the index of messages', async () => {
    const all = await browser.fetchJson(getMessages)
    const places = all.messages.map(({ place }: { place: string }) => place).sort()
    expect(places).toEqual(['answered', 'inbox', 'quarantine'])
    await messagesTask.run(new Date(SITE_NOW), new AbortController().signal)
    expect((await read(messageIndexDocument)).value.isWhole).toBe(true)
    expect(await browser.fetchJson(getMessages)).toEqual(all)
    const entries = async (page: number): Promise<unknown[]> =>
      (await browser.fetchJson(getRecentActivity, { query: { page, pageSize: 100 } })).data
    const before = await entries(1)
    for (let at = 0; at < 50; at++) await recordActivity(BY, `Entry ${at}`)
    await packLog(activityLog, null, new AbortController().signal)
    const after = [...(await entries(1)), ...(await entries(2))]
    expect(after).toEqual(expect.arrayContaining(before))
    expect(await listEntries(['logs'])).toEqual([
      expect.objectContaining({ key: 'activity-months/2026-11' }),
    ])
  })
})
