import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { loadLanguage } from '#config/translations.ts'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import { computeRange } from '#domain/prayer/testing/computeRange.ts'
import { inLanguage } from '#locale/languages.ts'
import { writtenAs } from '#locale/locale.ts'
import {
  eventsChoiceOf,
  eventsFeedPath,
  type PrayerChoice,
  prayerChoiceOf,
  prayerFeedPath,
} from './choices.ts'
import { prayerCalendar, prayerEntries } from './prayerCalendar.ts'

const settings = seedPrayerSettings(new Date('2026-11-21T17:00:00Z'))
const days = computeRange(settings, '2026-11-01', '2026-12-31')
const place = {
  name: 'Mercy Islamic Center',
  address: '123 Example Street',
  zone: 'America/New_York',
  host: 'mosque.example.org',
  revision: 4,
  savedAt: new Date('2026-11-01T00:00:00Z'),
}
function entries(query: string, changed = settings) {
  const days = computeRange(changed, '2026-11-01', '2026-12-31')
  const text = prayerCalendar(
    prayerEntries(days, place),
    prayerChoiceOf(new URLSearchParams(query)),
    place,
  )
  const calendar = new ICAL.Component(ICAL.parse(text))
  return calendar.getAllSubcomponents('vevent').map(one => new ICAL.Event(one, { exceptions: [] }))
}
const clock = ({ startDate }: ICAL.Event) => startDate.toString().slice(11, 16)

describe('the calendar of prayer times', () => {
  it('contains each chosen time of each day', () => {
    const fajr = entries('prayers=fajr&times=both')
    expect(fajr.filter(one => one.summary === 'Fajr athan').map(clock)).toEqual(
      days.map(day => day.athan.fajr),
    )
    expect(fajr.filter(one => one.summary === 'Fajr iqama').map(clock)).toEqual(
      days.map(day => day.iqama.fajr),
    )
    expect(fajr).toHaveLength(days.length * 2)
  })

  it("contains Jumu'ah instead of Dhuhr’s iqama on Fridays, and still Dhuhr’s athan", () => {
    const fridays = days.filter(day => day.jumuah.length > 0)
    expect(fridays).toHaveLength(8)
    expect(entries('prayers=dhuhr&times=iqama')).toHaveLength(days.length - fridays.length)
    expect(entries('prayers=dhuhr&times=athan')).toHaveLength(days.length)
    expect(entries('prayers=jumuah').map(clock)).toEqual(
      fridays.flatMap(day => day.jumuah.map(slot => slot.khutbah)),
    )
  })

  it("starts Jumu'ah with the khutbah and ends it after the prayer", () => {
    const [first, second] = entries('prayers=jumuah')
    expect(first?.summary).toBe("Jumu'ah (First Jumu'ah): khutbah 1:15 PM, prayer 1:45 PM")
    expect(second?.summary).toBe("Jumu'ah (Second Jumu'ah): khutbah 1:55 PM, prayer 2:05 PM")
    expect([first?.startDate, first?.endDate].map(String)).toEqual([
      '2026-11-06T13:15:00',
      '2026-11-06T13:55:00',
    ])
  })

  it.each([
    ['fr', 'Joumou’a\u00a0: khoutba 1:15 PM, prière 1:45 PM'],
    ['bs', 'Džuma: hutba 1:15 PM, namaz 1:45 PM'],
    ['ur', 'جمعہ: خطبہ \u20661:15\u00a0PM\u2069، نماز \u20661:45\u00a0PM\u2069'],
  ])('names the hours of Jumu’ah in %s', async (language, summary) => {
    await loadLanguage(language)
    const jumuah = [{ slots: [{ time: '13:45', khutbah: '13:15' }] }]
    const [first] = writtenAs(inLanguage(language), () =>
      entries('prayers=jumuah', { ...settings, jumuah }),
    )
    expect(first?.summary).toBe(summary)
  })

  it('says who gives the khutbah, and where', () => {
    const slots = [{ time: '13:30', place: 'Second hall' }]
    const khutbahs = [{ date: '2026-11-13', slots: [{ khateeb: 'Imam Yusuf', topic: 'Patience' }] }]
    const changed = { ...settings, jumuah: [{ slots }], khutbahs }
    const [before, friday] = entries('prayers=jumuah', changed)
    expect([before?.description, friday?.description]).toEqual([null, 'Imam Yusuf: Patience'])
    expect(friday?.location).toMatch(/^Second hall, /)
  })

  it("starts Jumu'ah with the prayer when no khutbah is announced", () => {
    const jumuah = [{ slots: [{ time: '13:30' }] }]
    const [first] = entries('prayers=jumuah', { ...settings, jumuah })
    expect(first?.summary).toBe("Jumu'ah")
    expect([first?.startDate, first?.endDate].map(String)).toEqual([
      '2026-11-06T13:30:00',
      '2026-11-06T13:40:00',
    ])
  })

  it("contains notes and cancelled Jumu'ahs on the day and the evening before", () => {
    const overrides = [
      { date: '2026-11-11', note: 'Eid prayer at 8:00 AM' },
      { date: '2026-11-27', jumuah: [] },
    ]
    const special = entries('prayers=jumuah', { ...settings, overrides })
      .filter(one => !one.summary.startsWith("Jumu'ah"))
      .map(one => [one.summary, String(one.startDate)])
    expect(special).toEqual([
      ['Tomorrow: Eid prayer at 8:00 AM', '2026-11-10T16:42:00'],
      ['Eid prayer at 8:00 AM', '2026-11-11'],
      ["No Jumu'ah tomorrow", '2026-11-26T16:31:00'],
      ["No Jumu'ah", '2026-11-27'],
    ])
    const friday = entries('times=both', { ...settings, overrides }).filter(one =>
      String(one.startDate).startsWith('2026-11-27'),
    )
    expect(friday.map(one => one.summary)).toContain('Dhuhr iqama')
    expect(new Set(friday.map(one => one.uid)).size).toBe(friday.length)
  })

  it('contains Tarawih with Isha, and the end of suhoor and iftar with their athans', () => {
    const ramadan = {
      tarawih: [
        { time: { afterIsha: 15 }, place: 'Annex' },
        { time: '01:30', label: 'Qiyam' },
      ],
    }
    const text = (query: string) => {
      const days = computeRange({ ...settings, ramadan }, '2027-02-07', '2027-02-08')
      const choice = prayerChoiceOf(new URLSearchParams(query))
      // The moon of the second evening is waited for.
      const evening = { ifSeen: '', ifNot: '', hijri: '' }
      const waitOn = (date: string) =>
        date === '2027-02-08' ? { month: 'Shawwal', evening } : undefined
      const feed = prayerCalendar(prayerEntries(days, { ...place, waitOn }), choice, place)
      const events = new ICAL.Component(ICAL.parse(feed)).getAllSubcomponents('vevent')
      return events.map(one => new ICAL.Event(one)).map(one => `${one.startDate} ${one.summary}`)
    }
    expect(text('prayers=isha')).toEqual(
      expect.arrayContaining([
        '2027-02-07T19:45:00 Tarawih (Annex)',
        '2027-02-08T01:30:00 Qiyam',
        '2027-02-08T19:45:00 Tarawih (if the moon is not seen, Annex)',
      ]),
    )
    expect(text('prayers=fajr,maghrib').join()).not.toMatch(/Tarawih|Qiyam/)
    expect(text('prayers=fajr,maghrib&times=athan')).toEqual(
      expect.arrayContaining([
        '2027-02-07T05:43:00 Fajr athan',
        '2027-02-08T05:42:00 Fajr athan (Suhoor ends)',
        '2027-02-07T17:21:00 Maghrib athan',
        '2027-02-08T17:22:00 Maghrib athan (Iftar)',
      ]),
    )
  })

  it('contains each Eid prayer from its takbirs on, in every choice and with reminders', () => {
    const prayers = [
      { time: '09:00', place: 'Lincoln Park' },
      { time: '07:30', takbir: '07:00', language: 'English' },
    ]
    const eid = { adha: { year: 1448, date: '2026-11-11', prayers } }
    const all = entries('prayers=asr&times=athan&alarm=10', { ...settings, eid })
    const found = all.filter(({ summary }) => summary.includes('Eid'))
    expect(found.map(one => [one.summary, String(one.startDate)])).toEqual(
      expect.arrayContaining([
        ['Tomorrow: Eid al-Adha, prayers at 7:30 AM & 9:00 AM', '2026-11-10T16:42:00'],
        ['Eid al-Adha, prayers at 7:30 AM & 9:00 AM', '2026-11-11'],
        ['Eid al-Adha prayer (English): takbir 7:00 AM, prayer 7:30 AM', '2026-11-11T07:00:00'],
        ['Eid al-Adha prayer (Lincoln Park)', '2026-11-11T09:00:00'],
      ]),
    )
    const reminded = found.filter(one => one.component.getAllSubcomponents('valarm').length > 0)
    expect(reminded.map(({ summary }) => summary)).toHaveLength(2)
  })

  it.each([
    ['prayers=isha,jumuah&alarm=10', '-PT10M'],
    ['prayers=isha,jumuah&alarm=0', 'PT0S'],
    ['prayers=isha,jumuah', undefined],
  ])('reminds of each prayer, never of notices: %s', (query, trigger) => {
    const overrides = [{ date: '2026-11-27', note: 'Eid; prayer', jumuah: [] }]
    const all = entries(query, { ...settings, overrides })
    const isNotice = ({ summary }: ICAL.Event) => /Eid|No Jumu/.test(summary)
    expect(all.filter(isNotice)).toHaveLength(4)
    for (const one of all) {
      const alarms = one.component.getAllSubcomponents('valarm')
      const properties = ['action', 'trigger', 'description'].map(name =>
        alarms[0]?.getFirstPropertyValue(name)?.toString(),
      )
      const expected = trigger && !isNotice(one) ? ['DISPLAY', trigger, one.summary] : []
      expect(alarms.length === 0 ? [] : properties).toEqual(expected)
    }
  })

  it('contains the first days of months that the mosque confirms, marked while expected', () => {
    const hijri = { confirmed: [{ year: 1448, month: 6, date: '2026-11-12' }] }
    const days = computeRange({ ...settings, hijri }, '2026-11-01', '2026-12-31')
    const text = (hasMonths: boolean) =>
      prayerCalendar(
        prayerEntries(days, { ...place, hasMonths }),
        { prayers: [], times: 'both' },
        place,
      )
    const titles = text(true).match(/^SUMMARY:.*$/gm)
    expect(titles?.map(line => line.trim())).toEqual([
      'SUMMARY:Jumada al-Thani 1\\, 1448',
      'SUMMARY:Rajab 1\\, 1448 (expected)',
    ])
    expect(text(true)).toContain('DTSTART;VALUE=DATE:20261112')
    expect(text(false)).not.toContain('SUMMARY')
  })

  it('has stable, unique ids', () => {
    const all = entries('times=both')
    expect(new Set(all.map(one => one.uid)).size).toBe(all.length)
    expect(all[0]?.uid).toBe('2026-11-01-fajr-athan@mosque.example.org')
    expect(all[0]?.sequence).toBe(4)
  })
})

describe('the choice of prayers', () => {
  const ALL = ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha', 'jumuah']
  it.each<[string, PrayerChoice['prayers'], PrayerChoice['times'], number?]>([
    ['', ALL as never, 'iqama'],
    ['prayers=maghrib,fajr&times=athan', ['fajr', 'maghrib'], 'athan'],
    ['prayers=FAJR&times=both', ['fajr'], 'both'],
    ['prayers=tea&times=never', ALL as never, 'iqama'],
    ['prayers=asr&prayers=fajr', ['fajr', 'asr'], 'iqama'],
    ['prayers=asr&alarm=10', ['asr'], 'iqama', 10],
    ['prayers=asr&alarm=x', ['asr'], 'iqama'],
  ])('is read from %j', (query, prayers, times, alarm?: number) => {
    expect(prayerChoiceOf(new URLSearchParams(query))).toEqual({ prayers, times, alarm })
  })

  it.each([
    ['/prayer-times.ics', { prayers: ALL, times: 'iqama' }],
    ['/prayer-times.ics?prayers=fajr,isha', { prayers: ['fajr', 'isha'], times: 'iqama' }],
    ['/prayer-times.ics?times=both', { prayers: ALL, times: 'both' }],
    ['/prayer-times.ics?alarm=0', { prayers: ALL, times: 'iqama', alarm: 0 }],
    [
      '/prayer-times.ics?prayers=isha&times=athan&alarm=15',
      { prayers: ['isha'], times: 'athan', alarm: 15 },
    ],
  ])('is the same after writing %s', (path, choice) => {
    expect(prayerFeedPath(choice as PrayerChoice)).toBe(path)
    expect(prayerChoiceOf(new URL(path, 'https://x.example').searchParams)).toEqual(choice)
  })
})

it.each<[string, Parameters<typeof eventsFeedPath>[0]]>([
  ['/events.ics', {}],
  ['/events.ics?alarm=60', { alarm: 60 }],
  ['/events.ics?event=k7m2x9qd&alarm=0', { event: 'k7m2x9qd', alarm: 0 }],
])('the choice of events is the same after writing %s', (path, choice) => {
  expect(eventsFeedPath(choice)).toBe(path)
  expect(eventsChoiceOf(new URL(path, 'https://x.example').searchParams)).toEqual(choice)
})
