import { beforeEach, describe, expect, it, vi } from 'vitest'
import { changeEvents, deleteEvent, restoreEvent, updateEvent } from '#contract/events.ts'
import { createNotice, deleteNotice, saveNotice } from '#contract/notices.ts'
import { prayerApi } from '#contract/prayerSettings.ts'
import { follow, getPushState, sendNews } from '#contract/push.ts'
import type { NoticeFields } from '#domain/notices/notice.ts'
import type { Subscription } from '#domain/push/follower.ts'
import { TAKE_BACK_MS } from '#domain/push/quietHours.ts'
import { TOPICS } from '#domain/push/topics.ts'
import { planNews } from '#server/push/plan.ts'
import { sendDue } from '#server/push/send.ts'
import { read, update } from '#server/storage/documents.ts'
import { languagesDocument } from '#server/storage/languages.ts'
import { prayerSettingsDocument } from '#server/storage/prayerSettings.ts'
import { outboxDocument } from '#server/storage/push.ts'
import { translationsDocument } from '#server/storage/translations.ts'
import { videosDocument } from '#server/storage/videos.ts'
import { addAdmin, type Browser, PASSWORD, signedIn } from './browser.ts'
import { anEvent, eventForm } from './eventForms.ts'
import {
  addFollowers,
  aNotice,
  eachWithPush,
  service,
  site,
  tickAt,
  VAPID_PRIVATE_KEY,
} from './pushSite.ts'

vi.mock('#server/publish/purge.ts', () => import('./purged.ts'))

let browser: Browser

eachWithPush('2026-11-23T17:00:00Z')
beforeEach(async () => {
  browser = await signedIn(site, await addAdmin('Amina'))
})

/** Does it a minute ago, so that it can be taken back no more, and sends what is due now. */
async function aMinuteAgo<T>(work: () => Promise<T>): Promise<T> {
  const now = Date.now()
  vi.setSystemTime(now - TAKE_BACK_MS)
  const result = await work()
  vi.setSystemTime(now)
  await browser.fetchJson(sendNews)
  return result
}
const save = (notice = aNotice()): Promise<string> =>
  aMinuteAgo(
    async () => (await browser.fetchJson(createNotice, { body: proved(notice) })).notice.id,
  )
const edit = (id: string, notice: NoticeFields) =>
  aMinuteAgo(() => browser.fetchJson(saveNotice, { params: { id }, body: proved(notice) }))
const proved = (notice: NoticeFields) => ({ ...notice, currentPassword: PASSWORD })
const state = () => browser.fetchJson(getPushState)
const titles = () => service.received.map(({ title }) => title)
const everyone = (count: number) => addFollowers(service, count, TOPICS)
const countOf = (list: readonly Subscription[]) =>
  list.map(one => service.titles(one).length).sort()

describe('a notice', () => {
  it('reaches hundreds of followers, each once, and those that are gone are forgotten', async () => {
    const followers = await everyone(450)
    const gone = new Set(followers.slice(0, 50).map(({ endpoint }) => endpoint))
    service.reply = to => (gone.has(to) ? { status: 410 } : undefined)
    await save()
    while ((await state()).waiting > 0) await sendDue()
    expect(countOf(followers.slice(50))).toEqual(Array(400).fill(1))
    expect(service.requests).toBe(450)
    expect(service.mostAtOnce).toBeLessThanOrEqual(40)
    expect(await state()).toMatchObject({ total: 400, recent: [{ sent: 400, failed: 0 }] })
    await tickAt('2026-11-23T17:05:00Z')
    expect(service.requests).toBe(450)
  })

  it('is sent after the response of its save, to those who follow its topic alone', async () => {
    const [janazah] = await addFollowers(service, 1, ['janazah'])
    const [urgent] = await addFollowers(service, 1, ['urgent', 'events'])
    await save(
      aNotice({
        ...{ kind: 'janazah', title: 'Salat al-Janazah', place: 'Main hall', link: '/contact' },
        ...{ prayer: { name: 'dhuhr', date: '2026-11-24' }, end: undefined },
        text: 'For Amina Khan.',
      }),
    )
    expect(service.titles(urgent!)).toEqual([])
    expect(service.received).toMatchObject([
      {
        to: janazah!.endpoint,
        title: 'Salat al-Janazah',
        body: 'After Dhuhr, Tuesday, November 24, 1:15 PM\nMain hall\nFor Amina Khan.',
        url: '/contact',
        headers: { urgency: 'high', 'content-encoding': 'aes128gcm' },
      },
    ])
  })

  it('is sent once it begins, again when its words change, and is withdrawn once it is deleted', async () => {
    await everyone(1)
    const start = '2026-11-23T18:00:00.000Z'
    const id = await save(aNotice({ start }))
    await tickAt('2026-11-23T17:55:00Z')
    expect(titles()).toEqual([])
    await tickAt('2026-11-23T18:00:00Z')
    await tickAt('2026-11-23T18:05:00Z')
    expect(titles()).toEqual(['Water main broken'])
    const body = aNotice({ start, title: 'Water is back' })
    await edit(id, body)
    expect(titles()).toEqual(['Water main broken', 'Water is back'])
    const [first, second] = service.received
    expect([second!.tag, second!.headers.topic]).toEqual([first!.tag, first!.headers.topic])

    service.reply = () => ({ status: 503 })
    await edit(id, { ...body, title: 'Third' })
    expect(await state()).toMatchObject({ waiting: 1 })
    await browser.fetchJson(deleteNotice, { params: { id } })
    expect(await state()).toMatchObject({ waiting: 0 })

    service.reply = () => undefined
    await tickAt('2026-11-23T18:10:00Z')
    await tickAt('2026-11-23T18:15:00Z')
    const withdrawal = { title: 'No longer applies: Third', tag: first!.tag }
    expect(service.received.slice(2)).toMatchObject([withdrawal])
  })

  it('waits for the morning in quiet hours, unless it is janazah or urgent', async () => {
    await everyone(1)
    vi.setSystemTime(new Date('2026-11-24T03:30:00Z'))
    browser = await signedIn(site, await addAdmin('Bilal'))
    for (const kind of ['announcement', 'closure', 'janazah', 'urgent'] as const) {
      await save(aNotice({ kind, title: kind }))
    }
    expect(titles()).toEqual(['janazah', 'urgent'])
    await tickAt('2026-11-24T10:55:00Z')
    expect(titles()).toHaveLength(2)
    await tickAt('2026-11-24T11:00:00Z')
    expect(titles()).toEqual(['janazah', 'urgent', 'announcement', 'closure'])
  })

  it('is heard by nobody where it is taken back within a minute', async () => {
    await everyone(1)
    const body = proved(aNotice())
    const { notice } = await browser.fetchJson(createNotice, { body })
    await browser.fetchJson(sendNews)
    await browser.fetchJson(deleteNotice, { params: { id: notice.id } })
    await tickAt('2026-11-23T17:05:00Z')
    const { notice: second } = await browser.fetchJson(createNotice, { body })
    const ended = { ...body, end: new Date(Date.now() + 1).toISOString(), start: body.start }
    await browser.fetchJson(saveNotice, { params: { id: second.id }, body: ended })
    await tickAt('2026-11-23T17:10:00Z')
    expect(titles()).toEqual([])
  })
})

describe('sending', () => {
  it('keeps its budget, and the next tick goes on where it stopped', async () => {
    const followers = await everyone(60)
    service.reply = () => ({ status: 503 })
    await save(aNotice({ title: 'Held' }))
    service.reply = () => undefined
    service.requests = 0
    await update(outboxDocument, ({ value }) => ({
      ...value,
      messages: value.messages.map(one => ({ ...one, next: 0, later: {} })),
    }))
    await sendDue({ ms: 10_000, most: 25 })
    expect(service.requests).toBe(25)
    await sendDue({ ms: 0, most: 100 })
    expect(service.requests).toBe(25)
    await sendDue({ ms: 10_000, most: 25 })
    await sendDue({ ms: 10_000, most: 25 })
    expect(service.requests).toBe(60)
    expect(countOf(followers)).toEqual(Array(60).fill(1))
    expect(await state()).toMatchObject({ waiting: 0, recent: [{ sent: 60 }] })
  })

  it('tries again after Retry-After and after a fault, until the message expires', async () => {
    const [busy, faulty, silent] = await everyone(3)
    service.reply = async to => {
      if (to === busy!.endpoint) return { status: 429, headers: { 'retry-after': '1200' } }
      return to === faulty!.endpoint ? { status: 500 } : undefined
    }
    await save(aNotice({}, 2))
    const sent = () => [busy, faulty, silent].map(one => service.titles(one!).length)
    service.requests = 0
    await tickAt('2026-11-23T17:05:00Z')
    // The fault is tried again; the busy service is not before it allows it.
    expect(service.requests).toBeLessThanOrEqual(2)
    service.reply = to => (to === faulty!.endpoint ? { status: 500 } : undefined)
    await tickAt('2026-11-23T17:25:00Z')
    expect(sent()).toEqual([1, 0, 1])
    await tickAt('2026-11-23T18:30:00Z')
    expect(await state()).toMatchObject({ waiting: 1 })
    service.reply = () => undefined
    await tickAt('2026-11-23T19:00:00Z')
    expect(sent()).toEqual([1, 0, 1])
    expect(await state()).toMatchObject({ waiting: 0, recent: [{ sent: 2, failed: 1 }] })
  })

  it('delays nobody else when a push service asks one follower to wait', async () => {
    const followers = await everyone(60)
    let busy: string | undefined
    service.reply = to => {
      busy ??= to
      return to === busy ? { status: 429, headers: { 'retry-after': '3600' } } : undefined
    }
    await save()
    const others = followers.filter(({ endpoint }) => endpoint !== busy)
    expect(countOf(others)).toEqual(Array(59).fill(1))
  })

  it('follows no redirect, and sends nothing to a host that is no longer allowed', async () => {
    const other = vi.fn()
    await everyone(2)
    service.reply = () => {
      other()
      return { status: 302, headers: { location: `${service.url}/elsewhere` } }
    }
    await save()
    expect(other).toHaveBeenCalledTimes(2)
    expect(await state()).toMatchObject({ waiting: 0, recent: [{ sent: 0, failed: 2 }] })
    site.setEnv({ PUSH_SERVICES: 'http://127.0.0.1:9' })
    service.requests = 0
    await save(aNotice({ title: 'Second' }))
    expect(service.requests).toBe(0)
  })

  it('is left to one process at a time, and goes on after a crash', async () => {
    const followers = await everyone(20)
    const lease = { by: 'crashed', until: '2026-11-23T17:01:00.000Z' }
    await update(outboxDocument, ({ value }) => ({ ...value, lease }))
    await save()
    expect(service.requests).toBe(0)
    vi.setSystemTime(new Date('2026-11-23T17:05:00Z'))
    await Promise.all([sendDue(), sendDue(), sendDue()])
    expect(countOf(followers)).toEqual(Array(20).fill(1))
    expect((await read(outboxDocument)).value.lease).toBeNull()
  })

  it('finds a notice whose save crashed before anything was announced', async () => {
    await everyone(1)
    site.setEnv({ VAPID_PRIVATE_KEY: undefined })
    await save()
    site.setEnv({ VAPID_PRIVATE_KEY })
    await tickAt('2026-11-23T17:05:00Z')
    expect(titles()).toEqual(['Water main broken'])
  })

  it('serves the followers of the key before, and counts no others', async () => {
    await everyone(1)
    const renewed = 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'
    site.setEnv({ VAPID_PRIVATE_KEY: renewed, VAPID_PRIVATE_KEY_PREVIOUS: VAPID_PRIVATE_KEY })
    await save()
    const [first] = service.received
    expect(first).toMatchObject({ title: 'Water main broken', key: expect.any(String) })
    expect(first?.key).not.toBe(service.applicationKey)
    site.setEnv({ VAPID_PRIVATE_KEY_PREVIOUS: undefined })
    await save(aNotice({ title: 'Second' }))
    expect(titles()).toHaveLength(1)
    expect(await state()).toMatchObject({ total: 0 })
  })
})

describe('other news', () => {
  it('is an event that is cancelled or moved, unless that is taken back within minutes', async () => {
    await everyone(1)
    const ids = [
      await anEvent(browser),
      await anEvent(browser, { title: 'Quran class', date: '2026-12-06' }),
      await anEvent(browser, { title: 'Youth night' }),
    ]
    await tickAt('2026-11-23T17:05:00Z')
    const at = (id = '', fields = {}) => ({ params: { id }, body: eventForm(fields) })
    await browser.fetchJson(updateEvent, at(ids[0], { date: '2026-12-12', location: 'Annex' }))
    await browser.fetchJson(deleteEvent, { params: { id: ids[1]! } })
    await browser.fetchJson(updateEvent, at(ids[2], { title: 'Youth night', date: '2026-12-07' }))
    await browser.fetchJson(updateEvent, at(ids[2], { title: 'Youth night' }))
    await tickAt('2026-11-23T17:06:00Z')
    expect(titles()).toEqual([])
    await tickAt('2026-11-23T17:10:00Z')
    expect(service.received).toMatchObject([
      {
        title: 'Changed: Community dinner',
        body: 'Now: Saturday, December 12 · 6:30 PM – 8:30 PM · Annex',
        url: `/events/community-dinner-${ids[0]}`,
        topic: 'events',
        headers: { urgency: 'normal' },
      },
      { title: 'Cancelled: Quran class', body: 'Not on Sunday, December 6' },
    ])
    await tickAt('2026-11-23T17:15:00Z')
    expect(service.received).toHaveLength(2)
  })

  it('is where a moved day of a weekly event takes place, which is not cancelled', async () => {
    await everyone(1)
    const id = await anEvent(browser, {
      title: 'Youth night',
      date: '2026-11-28',
      recurring: 'true',
    })
    await tickAt('2026-11-23T17:05:00Z')
    const moved = { from: '2026-11-28', date: '2026-11-29', startTime: '18:30', endTime: '21:00' }
    await browser.fetchJson(changeEvents, { body: { changes: [{ id, moved }] } })
    await tickAt('2026-11-23T17:10:00Z')
    expect(service.received).toMatchObject([
      {
        title: 'Changed: Youth night',
        body: expect.stringContaining('Now: Sunday, November 29 · 6:30 PM – 9:00 PM'),
      },
    ])
  })

  it('is what takes place after all: a day, an event that is restored, and one that is visible again', async () => {
    await everyone(1)
    const halaqa = { title: 'Halaqa', date: '2026-11-28', recurring: 'true' }
    const [deleted = '', hidden = '', weekly = ''] = [
      await anEvent(browser),
      await anEvent(browser, { title: 'Class' }),
      await anEvent(browser, halaqa),
    ]
    const show = (active: boolean) =>
      browser.fetchJson(changeEvents, { body: { changes: [{ id: hidden, active }] } })
    const skip = (skipped: string) => {
      const body = eventForm({ ...halaqa, skipped })
      return browser.fetchJson(updateEvent, { params: { id: weekly }, body })
    }
    await tickAt('2026-11-23T17:05:00Z')
    await browser.fetchJson(deleteEvent, { params: { id: deleted } })
    await show(false)
    await skip('2026-11-28')
    await tickAt('2026-11-23T17:10:00Z')
    await browser.fetchJson(restoreEvent, { params: { id: deleted } })
    await show(true)
    await skip('')
    await tickAt('2026-11-23T17:15:00Z')
    expect(titles().sort()).toEqual([
      ...['Cancelled: Class', 'Cancelled: Community dinner', 'Cancelled: Halaqa'],
      ...['Changed: Class', 'Changed: Community dinner', 'Changed: Halaqa'],
    ])
    const bodies = service.received.filter(({ title }) => title.endsWith('Halaqa'))
    expect(bodies.map(({ body }) => body)).toEqual([
      'Not on Saturday, November 28',
      expect.stringMatching(/^Now: Saturday, November 28 · 6:30 PM/),
    ])
  })

  it('is of the morning’s events what the night left of them', async () => {
    await everyone(1)
    const ids = [await anEvent(browser), await anEvent(browser, { title: 'Class' })]
    await tickAt('2026-11-24T02:55:00Z')
    browser = await signedIn(site, await addAdmin('Zayd'))
    const onNight = async (clock: string, work: () => Promise<unknown>) => {
      await tickAt(`2026-11-24T${clock}:00Z`)
      await work()
    }
    const at = (id = '') => ({ params: { id } })
    await onNight('04:00', () => browser.fetchJson(deleteEvent, at(ids[0])))
    await onNight('04:10', () => browser.fetchJson(restoreEvent, at(ids[0])))
    await onNight('04:20', () => browser.fetchJson(deleteEvent, at(ids[1])))
    await tickAt('2026-11-24T10:55:00Z')
    expect(titles()).toEqual([])
    await tickAt('2026-11-24T11:00:00Z')
    expect(titles()).toEqual(['Cancelled: Class'])
  })

  it('is in the language that a follower reads the site in', async () => {
    await update(languagesDocument, () => ({ own: 'en', others: ['ar', 'tr'] }))
    const inLanguage = async (lang?: string) => {
      const subscription = service.subscribe()
      const body = { subscription, topics: ['iqama'] as const }
      await browser.fetchJson(follow, { body, ...(lang && { query: { lang } }) })
      return subscription
    }
    const [own, arabic, french] = [
      await inLanguage(),
      await inLanguage('ar'),
      await inLanguage('fr'),
    ]
    await tickAt('2026-11-26T00:30:00Z')
    await tickAt('2026-11-27T01:00:00Z')
    const last = (one: Subscription) => service.received.findLast(({ to }) => to === one.endpoint)
    expect(last(own)).toMatchObject({ title: 'Iqama changes', url: '/prayer-times' })
    expect(last(arabic)).toMatchObject({ title: 'تغيّر الإقامة', url: '/ar/prayer-times' })
    expect(last(arabic)?.body).toContain('الفجر')
    // The site offers no French.
    expect(last(french)).toMatchObject({
      title: 'Iqama changes',
      url: '/prayer-times',
    })
  })

  it('is in the site’s own language, and as it was translated for who reads another', async () => {
    await update(languagesDocument, () => ({ own: 'fr', others: ['ar'] }))
    const link = 'https://example.org/janazah'
    const notice = { kind: 'janazah' as const, title: 'Ali Benali', text: 'Par la cour.', link }
    const prayer = { name: 'dhuhr' as const, date: '2026-11-24' }
    const own = service.subscribe()
    const arabic = service.subscribe()
    const following = (subscription: Subscription, lang: string) =>
      browser.fetchJson(follow, { body: { subscription, topics: ['janazah'] }, query: { lang } })
    await following(own, 'fr')
    await following(arabic, 'ar')
    await aMinuteAgo(async () => {
      const created = await browser.fetchJson(createNotice, {
        body: proved({ ...aNotice(notice), prayer, end: undefined }),
      })
      await update(translationsDocument('ar'), () => ({
        texts: {
          [`notice:${created.notice.id}/title`]: {
            of: [notice.title],
            text: ['علي بن علي'],
            revision: 1,
          },
        },
      }))
    })
    const last = (one: Subscription) => service.received.findLast(({ to }) => to === one.endpoint)
    expect(last(own)).toMatchObject({ title: 'Ali Benali' })
    expect(last(own)?.body).toMatch(/^Après Dhuhr, mardi 24 novembre/)
    expect(last(arabic)).toMatchObject({ title: 'علي بن علي', url: link })
    expect(last(arabic)?.body).toMatch(/^بعد صلاة الظهر/)
  })

  it('is what changes tomorrow, in the evening before', async () => {
    await everyone(1)
    // The Fajr iqama of a new site changes on the first Friday.
    await tickAt('2026-11-26T00:30:00Z')
    await tickAt('2026-11-27T00:55:00Z')
    expect(titles()).toEqual([])
    await tickAt('2026-11-27T01:00:00Z')
    await tickAt('2026-11-27T01:05:00Z')
    expect(service.received).toMatchObject([
      { title: 'Iqama changes', url: '/prayer-times', topic: 'iqama' },
    ])
    expect(service.received[0]?.body).toMatch(/^From Friday, November 27: Fajr iqama .+ \(was/)
    // What is saved later in the evening for tomorrow is said, too; what changes later is not.
    browser = await signedIn(site, await addAdmin('Zayd'))
    const { value } = await read(prayerSettingsDocument)
    const only = (date: string) => ({ date, iqama: { isha: '21:10' } })
    for (const overrides of [[only('2026-11-29')], [only('2026-11-29'), only('2026-11-27')]]) {
      await browser.fetchJson(prayerApi.save, { body: { settings: { ...value, overrides } } })
      await tickAt('2026-11-27T01:10:00Z')
    }
    expect(service.received.slice(1).map(({ body }) => body)).toEqual([
      expect.stringMatching(/^Friday, November 27 only: Isha iqama 9:10 PM .+\nFrom Friday/),
    ])
  })

  it('is not the same once more, when a save changes nothing while the mosque is closed', async () => {
    await everyone(1)
    const keeps = ['fajr', 'dhuhr', 'asr', 'maghrib']
    await save(aNotice({ kind: 'closure', reason: 'snow', keeps }, 60))
    vi.setSystemTime(new Date('2026-11-25T01:00:00Z'))
    browser = await signedIn(site, await addAdmin('Zayd'))
    const { value } = await read(prayerSettingsDocument)
    for (const [minute, date] of [
      ['05', '2026-12-25'],
      ['10', '2026-12-26'],
    ]) {
      const overrides = [{ date, iqama: { isha: '21:10' } }]
      await browser.fetchJson(prayerApi.save, { body: { settings: { ...value, overrides } } })
      await tickAt(`2026-11-25T01:${minute}:00Z`)
    }
    expect(titles()).toEqual(['Water main broken', 'Iqama changes'])
  })

  it('says that a change of tomorrow was taken back, to those who heard of it', async () => {
    await everyone(1)
    const { value } = await read(prayerSettingsDocument)
    await browser.fetchJson(prayerApi.save, { body: { settings: value } })
    await tickAt('2026-11-25T00:30:00Z')
    await tickAt('2026-11-25T01:00:00Z')
    browser = await signedIn(site, await addAdmin('Zayd'))
    const overrides = [{ date: '2026-11-25', iqama: { isha: '21:10' } }]
    for (const settings of [{ ...value, overrides }, value]) {
      await browser.fetchJson(prayerApi.save, { body: { settings } })
      await tickAt('2026-11-25T01:10:00Z')
    }
    await tickAt('2026-11-25T01:15:00Z')
    expect(titles()).toEqual(['Iqama changes', 'No longer applies: Iqama changes'])
    expect(service.received[1]?.body).toMatch(
      /^Wednesday, November 25 only: Isha iqama 9:10 PM .+\nWhat applies now is on our site\.$/,
    )
  })

  it('says on the day itself that a change was taken back, as far as it is ahead', async () => {
    await everyone(1)
    const { value } = await read(prayerSettingsDocument)
    const iqama = { fajr: '06:40', isha: '21:10' }
    const overrides = [{ date: '2026-11-25', iqama }]
    const saved = async (settings: object, at: string) => {
      vi.setSystemTime(new Date(`2026-11-25T${at}:00Z`))
      browser = await signedIn(site, await addAdmin(`Zayd${at.slice(0, 2)}${at.slice(3)}`))
      await browser.fetchJson(prayerApi.save, { body: { settings: { ...value, ...settings } } })
      await tickAt(`2026-11-25T${at}:00Z`)
    }
    await tickAt('2026-11-24T23:55:00Z')
    await saved({ overrides }, '01:00')
    await saved({}, '13:00')
    await saved({ overrides }, '13:05')
    expect(titles()).toEqual(['Iqama changes', 'No longer applies: Iqama changes', 'Iqama changes'])
    expect(service.received[1]?.body).toMatch(/^Wednesday, November 25 only: Isha iqama 9:10 PM/)
    expect(service.received[1]?.body).not.toContain('Fajr')
  })

  it('is what the first save of a new site changes in the evening', async () => {
    await everyone(1)
    await tickAt('2026-11-25T01:00:00Z')
    browser = await signedIn(site, await addAdmin('Zayd'))
    const { value } = await read(prayerSettingsDocument)
    const overrides = [{ date: '2026-11-25', iqama: { isha: '21:10' } }]
    await browser.fetchJson(prayerApi.save, { body: { settings: { ...value, overrides } } })
    await tickAt('2026-11-25T01:05:00Z')
    expect(titles()).toEqual(['Iqama changes'])
  })

  it('is a video that is live, once', async () => {
    await everyone(1)
    const video = { videoId: 'dQw4w9WgXcQ', title: 'Friday khutbah', publishedAt: null }
    const live = [{ ...video, isLive: true, canEmbed: true }]
    await update(videosDocument, ({ value }) => ({ ...value, videos: live }))
    await tickAt('2026-11-23T17:05:00Z')
    await update(videosDocument, ({ value }) => ({ ...value, videos: live }))
    await tickAt('2026-11-23T17:10:00Z')
    expect(titles()).toEqual(['Live now: Friday khutbah'])
  })

  it('of many events at once is one notification, which counts no example', async () => {
    await everyone(1)
    const ids: string[] = []
    for (const title of ['Tea', 'Halaqa', 'Class', 'Dinner']) {
      ids.push(await anEvent(browser, { title }))
    }
    await planNews()
    await tickAt('2026-11-23T17:05:00Z')
    const example = 'e3'
    for (const id of [...ids, example]) await browser.fetchJson(deleteEvent, { params: { id } })
    await tickAt('2026-11-23T17:10:00Z')
    expect(titles()).toEqual(['4 events are cancelled or changed'])
  })
})
