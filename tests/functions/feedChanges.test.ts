import ICAL from 'ical.js'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { deleteEvent, restoreEvent, updateEvent } from '#contract/events.ts'
import { prayerApi } from '#contract/prayerSettings.ts'
import { anEvent, eventForm } from './eventForms.ts'
import { browser, withAmina } from './running.ts'
import { callFunction, ORIGIN } from './site.ts'

vi.mock('#server/publish/purge.ts', () => import('./purged.ts'))

const AFTER_ISHA = {
  startTime: '',
  endTime: '',
  startsAt: JSON.stringify({ prayer: 'isha', at: 'iqama', minutes: 10 }),
  endsAt: JSON.stringify({ lasts: 60 }),
}

withAmina(beforeAll, { SITE_NOW: '2026-11-21T17:00:00Z', URL: ORIGIN })
afterEach(() => {
  vi.useRealTimers()
})

/** What calendar programs compare with the entry they have, and the entry's time. */
async function entryOf(id: string) {
  const text = await (await callFunction(new Request(`${ORIGIN}/events.ics?event=${id}`))).text()
  const component = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')
  const value = (name: string) => String(component?.getFirstPropertyValue(name))
  const number = Number(value('sequence'))
  return {
    version: { number, stamp: value('dtstamp'), modified: value('last-modified') },
    start: value('dtstart'),
    status: value('status'),
  }
}

let seconds = 0
/** A minute later than the last step: times in a calendar have whole seconds. */
async function later<T>(step: () => Promise<T>): Promise<T> {
  seconds += 60
  vi.useFakeTimers({ now: Date.now() + seconds * 1000, toFake: ['Date'] })
  const done = await step()
  vi.useRealTimers()
  return done
}

const moveIsha = async (time: string) => {
  const { settings } = await browser.fetchJson(prayerApi.read)
  settings.iqama.isha = [{ rule: { kind: 'fixed', time } }]
  return later(() => browser.fetchJson(prayerApi.save, { body: { settings } }))
}

type Version = Awaited<ReturnType<typeof entryOf>>['version']
/** All three rise together, as RFC 5545 asks of a change. */
function expectNewer(after: Version, before: Version): void {
  expect(after.number).toBeGreaterThan(before.number)
  expect(after.stamp > before.stamp).toBe(true)
  expect(after.modified).toBe(after.stamp)
}

it('an event has a newer entry after its deletion and after its restoration', async () => {
  const id = await anEvent(browser)
  const before = await entryOf(id)
  await later(() => browser.fetchJson(deleteEvent, { params: { id } }))
  const deleted = await entryOf(id)
  expect(deleted.status).toBe('CANCELLED')
  expectNewer(deleted.version, before.version)
  await later(() => browser.fetchJson(restoreEvent, { params: { id }, body: {} }))
  const restored = await entryOf(id)
  expect(restored.status).toBe('CONFIRMED')
  expectNewer(restored.version, deleted.version)
})

it('an event that follows a prayer has a newer entry whenever its prayer’s iqama moves', async () => {
  const [onClock, afterIsha] = [await anEvent(browser), await anEvent(browser, AFTER_ISHA)]
  const saved = await moveIsha('20:15')
  const [clock, first] = [await entryOf(onClock), await entryOf(afterIsha)]
  expect(first.start).toBe('2026-12-05T20:25:00')

  await moveIsha('21:00')
  const moved = await entryOf(afterIsha)
  expect(moved.start).toBe('2026-12-05T21:10:00')
  expectNewer(moved.version, first.version)

  const { revision } = saved
  await later(() => browser.fetchJson(prayerApi.restore, { body: { revision } }))
  const back = await entryOf(afterIsha)
  expect(back.start).toBe(first.start)
  expectNewer(back.version, moved.version)

  const onClockNow = eventForm({ startTime: '20:00', startsAt: '', endsAt: '' })
  await later(() => browser.fetchJson(updateEvent, { params: { id: afterIsha }, body: onClockNow }))
  const fixed = await entryOf(afterIsha)
  expect(fixed.start).toBe('2026-12-05T20:00:00')
  expectNewer(fixed.version, back.version)
  expect(await entryOf(onClock)).toEqual(clock)

  await later(() => browser.fetchJson(deleteEvent, { params: { id: afterIsha } }))
  expectNewer((await entryOf(afterIsha)).version, fixed.version)
})

it('ids in calendars do not depend on the address of the request', async () => {
  const idsAt = async (origin: string) => {
    const texts = await Promise.all(
      ['/events.ics', '/prayer-times.ics?prayers=fajr'].map(async path =>
        (await callFunction(new Request(new URL(path, origin)))).text(),
      ),
    )
    return texts.flatMap(text => text.match(/^UID:.*$/gm) ?? [])
  }
  const ids = await idsAt(ORIGIN)
  expect(ids.length).toBeGreaterThan(180)
  expect(ids.every(id => id.trim().endsWith('@mosque.example.org'))).toBe(true)
  expect(await idsAt('https://evil.example')).toEqual(ids)
})
