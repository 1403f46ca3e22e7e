import { beforeEach, expect, it } from 'vitest'
import { getDashboard } from '#contract/dashboard.ts'
import { createEvent } from '#contract/events.ts'
import { getEvents } from '#contract/listedEvents.ts'
import { createNotice, deleteNotice, getAdminNotices, saveNotice } from '#contract/notices.ts'
import { getPrayerTimes } from '#contract/prayerTimes.ts'
import { icalInstant } from '#domain/icalendar/moments.ts'
import type { PrayerRow } from '#domain/prayer/response.ts'
import { eventForm } from './eventForms.ts'
import { aNotice } from './notices.ts'
import { browser, site, withAmina } from './running.ts'
import { callFunction, ORIGIN } from './site.ts'

/** A Sunday, 3 PM at the mosque. */
const NOW = new Date('2026-11-22T20:00:00Z')
const TODAY = '2026-11-22'

withAmina(beforeEach, { SITE_NOW: NOW.toISOString(), URL: ORIGIN })

const closure = (more: object = {}) =>
  aNotice(
    {
      ...{ kind: 'closure', title: 'Closed', reason: 'snow', keeps: [] },
      ...{ start: NOW.toISOString(), end: '2026-11-23T04:59:00.000Z', ...more },
    },
    NOW,
  )
const today = async (): Promise<PrayerRow> => {
  const { info } = await (await site.send(getPrayerTimes)).json()
  return info.find(({ iso }: PrayerRow) => iso === TODAY)
}
const canceled = async () =>
  (await (await site.send(getEvents)).json()).flatMap(
    ({ title, canceled: days }: { title: string; canceled?: object }) =>
      days && title === 'Youth night' ? [days] : [],
  )
const calendar = async (path: string) =>
  (await callFunction(new Request(new URL(path, ORIGIN)))).text()
/** When feed readers are told that the event, the janazah and the prayers of a day changed last. */
const changes = async () => {
  const [events, notices, prayers] = (await Promise.all(
    ['/events.json', '/notices.json', '/prayer-times.ics'].map(calendar),
  )) as [string, string, string]
  const items = [events, notices].flatMap(
    text => (JSON.parse(text) as { items: { title: string; date_modified: string }[] }).items,
  )
  const modified = (title: string) => items.find(one => one.title === title)?.date_modified
  const [, calendars] = /LAST-MODIFIED:(.*)/.exec(prayers) ?? []
  return [modified('Youth night'), modified('Janazah'), calendars?.trim()]
}
const inCalendars = (instant: string) => icalInstant(new Date(instant))

it('cancels prayers and events everywhere, and gives them back once it is deleted', async () => {
  const fields = { title: 'Youth night', date: TODAY, startTime: '18:30', endTime: '20:00' }
  await browser.fetchJson(createEvent, { body: eventForm(fields) })
  const before = await today()
  const { notice } = await browser.fetchJson(createNotice, { body: closure() })
  const row = await today()
  expect(row.closed).toEqual({ prayers: ['maghrib', 'isha'], reason: 'snow' })
  expect(row.isha).toEqual({ ...before.isha, congregation: false })
  expect(await canceled()).toEqual([{ [TODAY]: 'snow' }])
  const dinner = { ...fields, title: 'Dinner' }
  const { event } = await browser.fetchJson(createEvent, { body: eventForm(dinner) })
  expect(event.canceled, 'in the response to a save').toEqual({ [TODAY]: 'snow' })
  // The panel has its prayer as it is stored, without the time that visitors do not get.
  const prayer = { name: 'isha', date: TODAY } as const
  const janazah = aNotice({ kind: 'janazah', title: 'Janazah', prayer, end: undefined }, NOW)
  const made = await browser.fetchJson(createNotice, { body: janazah })
  expect((await browser.fetchJson(getAdminNotices)).notices).toContainEqual(made.notice)
  expect(made.notice).toMatchObject({ prayer, end: '2026-11-23T05:00:00.000Z' })
  expect(made.notice.prayer).not.toHaveProperty('time')
  const { notices } = await browser.fetchJson(getDashboard)
  expect(notices).toMatchObject({ value: [{ text: 'Janazah, after Isha today' }, {}] })
  expect(await calendar('/prayer-times.ics')).toContain('No congregation (snow): Maghrib\\, Isha')
  expect(await calendar('/events.ics')).toMatch(/SUMMARY:Youth night[\s\S]*?STATUS:CANCELLED/)
  expect((await changes())[0]).toBe(notice.savedAt)

  const kept = { ...closure({ keeps: ['isha'] }), base: notice.revision }
  const save = { params: { id: notice.id }, body: kept }
  const { savedAt } = (await browser.fetchJson(saveNotice, save)).notice
  expect((await today()).closed?.prayers).toEqual(['maghrib'])
  expect(await changes()).toEqual([savedAt, savedAt, inCalendars(savedAt)])

  await browser.fetchJson(deleteNotice, { params: { id: notice.id } })
  expect(await today()).toEqual(before)
  expect(await canceled()).toEqual([])
  const { deleted } = await browser.fetchJson(getAdminNotices)
  const takenBack = deleted[0]!.deletedAt
  expect(await changes()).toEqual([takenBack, takenBack, inCalendars(takenBack)])
})
