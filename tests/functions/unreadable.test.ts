import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadSnapshot } from '#config/loadSnapshot.ts'
import { sendMessage } from '#contract/contact.ts'
import { getContent, saveSection } from '#contract/content.ts'
import { failureOf } from '#contract/endpoint.ts'
import { deleteEvent, getAdminEvents, updateEvent } from '#contract/events.ts'
import { getHealth } from '#contract/health.ts'
import { getEvents } from '#contract/listedEvents.ts'
import { getMessageCounts, getMessages } from '#contract/messages.ts'
import { getPeople, invitePerson } from '#contract/people.ts'
import { prayerApi } from '#contract/prayerSettings.ts'
import { getPrayerTimes } from '#contract/prayerTimes.ts'
import { getRecentActivity } from '#contract/recentActivity.ts'
import { getTheme, setTheme } from '#contract/theme.ts'
import { getUnreadable } from '#contract/unreadable.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { ALL_READABLE } from '#domain/settings/unreadable.ts'
import { writeSnapshot } from '#server/build/snapshot.ts'
import { deleteExpired } from '#server/contact/retention.ts'
import { firstStart } from '#server/setup/firstStart.ts'
import { forgetDocuments, read } from '#server/storage/documents.ts'
import { readEntry, writeEntry } from '#server/storage/entries.ts'
import { listMailbox } from '#server/storage/mailbox.ts'
import { forgetCount } from '#server/storage/messageIndex.ts'
import { forgetMessages } from '#server/storage/messages.ts'
import { openStore } from '#server/storage/store.ts'
import { usersDocument } from '#server/storage/users.ts'
import { addAdmin, Browser, PASSWORD } from './browser.ts'
import { aMessage } from './contactForms.ts'
import { anEvent, eventForm } from './eventForms.ts'
import { browser, site, withAmina } from './running.ts'
import { callFunction, ORIGIN } from './site.ts'

vi.mock('#server/publish/purge.ts', () => import('./purged.ts'))

let folder: string

beforeEach(() => {
  // The count of another test's storage is cached for a minute.
  forgetMessages()
  forgetCount()
})
withAmina(beforeEach, { SITE_NOW: '2026-11-21T17:00:00Z', URL: ORIGIN })
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'unreadable-'))
})
afterEach(async () => {
  await rm(folder, { recursive: true })
})

/** A document's envelope as stored. */
const stored = async (key: string) =>
  JSON.parse(new TextDecoder().decode((await readEntry('documents', key))?.bytes))

/** Changes what is stored directly, as an older or a newer release would have stored it. */
async function tamper(
  key: string,
  change: (envelope: {
    version: number // biome-ignore lint/suspicious/noExplicitAny: any document.
    value: any
  }) => void,
) {
  const envelope = await stored(key)
  change(envelope)
  await openStore('documents').setJSON(key, envelope)
  forgetDocuments()
  return envelope
}

const counts = async () => (await browser.fetchJson(getHealth)).unreadable.counts
const downloaded = async () => (await browser.fetchJson(getUnreadable)).items
const feed = (path: string) => callFunction(new Request(ORIGIN + path))

describe('an event that cannot be read', () => {
  let good: string
  let gone: string
  let event: Record<string, unknown>
  beforeEach(async () => {
    good = await anEvent(browser, { title: 'Readable' })
    gone = await anEvent(browser, { title: 'Shown at times' })
    await tamper('events', ({ value }) => {
      event = value.events.find(({ id }: { id: string }) => id === gone)
      event.active = 'at times'
      event.order = { z: 1, a: [1.5, null] }
    })
  })

  it('starts and builds with an event that cannot be read', async () => {
    await expect(firstStart()).resolves.toBeDefined()
    const file = join(folder, 'snapshot.json')
    await writeSnapshot(file)
    const titles = (await loadSnapshot(file)).events.events.map(({ title }) => title)
    expect(titles).toContain('Readable')
    expect(await readFile(file, 'utf8')).not.toContain('at times')
  })

  it('hides an event that cannot be read from lists and feeds, which have the others', async () => {
    for (const endpoint of [getEvents, getAdminEvents]) {
      const titles = (await browser.fetchJson(endpoint)).map(
        ({ title }: { title: string }) => title,
      )
      expect(titles).toContain('Readable')
      expect(titles).not.toContain('Shown at times')
    }
    for (const path of ['/events.ics', '/events.json']) {
      const response = await feed(path)
      expect(response.status).toBe(200)
      expect(await response.text()).toContain('Readable')
    }
  })

  it('keeps an event that cannot be read as stored through saves of others', async () => {
    await browser.fetchJson(updateEvent, {
      params: { id: good },
      body: eventForm({ title: 'Changed' }),
    })
    await anEvent(browser, { title: 'New' })
    await browser.fetchJson(deleteEvent, { params: { id: good } })
    const { value } = await stored('events')
    const kept = value.events.find(({ id }: { id: string }) => id === gone)
    expect(JSON.stringify(kept)).toBe(JSON.stringify(event))
    await browser.fetchJson(deleteEvent, { params: { id: gone } }, 404)
  })

  it('counts an event that cannot be read, and logs its download', async () => {
    expect(await counts()).toEqual({ ...ALL_READABLE, events: 1 })
    const response = await browser.send(getUnreadable)
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; .*\.json"$/)
    expect((await response.json()).items).toMatchObject([{ kind: 'events', item: event }])
    const [entry] = (await browser.fetchJson(getRecentActivity)).data
    expect(entry.action).toBe('Downloaded what this version of the site cannot read')
  })
})

describe('accounts', () => {
  it('keeps others signed in beside an account that cannot be read, and reveals no hash', async () => {
    const bilal = await addAdmin('Bilal')
    await tamper('users', ({ value }) => {
      value.users[1].notifications = { emailNotifications: 'yes' }
    })
    const other = new Browser(site)
    expect((await other.signIn(bilal)).status).toBe(401)
    const amina = (await read(usersDocument)).value.users[0]!
    expect((await other.signIn(amina, PASSWORD)).status).toBe(200)
    expect((await browser.fetchJson(getPeople)).people).toHaveLength(1)
    expect(await counts()).toMatchObject({ people: 1 })
    expect(await downloaded()).toEqual([{ kind: 'people', at: 'users.1', item: { id: bilal.id } }])
    const body = { name: 'Bilal', email: 'BILAL@example.org', currentPassword: PASSWORD }
    await browser.fetchJson(invitePerson, { body }, 409)
  })

  it('creates no first admin while no account can be read', async () => {
    await tamper('users', ({ value }) => {
      value.users[0].role = 'owner'
    })
    expect((await firstStart()).admin).toBeUndefined()
    expect((await stored('users')).value.users).toHaveLength(1)
  })
})

describe('messages', () => {
  const send = (message: string) =>
    site.send(sendMessage, { body: { ...aMessage({ message }), key: crypto.randomUUID() } })
  const listed = async () =>
    (await browser.fetchJson(getMessages)).messages.map(
      ({ message }: { message: string }) => message,
    )
  let key: string

  beforeEach(async () => {
    await send('First')
    const { blobs } = await openStore('messages').list({ prefix: 'received/' })
    key = blobs[0]!.key
    await send('Second')
  })

  it.each([
    ['of a removed form', '{"form":"fax","message":"First","receipt":"x"}'],
    ['that are not JSON', 'First'],
  ])('keeps %s as stored, and shows the other messages', async (_, text) => {
    await writeEntry('messages', key, { bytes: new TextEncoder().encode(text), metadata: {} })
    // Messages never change, so that a function remembers them: the next one starts without.
    forgetMessages()
    forgetCount()
    expect(await listed()).toEqual(['Second'])
    expect((await browser.fetchJson(getMessageCounts)).unread).toBe(1)
    expect(await counts()).toEqual({ ...ALL_READABLE, messages: 1 })
    const [item] = await downloaded()
    expect(item).toMatchObject({ kind: 'messages', at: key.slice('received/'.length) })
    expect(JSON.stringify(item.item)).toContain('First')
    await deleteExpired(new Date(), new AbortController().signal, await listMailbox())
    expect(await openStore('messages').get(key)).toBe(text)
  })
})

describe('prayer settings', () => {
  const settings = async (): Promise<{ settings: PrayerSettings; revision: number }> =>
    browser.fetchJson(prayerApi.read)
  beforeEach(async () => {
    await firstStart()
    await tamper('prayer-settings', ({ value }) => {
      value.iqama.isha = [{ rule: { kind: 'by-moon', phase: 1 } }]
      value.overrides = [
        { date: '2027-03-10', note: 'Eid' },
        { date: 'Eid', note: 'Eid' },
      ]
    })
  })

  it('keeps rules and days that cannot be read when prayer settings are saved', async () => {
    const { settings: before, revision: base } = await settings()
    expect(before.iqama.isha).toEqual([])
    expect(before.overrides).toEqual([{ date: '2027-03-10', note: 'Eid' }])
    const body = { base, settings: { ...before, jumuah: [] } }
    await browser.fetchJson(prayerApi.save, { body })
    const { value } = await stored('prayer-settings')
    expect(value).toMatchObject({
      jumuah: [],
      iqama: { isha: [{ rule: { kind: 'by-moon', phase: 1 } }] },
      overrides: [{ date: '2027-03-10' }, { date: 'Eid', note: 'Eid' }],
    })
    expect(await counts()).toEqual({ ...ALL_READABLE, 'prayer-rules': 2 })
  })

  it('gives times for every day without rules that cannot be read', async () => {
    const response = await site.send(getPrayerTimes, { query: {} })
    expect(response.status).toBe(200)
    await writeSnapshot(join(folder, 'snapshot.json'))
    await expect(loadSnapshot(join(folder, 'snapshot.json'))).resolves.toBeDefined()
  })

  it('rejects prayer settings with a new problem', async () => {
    const { settings: before, revision: base } = await settings()
    const body = { base, settings: { ...before, iqama: { ...before.iqama, fajr: [] } } }
    const refused = await browser.fetchJson(prayerApi.save, { body }, 400)
    expect(refused.fields).toEqual({ 'iqama.fajr': 'Each prayer needs an iqama rule.' })
  })
})

it('keeps a school event that cannot be read through a save of the others', async () => {
  const params = { pageId: 'schoolCalendar', sectionId: 'schoolEvents' }
  const day = {
    id: 'a',
    date: '2026-12-05',
    title: 'First day',
    description: '',
    category: 'event',
  }
  const bad = { ...day, id: 'b', category: 'fundraiser', extra: [1] }
  await browser.fetchJson(saveSection, { params, body: { content: JSON.stringify([day]) } })
  await tamper('content', ({ value }) => {
    value.sections['schoolCalendar/schoolEvents'].content = JSON.stringify([bad, day])
  })
  const content = async () =>
    JSON.parse((await browser.fetchJson(getContent)).schoolCalendar.sections.schoolEvents.content)
  expect(await content()).toEqual([day])
  expect(await counts()).toEqual({ ...ALL_READABLE, 'list-items': 1 })
  const next = [{ ...day, title: 'Opening day' }]
  await browser.fetchJson(saveSection, { params, body: { content: JSON.stringify(next) } })
  expect(await content()).toEqual(next)
  const { value } = await stored('content')
  expect(JSON.parse(value.sections['schoolCalendar/schoolEvents'].content)).toEqual([bad, ...next])
})

describe('a document of a newer release', () => {
  it.each([
    ['theme', getTheme],
    ['events', getEvents],
  ])(
    'rejects a newer %s with its name and version, and keeps it as stored',
    async (key, endpoint) => {
      if (key === 'theme') await browser.fetchJson(setTheme, { body: { theme: 'theme-red' } })
      else await anEvent(browser)
      const before = await tamper(key, envelope => {
        envelope.version = 3
      })
      const sentence = `The document "${key}" was stored by a newer release (version 3); this one reads up to version 1.`
      const refused = await (await site.send(endpoint)).json()
      expect(refused).toMatchObject({ success: false, error: failureOf(endpoint) })
      await expect(writeSnapshot(join(folder, 'snapshot.json'))).rejects.toThrow(sentence)
      const health = await site.send(getHealth)
      expect(await health.json()).toMatchObject({
        ok: false,
        unreadable: { documents: [sentence] },
      })
      // The dashboard must show it too.
      expect(health.status).toBe(200)
      expect(await stored(key)).toEqual(before)
    },
  )

  it('starts the site with a document of a newer release', async () => {
    await firstStart()
    await tamper('users', envelope => {
      envelope.version = 2
    })
    const { admin, notes } = await firstStart()
    expect(admin).toBeUndefined()
    expect(notes[0]).toContain('newer release (version 2); this one reads up to version 1.')
  })
})
