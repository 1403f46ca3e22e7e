import { beforeEach, describe, expect, it, vi } from 'vitest'
import { prayerTimesResponse } from '#domain/prayer/prayerTimesResponse.ts'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'

const SETTINGS: PrayerSettings = seedPrayerSettings(new Date('2026-11-21T12:00:00Z'))
let settings = SETTINGS
const responseAt = (now: Date, year?: number) =>
  JSON.stringify(prayerTimesResponse(settings, { now, ...(year && { year }) }))

/** What a page requests first. */
const NEWER = '/api/newer?since=0'

type Upstream = (address: string) => Response | Promise<Response>
let requests: string[]
let upstream: Upstream

/** A fresh copy of the store at a moment, with the upstream responding as given. */
async function storeAt(moment: string, responding: Upstream) {
  vi.resetModules()
  vi.setSystemTime(new Date(moment))
  upstream = responding
  return { ...(await import('./prayer.ts')), ...(await import('./prayerDay.ts')) }
}

const api: Upstream = address => {
  const year = /year=(\d+)/.exec(address)?.[1]
  const days = responseAt(new Date(), year ? Number(year) : undefined)
  return new Response(address === NEWER ? `{"prayer":${days}}` : days)
}
const filesAlone: Upstream = address => {
  const year = /^\/prayer-times\/(\d+)\.json$/.exec(address)?.[1]
  return year
    ? new Response(responseAt(new Date(), Number(year)))
    : new Response('{"success":false}', { status: 500 })
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  requests = []
  settings = SETTINGS
  vi.stubGlobal('document', {
    documentElement: { dataset: { zone: 'America/New_York' } },
    querySelector: () => null,
    addEventListener: () => {},
    removeEventListener: () => {},
  })
  vi.stubGlobal('fetch', (address: string) => {
    requests.push(address)
    return Promise.resolve(upstream(address))
  })
})

describe('loadPrayerTimes', () => {
  it('requests the API once for all views of a page', async () => {
    const { $prayerData, loadedDay, loadPrayerTimes } = await storeAt('2026-11-21T17:00:00Z', api)
    await Promise.all([loadPrayerTimes(), loadPrayerTimes()])
    expect(requests).toEqual([NEWER])
    expect($prayerData.get()).toMatchObject({ state: 'ready', from: 'api' })
    expect(loadedDay()?.[1].today.date).toBe('NOVEMBER 21, 2026')
  })

  it('falls back to the year’s file of the build', async () => {
    const { $prayerData, loadedDay, loadPrayerTimes } = await storeAt(
      '2026-11-21T17:00:00Z',
      filesAlone,
    )
    await loadPrayerTimes()
    expect(requests).toEqual([NEWER, '/prayer-times/2026.json'])
    expect($prayerData.get()).toMatchObject({ state: 'ready', from: 'file' })
    expect(loadedDay()?.[1].next.name).toBe('asr')
  })

  it('joins two years’ files on the last day of a year', async () => {
    const { loadedDay, loadPrayerTimes } = await storeAt('2027-01-01T04:30:00Z', filesAlone)
    await loadPrayerTimes()
    expect(loadedDay()?.[1].today.iso).toBe('2026-12-31')
    expect(loadedDay()?.[1].next).toMatchObject({ name: 'fajr', row: { iso: '2027-01-01' } })
  })

  it('requests the year when the response does not contain the day, as under ?at=', async () => {
    const stale = responseAt(new Date('2026-11-21T17:00:00Z'))
    const { loadedDay, loadPrayerTimes } = await storeAt('2027-03-14T07:30:00Z', address =>
      address === NEWER ? new Response(`{"prayer":${stale}}`) : api(address),
    )
    await loadPrayerTimes()
    expect(requests).toEqual([NEWER, '/api/prayertimes?year=2027'])
    expect(loadedDay()?.[1].today.iso).toBe('2027-03-14')
  })

  it('shows the text of docs/product.md when no request succeeds', async () => {
    const { $prayerData, loadPrayerTimes } = await storeAt(
      '2026-11-21T17:00:00Z',
      () => new Response('', { status: 404 }),
    )
    await loadPrayerTimes()
    expect($prayerData.get()).toEqual({ state: 'failed', message: 'Failed to load prayer times' })
  })

  it('keeps what is shown when a later refresh fails', async () => {
    const { $prayerData, loadPrayerTimes } = await storeAt('2026-11-21T17:00:00Z', api)
    await loadPrayerTimes()
    upstream = () => new Response('', { status: 503 })
    vi.setSystemTime(new Date('2026-11-21T17:06:00Z'))
    await loadPrayerTimes()
    expect(requests.slice(0, 2)).toEqual([NEWER, NEWER])
    expect($prayerData.get()).toMatchObject({ state: 'ready' })
  })

  it('asks again within five minutes, then every five, and not while nobody looks', async () => {
    const { loadPrayerTimes } = await storeAt('2026-11-21T17:00:37Z', api)
    await loadPrayerTimes()
    const asked: number[] = []
    for (let minute = 1; minute <= 20; minute++) {
      const late = minute % 3
      vi.setSystemTime(new Date(`2026-11-21T17:${String(minute).padStart(2, '0')}:00.02${late}Z`))
      Object.assign(document, {
        visibilityState: minute > 13 && minute < 17 ? 'hidden' : 'visible',
      })
      const before = requests.length
      await loadPrayerTimes()
      if (requests.length > before) asked.push(minute)
    }
    expect(asked).toEqual([5, 10, 17])
  })

  it('asks every minute while the mosque waits for the moon, also after midnight', async () => {
    settings = {
      ...SETTINGS,
      hijri: {
        confirmed: [{ year: 1448, month: 9, date: '2027-02-08' }],
        months: { begin: 'sighted', since: '2026-12-01' },
      },
    }
    const askedFrom = async (moment: string) => {
      const { loadPrayerTimes } = await storeAt(moment, api)
      const before = requests.length
      for (let minute = 0; minute < 6; minute++) {
        vi.setSystemTime(Date.parse(moment) + minute * 60_000)
        await loadPrayerTimes()
      }
      return requests.length - before
    }
    expect(await askedFrom('2027-03-08T20:00:00Z')).toBe(2)
    expect(await askedFrom('2027-03-09T01:00:00Z')).toBe(6)
    expect(await askedFrom('2027-03-09T06:00:00Z')).toBe(6)
    expect(await askedFrom('2027-03-09T13:00:00Z')).toBe(2)
  })

  it.each([
    ['no row at all', () => true],
    ['no row for today', (iso: string) => iso === '2026-11-21'],
    ['no row for tomorrow', (iso: string) => iso === '2026-11-22'],
  ])('shows the text of docs/product.md when the API has %s', async (_, isMissing) => {
    const { $prayerData, loadedDay, loadPrayerTimes } = await storeAt(
      '2026-11-21T17:00:00Z',
      async address => {
        if (!address.startsWith('/api/')) return filesAlone(address)
        const body = await (await api(address)).json()
        const full = body.prayer ?? body
        const info = full.info.filter((row: { iso: string }) => !isMissing(row.iso))
        const days = { ...full, info }
        return Response.json(body.prayer ? { prayer: days } : days)
      },
    )
    await loadPrayerTimes()
    expect($prayerData.get()).toEqual({ state: 'failed', message: 'Failed to load prayer times' })
    expect(loadedDay()).toBeNull()
  })

  it('falls back to the year’s file when the server could not read the times', async () => {
    const { $prayerData, loadPrayerTimes } = await storeAt('2026-11-21T17:00:00Z', address =>
      address === NEWER ? Response.json({ prayer: null }) : filesAlone(address),
    )
    await loadPrayerTimes()
    expect(requests).toEqual([NEWER, '/prayer-times/2026.json'])
    expect($prayerData.get()).toMatchObject({ state: 'ready', from: 'file' })
  })

  it('falls back to the year’s file when the response is not prayer times', async () => {
    const { $prayerData, loadPrayerTimes } = await storeAt('2026-11-21T17:00:00Z', address =>
      address.startsWith('/api/') ? new Response('<!doctype html>') : filesAlone(address),
    )
    await loadPrayerTimes()
    expect($prayerData.get()).toMatchObject({ state: 'ready', from: 'file' })
  })

  it("keeps the Jumu'ah times of the second of two years", async () => {
    const { $prayerData, loadedDay, loadPrayerTimes } = await storeAt(
      '2027-01-01T04:30:00Z',
      filesAlone,
    )
    await loadPrayerTimes()
    expect($prayerData.get()).toMatchObject({
      response: { jumuah: [{ from: '2026-01-02' }, { from: '2027-01-01' }] },
    })
    expect(loadedDay()?.[1].tomorrow.jumuah).toEqual(['13:45', '14:05'])
  })
})
