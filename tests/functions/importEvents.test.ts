import { beforeEach, describe, expect, it, vi } from 'vitest'
import { getAdminEvents } from '#contract/events.ts'
import { importCalendar, previewCalendar } from '#contract/importEvents.ts'
import { getEvents } from '#contract/listedEvents.ts'
import { getRecentActivity } from '#contract/recentActivity.ts'
import { purged } from './purged.ts'
import { browser, site, withAmina } from './running.ts'

vi.mock('#server/publish/purge.ts', () => import('./purged.ts'))

beforeEach(() => {
  purged.length = 0
})
withAmina(beforeEach)

const year = new Date().getUTCFullYear() + 1
const text = `BEGIN:VCALENDAR
VERSION:2.0
BEGIN:VEVENT
UID:tea@example.org
SUMMARY:Tea
DTSTART:${year}0304T190000
DTEND:${year}0304T200000
END:VEVENT
BEGIN:VEVENT
UID:walk@example.org
SUMMARY:Walk
DTSTART:${year}0305T100000
DTEND:${year}0305T110000
END:VEVENT
END:VCALENDAR
`.replaceAll('\n', '\r\n')
const source = { text }

describe('events of another calendar', () => {
  it('are shown, and stored only when they are chosen, each once', async () => {
    const titles = async () => {
      const events = await browser.fetchJson(getAdminEvents)
      return events.map(({ title }: { title: string }) => title)
    }
    const before = (await titles()).length
    const found = await browser.fetchJson(previewCalendar, { body: { source } })
    expect(found.events).toMatchObject([
      { uid: 'tea@example.org', title: 'Tea', date: `${year}-03-04`, isHere: false },
      { uid: 'walk@example.org', isHere: false },
    ])
    expect([(await titles()).length, purged]).toEqual([before, []])

    const body = { source, uids: ['tea@example.org'], category: 'social', active: true } as const
    const { events } = await browser.fetchJson(importCalendar, { body })
    expect(events).toMatchObject([{ title: 'Tea', category: 'social', startTime: '19:00' }])
    expect(purged).toEqual(['events'])
    const [entry] = (await browser.fetchJson(getRecentActivity)).data
    expect(entry).toMatchObject({ action: 'Imported 1 event from a calendar file', who: 'Amina' })

    const again = await browser.fetchJson(previewCalendar, { body: { source } })
    expect(again.events).toMatchObject([{ isHere: true }, { isHere: false }])
    expect(await browser.fetchJson(importCalendar, { body })).toMatchObject({ events: [] })
    // Visitors get no trace of where it came from.
    const shown = await (await site.send(getEvents)).json()
    const tea = shown.find(({ title }: { title: string }) => title === 'Tea')
    expect(tea).not.toHaveProperty('imported')
  })

  it.each([
    [{ address: 'http://example.org/a.ics' }, 'The address must start with https://'],
    [{ address: 'https://127.0.0.1/a.ics' }, /not one that everybody can open/],
    [{ address: 'https://169.254.169.254/latest' }, /not one that everybody can open/],
    [{ text: 'hello' }, 'This is not a calendar file (.ics).'],
  ])('are refused from %j', async (source, error) => {
    const response = await browser.fetchJson(previewCalendar, { body: { source } }, 400)
    expect(response.error).toMatch(error)
  })
})
