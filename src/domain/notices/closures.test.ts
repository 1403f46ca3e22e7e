import { describe, expect, it } from 'vitest'
import { canceledOn } from '#domain/events/canceled.ts'
import { closedEvent } from '#domain/events/closedEvent.ts'
import { missedDays } from '#domain/events/groups.ts'
import { madeEvent } from '#domain/events/testing/madeEvent.ts'
import { prayerEntries } from '#domain/feeds/prayerCalendar.ts'
import { announcements } from '#domain/prayer/changes.ts'
import { closedDay } from '#domain/prayer/closedDay.ts'
import { prayerTimesResponse } from '#domain/prayer/prayerTimesResponse.ts'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import { readyState } from '#domain/prayer/testing/stateAt.ts'
import { computeDay } from '#domain/prayer/times.ts'
import { archTimes } from '#domain/prayer/view/arch.ts'
import { dayTimes } from '#domain/prayer/view/times.ts'
import { instantOf } from '#domain/time/civil.ts'
import { closuresOf } from './closures.ts'
import type { NoticeFields } from './notice.ts'

const ZONE = 'America/New_York'
const at = (date: string, clock: string) => instantOf(date, clock, ZONE)
/** A Friday; Jumu'ah at 13:15 and 13:45 for 13:45 and 14:05. */
const DAY = '2026-11-27'
const settings = seedPrayerSettings(at('2026-11-21', '12:00'))

function closure(from: string, until: string, more: Partial<NoticeFields> = {}): NoticeFields {
  const [start, end] = [from, until].map(clock => at(DAY, clock).toISOString()) as [string, string]
  return {
    kind: 'closure',
    title: 'Closed',
    text: '',
    start,
    end,
    reason: 'snow',
    keeps: [],
    ...more,
  }
}
const responseOf = (...notices: NoticeFields[]) =>
  prayerTimesResponse(settings, { now: at(DAY, '10:00'), closures: closuresOf(notices) })
const rowOf = (...notices: NoticeFields[]) =>
  responseOf(...notices).info.find(({ iso }) => iso === DAY)!

describe('the prayers of a day', () => {
  it.each([
    ['all day', closure('00:00', '23:59'), ['fajr', 'jumuah', 'asr', 'maghrib', 'isha']],
    ['from the afternoon on', closure('14:10', '23:59'), ['asr', 'maghrib', 'isha']],
    ['until the iqama of Isha, which is held', closure('14:10', '19:30'), ['asr', 'maghrib']],
    ['what is kept', closure('14:10', '23:59', { keeps: ['maghrib', 'isha'] }), ['asr']],
    ['a closure of an earlier release', closure('00:00', '23:59', { keeps: undefined }), undefined],
    ['another kind', closure('00:00', '23:59', { kind: 'announcement' }), undefined],
    ['hours without a prayer', closure('09:00', '11:00'), undefined],
  ])('that a closure cancels: %s', (_, notice, prayers) => {
    const { closed } = rowOf(notice)
    expect(closed).toEqual(prayers && { prayers, reason: 'snow' })
  })

  it('keep their iqama in the response, and no view shows it', () => {
    const row = rowOf(closure('14:10', '23:59'))
    const { isha } = rowOf()
    expect(row.isha).toEqual({ ...isha, congregation: false })
    expect(row.fajr).toEqual(rowOf().fajr)
    const shown = Object.fromEntries(
      dayTimes(row, ['fajr', 'isha']).map(day => [day.name, day.iqama]),
    )
    expect(shown).toEqual({ fajr: row.fajr.iqama, isha: 'none' })
  })

  it("leave out the Jumu'ahs that cannot be, and Dhuhr with them once none is left", () => {
    const morning = rowOf(closure('00:00', '13:20'))
    expect([morning.jumuah, morning.dhuhr.congregation]).toEqual([['14:05'], undefined])
    const all = rowOf(closure('12:00', '15:00'))
    expect([all.jumuah, all.dhuhr.congregation]).toEqual([[], false])
    const foot = archTimes({ today: all, hijri: '' }, responseOf(closure('12:00', '15:00')))
    expect(foot['jumuah-short']).toMatch(/^Jumu'ah Fri, Dec 4: /)
  })

  it('are said in a sentence and are no lead, no announced change and no calendar entry', () => {
    const response = responseOf(closure('14:10', '23:59'))
    const asr = at(DAY, '14:20')
    const state = readyState(response, asr)
    expect(state.notices).toContain('No congregation (snow): Asr, Maghrib, Isha')
    expect([state.lead.what, state.lead.label]).toEqual(['athan', 'Maghrib'])
    const told = announcements(response, asr).map(({ what }) => what)
    expect(told.filter(what => /Isha iqama/.test(what))).toEqual([])
    const before = at('2026-11-26', '12:00')
    expect(announcements(responseOf(closure('00:00', '23:59')), before)).toEqual([
      {
        when: 'Tomorrow, Friday, November 27 only',
        what: "No congregation (snow): Fajr, Jumu'ah, Asr, Maghrib, Isha",
        until: at('2026-11-28', '00:00'),
      },
      {
        when: 'From Saturday, November 28',
        what: 'Fajr iqama 6:02 AM (was 5:55 AM)',
        until: at('2026-11-28', '06:02'),
      },
    ])
    const day = closedDay(computeDay(settings, DAY), closuresOf([closure('14:10', '23:59')]), ZONE)
    const place = { name: 'M', address: '', zone: ZONE, host: 'h', revision: 1, savedAt: asr }
    const titles = prayerEntries([day], place).groups.flatMap(({ entries }) =>
      entries.map(({ title }) => title),
    )
    expect(titles).toContain('Fajr iqama')
    expect(titles).not.toContain('Isha iqama')
    expect(titles).toContain('No congregation (snow): Asr, Maghrib, Isha')
  })
})

describe('a change from a closed day on', () => {
  const later = [{ time: '14:30', khutbah: '14:00' }]
  const changed = {
    ...settings,
    jumuah: [
      { until: '2026-11-26', slots: settings.jumuah[0]!.slots },
      { from: DAY, slots: later },
    ],
  }
  const fajr = 'Fajr iqama 6:02 AM (was 5:55 AM)'
  const jumuah =
    "Jumu'ah khutbah 2:00 · prayer 2:30 PM (was khutbah 1:15 · prayer 1:45 PM & khutbah 1:55 · prayer 2:05 PM)"
  const off = "No congregation (snow): Fajr, Jumu'ah, Asr, Maghrib, Isha"
  const jumuahLater = ['From Friday, December 4', jumuah]
  it.each([
    [
      '2026-11-26',
      ['Tomorrow, Friday, November 27 only', off],
      ['From Saturday, November 28', fajr],
    ],
    [
      DAY,
      ['Today, Friday, November 27 only', off],
      ['From tomorrow, Saturday, November 28', fajr],
      jumuahLater,
    ],
    ['2026-11-28', ['From today, Saturday, November 28', fajr], jumuahLater],
    ['2026-11-29', jumuahLater],
    ['2026-12-04', ['From today, Friday, December 4', jumuah]],
  ])('is announced for the first day that is held, as read on %s', (date, ...lines) => {
    const now = at(date, '04:00')
    const closures = closuresOf([closure('00:00', '23:59')])
    const response = prayerTimesResponse(changed, { now, closures })
    expect(announcements(response, now).map(({ when, what }) => [when, what])).toEqual(lines)
  })

  it("says once that a Jumu'ah of several is not held", () => {
    const now = at('2026-11-26', '12:00')
    const lines = announcements(responseOf(closure('06:00', '13:20')), now).map(({ what }) => what)
    expect(lines).toEqual(["No congregation (snow): Fajr, Jumu'ah 1:45 PM", fajr])
  })
})

describe('the prayers of Eid', () => {
  const EID = '2027-03-10'
  const eidSettings = {
    ...settings,
    eid: {
      fitr: { year: 1448, date: EID, prayers: [{ time: '08:00' }, { time: '09:30' }] },
    },
  }
  function eidOf(from: string, until: string, keeps: string[] = []) {
    const [start, end] = [from, until].map(clock => at(EID, clock).toISOString()) as [
      string,
      string,
    ]
    const closures = closuresOf([{ ...closure('00:00', '23:59'), start, end, keeps }])
    const now = at(EID, '06:30')
    const response = prayerTimesResponse(eidSettings, { now, closures })
    const row = response.info.find(({ iso }) => iso === EID)!
    const state = readyState(response, now)
    const day = closedDay(computeDay(eidSettings, EID), closures, ZONE)
    const place = { name: 'M', address: '', zone: ZONE, host: 'h', revision: 1, savedAt: now }
    const titles = prayerEntries([day], place).groups.flatMap(({ entries }) =>
      entries.map(({ title }) => title),
    )
    return { row, state, titles }
  }

  it('that a closure cancels are none in response, lead, notices and calendar', () => {
    const { row, state, titles } = eidOf('06:45', '10:00')
    expect(row.eid).toMatchObject({ name: 'Eid al-Fitr', prayers: [], closed: true })
    expect(row.closed).toEqual({ prayers: ['eid'], reason: 'snow' })
    expect(state.notices).toEqual(['Eid al-Fitr', 'No congregation (snow): Eid prayer'])
    expect(state.lead.label).not.toMatch(/Eid/)
    expect(titles.filter(title => /^Eid.*prayer/.test(title))).toEqual([])
  })

  it('are those that are outside of the hours, or kept', () => {
    const { row, titles } = eidOf('06:45', '09:00')
    expect(row.eid?.prayers).toEqual([{ time: '09:30' }])
    expect(row.closed).toEqual({ prayers: [], times: { eid: ['08:00'] }, reason: 'snow' })
    expect(titles.filter(title => title === 'Eid al-Fitr prayer')).toHaveLength(1)
    expect(eidOf('06:45', '10:00', ['eid']).row.eid?.prayers).toHaveLength(2)
  })
})

describe('an event', () => {
  const event = madeEvent({ id: 'youth', date: DAY, startTime: '18:30', endTime: '20:00' })
  it.each([
    ['in the hours', event, closure('14:00', '23:59'), 'Cancelled: snow'],
    ['that begins before their end', event, closure('14:00', '18:31'), 'Cancelled: snow'],
    ['that is over before', event, closure('20:00', '23:59'), ''],
    ['that begins after', event, closure('14:00', '18:30'), ''],
    ['that is kept', event, closure('14:00', '23:59', { keeps: ['youth'] }), ''],
    ['without a reason', event, closure('14:00', '23:59', { reason: '' }), 'Cancelled'],
    [
      'of every week',
      { ...event, date: '2026-11-20', recurring: true },
      closure('14:00', '23:59'),
      'Cancelled: snow',
    ],
  ])('%s', (_, one, notice, words) => {
    expect(canceledOn(closedEvent(one, closuresOf([notice]), ZONE), DAY)).toBe(words)
  })

  it('that is cancelled itself is so in no hours of a closure too', () => {
    const off = closedEvent({ ...event, skipped: [DAY] }, [], ZONE)
    expect(canceledOn(off, DAY)).toBe('Cancelled')
    expect(missedDays(off, DAY, DAY)).toEqual([])
    const { canceled } = closedEvent({ ...off, skipped: [] }, [], ZONE)
    expect(canceled).toBeUndefined()
  })

  it('of every week is canceled on that day alone', () => {
    const weekly = { ...event, date: '2026-11-20', recurring: true }
    const { canceled } = closedEvent(weekly, closuresOf([closure('14:00', '23:59')]), ZONE)
    expect(canceled).toEqual({ [DAY]: 'snow' })
  })
})
