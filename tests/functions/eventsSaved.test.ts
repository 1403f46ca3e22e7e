import { beforeAll, describe, expect, it, vi } from 'vitest'
import {
  changeEvents,
  deleteEvent,
  type EventResponse,
  getDeletedEvents,
  getEventVersions,
  restoreEvent,
  updateEvent,
} from '#contract/events.ts'
import { getRecentActivity } from '#contract/recentActivity.ts'
import { addAdmin, signedIn } from './browser.ts'
import { anEvent, eventForm } from './eventForms.ts'
import { all, find, remove, restore, SATURDAY, save } from './eventsSite.ts'
import { testPicture } from './pictures.ts'
import { amina, browser, signInAgain, site, withAmina } from './running.ts'

vi.mock('#server/publish/purge.ts', () => import('./purged.ts'))

withAmina(beforeAll, SATURDAY)

describe('a saved event', () => {
  it('keeps an event’s picture until the form removes it', async () => {
    const id = await anEvent(browser, { imageFile: await testPicture() })
    const { image } = (await find(id))!
    expect((await save(id)).event.image).toBe(image)
    expect((await save(id, { image: undefined })).event.image).toBe(image)
    expect((await save(id, { removeImage: 'true' })).event.image).toBe('')
  })

  it('clears an empty More Info address and keeps an absent one', async () => {
    const id = await anEvent(browser, { moreInfoUrl: 'https://example.org/dinner' })
    expect((await save(id, { moreInfoUrl: undefined })).event.moreInfoUrl).toContain('dinner')
    expect((await save(id, { moreInfoUrl: '' })).event.moreInfoUrl).toBe('')
  })

  it('keeps the fields that an older client does not send, and uses its clock time', async () => {
    const startsAt = JSON.stringify({ prayer: 'isha', at: 'iqama', minutes: 10 })
    const id = await anEvent(browser, {
      recurring: 'true',
      active: 'false',
      skipped: '2026-12-12',
      startTime: undefined,
      startsAt,
    })
    const { event } = await save(id, { startTime: undefined })
    expect(event).toMatchObject({ recurring: true, active: false, skipped: ['2026-12-12'] })
    expect(event.startsAt).toMatchObject({ prayer: 'isha' })
    const again = (await save(id, { startTime: '19:00' })).event
    expect(again.startTime).toBe('19:00')
    expect(again).not.toHaveProperty('startsAt')
  })

  it('keeps required fields that the form does not contain', async () => {
    const id = await anEvent(browser, { recurring: 'true', endTime: '23:15' })
    const { revision: _, title: __, ...others } = (await find(id))!
    const form = new FormData()
    form.set('title', 'Renamed')
    const { event } = await browser.fetchJson(updateEvent, { params: { id }, body: form })
    expect(event).toMatchObject({ ...others, title: 'Renamed' })
    const iqama = { prayer: 'isha', at: 'iqama', minutes: 10 }
    const moved = new FormData()
    moved.set('startsAt', JSON.stringify(iqama))
    const later = (await browser.fetchJson(updateEvent, { params: { id }, body: moved })).event
    expect(later).toMatchObject({ title: 'Renamed', startTime: '', startsAt: iqama })
    expect(later.endTime).toBe('23:15')
  })

  it('rejects a save of an event with an older base', async () => {
    const id = await anEvent(browser)
    const { revision } = (await find(id))!
    const other = await signedIn(site, await addAdmin('Bilal'))
    await save(id, { base: String(revision), title: 'Mine' })
    const before = site.dump()
    const refused = await other.fetchJson(
      updateEvent,
      {
        params: { id },
        body: eventForm({ base: String(revision), imageFile: await testPicture() }),
      },
      409,
    )
    expect(refused).toMatchObject({
      code: 'conflict',
      current: { id, title: 'Mine' },
      savedBy: 'Amina',
    })
    expect(site.dump()).toEqual(before)
    const { revision: newer } = refused.current
    expect((await save(id, { base: String(newer), title: 'Ours' })).event.title).toBe('Ours')
  })

  it('keeps earlier versions of an event and restores them', async () => {
    const id = await anEvent(browser, { title: 'First' })
    await save(id, { title: 'Second' })
    await save(id, { title: 'Third' })
    const { versions } = await browser.fetchJson(getEventVersions, { params: { id } })
    expect(versions.map((one: EventResponse) => one.title)).toEqual(['Second', 'First'])
    expect(versions[0]).toMatchObject({ savedBy: 'Amina' })
    const { event } = await restore(id, { revision: versions[1].revision })
    expect(event.title).toBe('First')
    expect(event.revision).toBeGreaterThan(versions[0].revision)
    await restore(id, { revision: versions[1].revision, base: 1 }, 409)
    await restore(id, { revision: 99_999 }, 404)
  })

  it('lists an event’s versions without one that is deleted during the read', async () => {
    const id = await anEvent(browser, { title: 'First' })
    for (const title of ['Second', 'Third']) await save(id, { title })
    const real = globalThis.fetch
    let gone = 0
    const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const isVersion = String(input).includes(`versions/event/${id}/0`)
      if (!isVersion || gone > 0) return real(input, init)
      gone += 1
      return new Response(null, { status: 404 })
    })
    try {
      const { versions } = await browser.fetchJson(getEventVersions, { params: { id } })
      expect([gone, versions.map((one: EventResponse) => one.title)]).toEqual([1, ['First']])
    } finally {
      spy.mockRestore()
    }
  })
})

describe('several events at once', () => {
  const change = (changes: object[], status = 200) =>
    browser.fetchJson(changeEvents, { body: { changes } as never }, status)

  it('hides, moves, deletes and restores them in one save, each in the log', async () => {
    const a = await anEvent(browser, { title: 'Many A' })
    const b = await anEvent(browser, { title: 'Many B' })
    const c = await anEvent(browser, { title: 'Many C' })
    const { events } = await change([
      { id: a, active: false },
      { id: b, active: true, category: 'youth' },
      { id: c, deleted: true },
      { id: 'nothing', active: false },
    ])
    expect(events.map((event: EventResponse) => [event.id, event.active, event.category])).toEqual([
      [a, false, 'social'],
      [b, true, 'youth'],
    ])
    const [first, second] = events as EventResponse[]
    expect(first?.revision).toBe(second?.revision)
    expect(await find(c)).toBeUndefined()
    const { data } = await browser.fetchJson(getRecentActivity, { query: { pageSize: 3 } })
    expect(data.map((entry: { action: string }) => entry.action).sort()).toEqual([
      'Deleted event: Many C',
      'Updated event: Many A (visible to the public)',
      'Updated event: Many B (category)',
    ])
    // What an undo from the log needs.
    const logged = data.find(({ event }: { event: string }) => event === b)
    expect(logged.revision).toBe(second?.revision)
    expect(logged.before).toBeLessThan(logged.revision)
    await change([
      { id: a, active: true },
      { id: b, category: 'social' },
      { id: c, deleted: false },
    ])
    expect((await find(a))?.active).toBe(true)
    expect((await find(b))?.category).toBe('social')
    expect((await find(c))?.title).toBe('Many C')
    const { versions } = await browser.fetchJson(getEventVersions, { params: { id: b } })
    expect(versions.map((one: EventResponse) => one.category)).toEqual(['youth', 'social'])
  })

  it('moves one day of a repeating event and back, each one save and one entry of the log', async () => {
    const more = { recurring: 'true', date: '2026-11-22', startTime: '10:00', endTime: '12:30' }
    const id = await anEvent(browser, { title: 'Sunday class', from: '2026-11-22', ...more })
    const to = { date: '2026-11-28', startTime: '16:00', endTime: '' }
    const { events } = await change([{ id, moved: { from: '2026-11-29', ...to } }])
    // Another admin, whose list still has the day.
    await change([{ id, moved: { from: '2026-11-29', ...to } }], 409)
    const [series, day] = events as EventResponse[]
    expect(series).toMatchObject({ id, skipped: ['2026-11-29'], date: '2026-11-22' })
    expect(day).toMatchObject({ title: 'Sunday class', recurring: false, active: true, ...to })
    expect(day).not.toHaveProperty('from')
    const lastInLog = async () =>
      (await browser.fetchJson(getRecentActivity, { query: { pageSize: 1 } })).data[0]
    const made = day?.id ?? ''
    expect(await lastInLog()).toMatchObject({
      action: 'Moved event: Sunday class (Sunday, November 29 → Saturday, November 28, 4:00 PM)',
      ...{ event: id, canUndo: true, moved: { from: '2026-11-29', made } },
    })
    await change([{ id, movedBack: { from: '2026-11-29', made } }])
    expect([(await find(id))?.skipped ?? [], await find(made)]).toEqual([[], undefined])
    const back = await lastInLog()
    expect(back.action).toBe('Moved event back: Sunday class (Sunday, November 29)')
    expect(back).not.toHaveProperty('canUndo')
    // The move is on another page of the log than what took it back.
    const second = await browser.fetchJson(getRecentActivity, { query: { page: 2, pageSize: 1 } })
    expect(second.data[0].moved).toEqual({ from: '2026-11-29', made })
    expect(second.data[0]).not.toHaveProperty('canUndo')
    await change([{ id, moved: { from: '2026-11-29', ...to, startTime: 'soon' } }], 400)
  })

  it('moves an event of one day itself', async () => {
    const id = await anEvent(browser, { title: 'Bazaar', date: '2026-11-29' })
    const to = { date: '2026-12-06', startTime: '11:00', endTime: '13:00' }
    const { events } = await change([{ id, moved: { from: '2026-11-29', ...to } }])
    expect(events).toEqual([expect.objectContaining({ id, ...to })])
  })

  it('saves nothing where nothing differs, and refuses too many', async () => {
    const id = await anEvent(browser)
    const before = site.dump()
    expect((await change([{ id, active: true }])).events).toEqual([])
    await change(
      Array.from({ length: 101 }, () => ({ id })),
      400,
    )
    await change([{ id, category: 'sports' }], 400)
    expect(site.dump()).toEqual(before)
  })
})

describe('a deleted event', () => {
  it('is hidden, saved no more, and restored unchanged, also where either is asked twice', async () => {
    const id = await anEvent(browser, { title: 'Gone and back', imageFile: await testPicture() })
    const before = (await find(id))!
    await remove(id)
    await remove(id)
    expect(await save(id, {}, 410)).toMatchObject({ code: 'deleted' })
    expect(await find(id)).toBeUndefined()
    const { events } = await browser.fetchJson(getDeletedEvents)
    expect(events[0]).toMatchObject({ id, title: 'Gone and back', deletedBy: 'Amina' })
    const { event } = await restore(id)
    expect({ ...event, revision: 0 }).toEqual({ ...before, revision: 0 })
    expect(event.revision).toBeGreaterThan(before.revision)
    await restore(id)
    expect((await all()).filter(one => one.id === id)).toHaveLength(1)
    expect((await browser.fetchJson(getDeletedEvents)).events).not.toContainEqual(
      expect.objectContaining({ id }),
    )
  })

  it('deletes an event permanently after 30 days', async () => {
    const id = await anEvent(browser)
    await remove(id)
    const now = Date.now()
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      vi.setSystemTime(now + 29.9 * 86_400_000)
      const late = await signedIn(site, amina)
      await late.fetchJson(restoreEvent, { params: { id } })
      await late.fetchJson(deleteEvent, { params: { id } })
      vi.setSystemTime(now + 60 * 86_400_000)
      const later = await signedIn(site, amina)
      expect(await later.fetchJson(restoreEvent, { params: { id } }, 404)).toMatchObject({
        error: 'There is no such event.',
      })
      expect((await later.fetchJson(getDeletedEvents)).events).toEqual([])
    } finally {
      vi.useRealTimers()
      await signInAgain()
    }
  })
})
