import { beforeEach, expect, it, vi } from 'vitest'
import { prayerApi } from '#contract/prayerSettings.ts'
import type { MonthStart } from '#domain/prayer/hijri.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { moonTask } from '#server/attention/moonTask.ts'
import { read, update } from '#server/storage/documents.ts'
import { prayerSettingsDocument } from '#server/storage/prayerSettings.ts'
import { addAdmin, signedIn } from './browser.ts'
import { addFollowers, eachWithPush, service, site, tickAt } from './pushSite.ts'
import { mail, withMail } from './running.ts'

vi.mock('#server/publish/purge.ts', () => import('./purged.ts'))

const RAMADAN = { year: 1448, month: 9, date: '2027-02-08' }
/** Ramadan 29 in New York, whose sun sets at 6:53 PM. */
const AFTERNOON = '2027-03-08T18:00:00Z'
const BEFORE_MAGHRIB = '2027-03-08T22:45:00Z'
const EVENING = '2027-03-09T00:00:00Z'
const NIGHT = '2027-03-09T04:30:00Z'

withMail(beforeEach)
eachWithPush(AFTERNOON)
beforeEach(async () => {
  site.setEnv({ SMTP_URL: mail.url })
  await update(
    prayerSettingsDocument,
    ({ value }): PrayerSettings => ({
      ...value,
      hijri: { confirmed: [RAMADAN], months: { begin: 'sighted', since: '2026-12-01' } },
      eid: { fitr: { year: 1448, prayers: [{ time: '08:00' }] } },
    }),
  )
  await addFollowers(service, 1, ['moon'])
  await addFollowers(service, 1, ['iqama', 'urgent'])
})
const told = () => service.received.map(({ title, topic }) => `${topic}: ${title}`)

/** Signs in at the current moment: sessions end before the next evening. */
async function aTimekeeper() {
  const browser = await signedIn(site, await addAdmin('Amina', { role: 'timekeeper' }))
  const save = async (change: (settings: PrayerSettings) => PrayerSettings) => {
    const { value } = await read(prayerSettingsDocument)
    await browser.fetchJson(prayerApi.save, { body: { settings: change(value) } })
  }
  const confirm = (start: MonthStart) =>
    save(({ hijri, ...settings }) => ({
      ...settings,
      hijri: { ...hijri, confirmed: [...hijri.confirmed, start] },
    }))
  return { browser, confirm }
}

it('says at Maghrib what is waited for, and with the tap at night what was decided', async () => {
  await tickAt(BEFORE_MAGHRIB)
  expect(told()).toEqual([])
  await tickAt(EVENING)
  await tickAt('2027-03-09T00:05:00Z')
  expect(service.received).toMatchObject([
    {
      ...{ title: 'Waiting for the moon of Shawwal', topic: 'moon', url: '/prayer-times' },
      until: '2027-03-09T05:00:00.000Z',
    },
  ])
  expect(service.received[0]?.body).toMatch(
    /^Monday, March 8 · If the moon is seen: Eid tomorrow, prayer 8:00 AM\n/,
  )

  vi.setSystemTime(new Date(NIGHT))
  const { browser, confirm } = await aTimekeeper()
  const { revision } = await read(prayerSettingsDocument)
  await confirm({ year: 1448, month: 10, date: '2027-03-09' })
  expect(service.received.slice(1)).toMatchObject([
    {
      title: 'Confirmed: Eid al-Fitr, prayer at 8:00 AM',
      body: expect.stringMatching(/^Tuesday, March 9 · /),
      until: '2027-03-09T18:00:00.000Z',
      tag: service.received[0]?.tag,
      headers: { urgency: 'high' },
    },
  ])
  await browser.fetchJson(prayerApi.restore, { body: { revision } })
  expect(told().slice(2)).toEqual(['moon: Waiting for the moon of Shawwal'])
  await confirm({ year: 1448, month: 10, date: '2027-03-10' })
  await tickAt('2027-03-09T04:35:00Z')
  expect(told().slice(3)).toEqual(['moon: Confirmed: tomorrow is Ramadan 30'])
})

it('says that a tap no longer applies which is taken back before Maghrib', async () => {
  await tickAt('2027-03-08T17:00:00Z')
  vi.setSystemTime(new Date(AFTERNOON))
  const { browser, confirm } = await aTimekeeper()
  const { revision } = await read(prayerSettingsDocument)
  await confirm({ year: 1448, month: 10, date: '2027-03-09' })
  await browser.fetchJson(prayerApi.restore, { body: { revision } })
  expect(told().slice(1)).toEqual(['moon: No longer applies: Eid tomorrow, prayer 8:00 AM'])
  await tickAt(EVENING)
  expect(told().slice(2)).toEqual(['moon: Waiting for the moon of Shawwal'])
})

it('is pushed six times a day at most, however often a tap is taken back', async () => {
  await tickAt(EVENING)
  vi.setSystemTime(new Date('2027-03-09T00:10:00Z'))
  const { browser, confirm } = await aTimekeeper()
  const { revision } = await read(prayerSettingsDocument)
  for (let tap = 0; tap < 4; tap++) {
    await confirm({ year: 1448, month: 10, date: '2027-03-09' })
    await browser.fetchJson(prayerApi.restore, { body: { revision } })
  }
  expect(told()).toHaveLength(6)
})

it.each([
  ['in the afternoon before', AFTERNOON, 'Confirmed: Eid al-Fitr, prayer at 8:00 AM'],
  ['the day after', '2027-03-09T15:00:00Z', 'Confirmed: today is Shawwal 1'],
])('says what a tap %s decided', async (_, moment, title) => {
  await tickAt('2027-03-08T17:00:00Z')
  vi.setSystemTime(new Date(moment))
  const { confirm } = await aTimekeeper()
  await confirm({ year: 1448, month: 10, date: '2027-03-09' })
  await tickAt('2027-03-09T15:05:00Z')
  expect(told()).toEqual([`moon: ${title}`])
})

it('mails those who get mails of prayer times, once an evening', async () => {
  await addAdmin('Bilal', { role: 'timekeeper' })
  await addAdmin('Dina', { role: 'editor' })
  const run = async (at: string) => {
    vi.setSystemTime(new Date(at))
    await moonTask.run(new Date(), new AbortController().signal)
  }
  await run(BEFORE_MAGHRIB)
  expect(mail.received).toEqual([])
  await run(EVENING)
  await run('2027-03-09T00:05:00Z')
  expect(mail.received.map(({ to }) => to)).toEqual([['bilal@example.org']])
  const [{ text, head }] = mail.received as [(typeof mail.received)[number]]
  expect(head.subject).toMatch(/: the moon of Shawwal$/)
  expect(text).toContain('Monday, March 8\n- If the moon is seen: Eid tomorrow, prayer 8:00 AM')
  expect(text).toContain('https://mosque.example.org/admin')
})
