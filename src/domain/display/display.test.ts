import { describe, expect, it } from 'vitest'
import { loadLanguage } from '#config/translations.ts'
import type { Notice } from '#domain/notices/notice.ts'
import { prayerTimesResponse } from '#domain/prayer/prayerTimesResponse.ts'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { JUMUAHS_AN_HOUR_APART } from '#domain/prayer/testing/jumuahs.ts'
import { DEFAULT_SCREEN, type ScreenSettings } from '#domain/screens/screen.ts'
import { instantOf } from '#domain/time/civil.ts'
import { inLanguage } from '#locale/languages.ts'
import { writtenAs } from '#locale/locale.ts'
import { type Display, type DisplayData, displayAt } from './display.ts'

const ZONE = 'America/New_York'
const seed = {
  ...seedPrayerSettings(new Date('2026-11-21T12:00:00Z')),
  jumuah: JUMUAHS_AN_HOUR_APART,
}
const times = (settings: PrayerSettings, date: string) =>
  prayerTimesResponse(settings, { now: instantOf(date, '12:00', ZONE) })

interface Setup {
  settings?: PrayerSettings
  screen?: Partial<ScreenSettings>
  notices?: Notice[]
}

function at(date: string, clock: string, setup: Setup = {}): Display {
  const { settings = seed, screen = {}, notices = [] } = setup
  const data: DisplayData = {
    times: times(settings, date),
    events: [],
    notices,
    screen: { ...DEFAULT_SCREEN, ...screen },
  }
  const [hour, minute, second = '0'] = clock.split(':')
  const base = instantOf(date, `${hour}:${minute}`, ZONE)
  const display = displayAt(data, new Date(base.getTime() + Number(second) * 1000))
  if (!display) throw new Error('no times')
  return display
}

const phase = (date: string, clock: string, setup?: Setup) => {
  const { name, congregation } = at(date, clock, setup).phase
  return [name, congregation?.label]
}

const janazah: Notice = {
  id: 'n1',
  kind: 'janazah',
  title: 'Salat al-Janazah for Br. Ahmad',
  text: 'Burial at Green Acres.',
  place: 'Main hall',
  start: '2026-11-21T12:00:00Z',
  end: '2026-11-21T19:15:00Z',
  prayer: { name: 'dhuhr', date: '2026-11-21', time: '13:15', at: '2026-11-21T18:15:00Z' },
}
const urgent: Notice = {
  id: 'n2',
  kind: 'urgent',
  title: 'The parking lot is closed',
  text: '',
  start: '2026-11-20T12:00:00Z',
  end: '2026-11-24T12:00:00Z',
}

// Saturday: athan 05:30 11:43 14:13 16:33 17:53, iqama 05:50 13:15 14:28 16:38 19:30.
describe('the phases of an ordinary Saturday', () => {
  it.each([
    ['05:29', 'ordinary', undefined],
    ['05:30', 'countdown', 'Fajr'],
    ['05:49:59', 'countdown', 'Fajr'],
    ['05:50', 'silence', 'Fajr'],
    ['05:50:59', 'silence', 'Fajr'],
    ['05:51', 'prayer', 'Fajr'],
    ['05:59:59', 'prayer', 'Fajr'],
    ['06:00', 'dua', 'Fajr'],
    ['06:03', 'ordinary', undefined],
    ['11:43', 'countdown', 'Dhuhr'],
    ['13:15:30', 'silence', 'Dhuhr'],
    ['16:32', 'ordinary', undefined],
    ['16:33', 'countdown', 'Maghrib'],
    ['16:38', 'silence', 'Maghrib'],
    ['16:47:59', 'prayer', 'Maghrib'],
    ['17:53', 'countdown', 'Isha'],
    ['19:43', 'ordinary', undefined],
    ['00:30', 'ordinary', undefined],
  ])('at %s: %s of %s', (clock, name, label) => {
    expect(phase('2026-11-21', clock)).toEqual([name, label])
  })

  it.each([
    ['iqamaNotice', '13:15:30', 'prayer'],
    ['prayer', '13:17', 'ordinary'],
    ['dua', '13:26', 'ordinary'],
  ] as const)('leaves out %s by its own switch: at %s is %s', (name, clock, expected) => {
    const screen = { [name]: { ...DEFAULT_SCREEN[name], on: false } }
    expect(phase('2026-11-21', clock, { screen })[0]).toBe(expected)
  })

  it.each([
    ['23:00', true, 'quiet'],
    ['23:00', false, 'ordinary'],
    ['03:00', true, 'quiet'],
    ['04:59', true, 'quiet'],
    ['05:20', true, 'ordinary'],
    ['05:31', true, 'countdown'],
    ['19:00', true, 'countdown'],
    ['20:12', true, 'ordinary'],
    ['20:13', true, 'quiet'],
  ])('at %s with quiet hours %s is %s', (clock, on, name) => {
    const screen = { quiet: { on, from: '18:00', until: '06:00' } }
    expect(phase('2026-11-21', clock, { screen })[0]).toBe(name)
  })

  it('stays on in quiet hours while something urgent is in force', () => {
    const screen = { quiet: { on: true, from: '22:00', until: '05:00' } }
    expect(phase('2026-11-21', '23:00', { screen, notices: [urgent] })[0]).toBe('ordinary')
  })

  it('counts to an iqama at the athan for ten minutes', () => {
    const iqama = { ...seed.iqama, asr: [{ rule: { kind: 'after-athan' as const, minutes: 0 } }] }
    const settings = { ...seed, iqama }
    expect(phase('2026-11-21', '14:02', { settings })).toEqual(['ordinary', undefined])
    expect(phase('2026-11-21', '14:03', { settings })).toEqual(['countdown', 'Asr'])
    expect(phase('2026-11-21', '14:13', { settings })).toEqual(['silence', 'Asr'])
  })
})

describe('Friday', () => {
  // Khutbah 13:15, prayer 13:45; khutbah 14:15, prayer 14:45.
  it.each([
    ['12:14', 'ordinary', undefined],
    ['12:15', 'countdown', "Jumu'ah"],
    ['13:15', 'silence', "Jumu'ah"],
    ['13:16', 'khutbah', "Jumu'ah"],
    ['13:44:59', 'khutbah', "Jumu'ah"],
    ['13:45', 'prayer', "Jumu'ah"],
    ['13:55', 'dua', "Jumu'ah"],
    ['13:58', 'countdown', "Jumu'ah"],
    ['14:15', 'silence', "Jumu'ah"],
    ['14:54', 'prayer', "Jumu'ah"],
    ['14:55', 'dua', "Jumu'ah"],
    ['14:58', 'ordinary', undefined],
  ])('at %s: %s, also where Asr’s iqama falls into it', (clock, name, label) => {
    expect(phase('2026-11-27', clock)).toEqual([name, label])
  })

  it('shows the coming prayer in place of Dhuhr, with who speaks and where', () => {
    const khutbahs = [
      {
        date: '2026-11-27',
        slots: [{ khateeb: 'Imam Yusuf', topic: 'Patience', place: 'Main hall' }, {}],
      },
    ]
    const settings = { ...seed, khutbahs }
    const { columns, lead, slides } = at('2026-11-27', '12:30', { settings })
    const iqama = 'khutbah 1:15\nprayer 1:45'
    expect(columns[1]).toMatchObject({ label: "Jumu'ah", iqama, isNext: true })
    expect(lead).toMatchObject({ head: "Jumu'ah: khutbah in" })
    expect(lead.rest).toBe('khutbah 1:15 · prayer 1:45 PM\nImam Yusuf · Main hall')
    const second = at('2026-11-27', '14:00', { settings }).lead
    expect(second.rest).toBe('khutbah 2:15 · prayer 2:45 PM')
    expect(slides.find(({ kind }) => kind === 'jumuah')?.lines.map(({ text }) => text)).toContain(
      'Imam Yusuf: Patience · English · Main hall',
    )
    expect(at('2026-11-27', '14:00').columns[1]?.iqama).toBe('khutbah 2:15\nprayer 2:45')
  })

  it.each(['05:00', '12:00', '13:20', '13:50', '14:30', '20:00'])(
    "has all Jumu'ahs labeled in view at %s",
    clock => {
      const khutbahs = [{ date: '2026-11-27', slots: [{}, { khateeb: 'Imam Yusuf' }] }]
      const { jumuah, jumuahLine } = at('2026-11-27', clock, { settings: { ...seed, khutbahs } })
      expect(jumuah).toEqual([
        'khutbah 1:15 · prayer 1:45 PM',
        'khutbah 2:15 · prayer 2:45 PM, Imam Yusuf',
      ])
      expect(jumuahLine).toEqual({
        head: "Jumu'ah\nToday",
        slots: [
          { times: 'khutbah 1:15 · prayer 1:45 PM', who: "First Jumu'ah · English" },
          { times: 'khutbah 2:15 · prayer 2:45 PM', who: 'Imam Yusuf · Arabic' },
        ],
      })
    },
  )

  it.each([
    ['13:44', ['khutbah 1:15 · prayer 1:45 PM', 'khutbah 2:15 · prayer 2:45 PM']],
    ['13:45', ['khutbah 2:15 · prayer 2:45 PM']],
    ['14:45', undefined],
  ])("has a slide of the Jumu'ahs that are still to come at %s", (clock, expected) => {
    const slide = at('2026-11-27', clock).slides.find(({ kind }) => kind === 'jumuah')
    const times = slide?.lines.flatMap(({ text, isStrong }) => (isStrong ? [text] : []))
    expect(times).toEqual(expected)
  })

  it.each([
    ['2026-11-27', '13:20', "Next: Jumu'ah · khutbah 2:15 · prayer 2:45 PM"],
    ['2026-11-27', '13:50', "Next: Jumu'ah · khutbah 2:15 · prayer 2:45 PM"],
    ['2026-11-27', '14:50', 'Next: Maghrib · 4:35 PM'],
    ['2026-11-21', '19:35', 'Next: Fajr · 5:51 AM'],
    ['2026-11-21', '20:00', ''],
  ])('names what follows on the dark screen of %s %s: %s', (date, clock, after) => {
    expect(at(date, clock).after).toBe(after)
  })

  it("names the day of the coming Jumu'ah before it", async () => {
    const head = () => at('2026-11-25', '13:00').jumuahLine.head
    expect(head()).toBe("Jumu'ah\nFri, Nov 27")
    await loadLanguage('fr')
    expect(writtenAs(inLanguage('fr'), head)).toBe('Joumou’a\nVen. 27 nov.')
    await loadLanguage('ar')
    // Day and prayer are one word.
    const arabic = writtenAs(inLanguage('ar'), head)
    expect(arabic.match(/الجمعة/g), arabic).toHaveLength(1)
  })

  it("names the prayer where a Jumu'ah has no khutbah, and none on other days", () => {
    const settings = { ...seed, jumuah: [{ slots: [{ time: '13:45' }] }] }
    const { jumuah, slides, columns, lead } = at('2026-11-27', '13:00', { settings })
    const [first] = slides.find(({ kind }) => kind === 'jumuah')?.lines ?? []
    expect([...jumuah, first?.text, columns[1]?.iqama, lead.rest]).toEqual([
      'prayer 1:45 PM',
      'prayer 1:45 PM',
      'prayer 1:45',
      'prayer 1:45 PM',
    ])
    expect(at('2026-11-26', '13:00').jumuah).toEqual([])
  })
})

it('says how long it is with units, unlike a clock time', () => {
  expect(at('2026-11-21', '10:41').lead.head).toBe('Next: Dhuhr in 1h 2m')
  expect(at('2026-11-21', '11:20').lead.head).toBe('Next: Dhuhr in 23 min')
})

it.each([
  ['19:20', 'isha'],
  ['19:35', 'isha'],
  ['20:00', undefined],
  ['23:00', undefined],
  ['05:00', 'fajr'],
])('lights at %s %s, and Isha only until it was prayed', (clock, name) => {
  const { columns } = at('2026-11-21', clock)
  expect(columns.find(({ isNext }) => isNext)?.name).toBe(name)
})

it('lights what leads where it has no iqama', () => {
  const dhuhr = [{ rule: { kind: 'fixed', time: '11:00' } as const }]
  const { lead, columns } = at('2026-11-21', '10:00', {
    settings: { ...seed, iqama: { ...seed.iqama, dhuhr } },
  })
  expect(lead.head).toBe('Next: Dhuhr in 1h 43m')
  expect(columns.map(({ isNext, isPast }) => (isNext ? 'next' : isPast && 'past'))).toEqual([
    ...['past', 'next', false, false, false],
  ])
})

it('waits for no Tarawih before Isha, and says where the moon decides on it', () => {
  const ramadan = (time: string) => ({ ...seed, ramadan: { tarawih: [{ time }] } })
  const waitsFor = (time: string, clock: string) =>
    phase('2027-02-16', clock, { settings: ramadan(time) })
  expect(waitsFor('19:25', '19:00')).toEqual(['countdown', 'Isha'])
  expect(waitsFor('20:00', '19:50')).toEqual(['countdown', 'Tarawih'])
  const confirmed = [{ year: 1448, month: 9, date: '2027-02-08' }]
  const hijri = { confirmed, months: { begin: 'sighted' as const, since: '2026-11-01' } }
  const settings = { ...ramadan('20:30'), hijri }
  const last = (date: string) => at(date, '15:00', { settings }).further.at(-1)?.label
  expect([last('2027-03-07'), last('2027-03-08')]).toEqual([
    ...['Tarawih', 'Tarawih, if the moon is not seen'],
  ])
  expect(phase('2027-03-08', '20:10', { settings })).toEqual(['countdown', 'Tarawih (expected)'])
  const eid = (date: string, clock: string) => {
    const slide = at(date, clock, { settings }).slides.find(({ kind }) => kind === 'eid')
    return [slide?.eyebrow, slide?.title]
  }
  expect([
    eid('2027-03-08', '20:10'),
    eid('2027-03-09', '12:00'),
    eid('2027-03-09', '18:30'),
  ]).toEqual([
    ['Tomorrow, March 9 or This Wednesday, March 10', 'Eid al-Fitr (expected)'],
    ['Today, March 9 or Tomorrow, March 10', 'Eid al-Fitr (expected)'],
    ['Tomorrow, March 10', 'Eid al-Fitr'],
  ])
})

it('counts to an Eid prayer without marking Dhuhr, whose hour is another', () => {
  const data = times(seed, '2026-11-21')
  const prayers = [{ time: '08:00', place: 'Sports hall', lang: 'en' }]
  const info = data.info.map(row =>
    row.iso === '2026-11-21' ? { ...row, eid: { name: 'Eid', prayers } } : row,
  )
  const setup = { events: [], notices: [], screen: DEFAULT_SCREEN }
  const now = new Date('2026-11-21T12:30:00Z')
  const display = displayAt({ times: { ...data, info }, ...setup }, now)
  expect(display?.lead.head).toBe('Eid prayer in')
  expect(display?.columns.map(({ isNext }) => isNext)).toEqual([false, false, false, false, false])
  expect(display?.columns[0]?.isPast).toBe(true)
  const slide = display?.slides.find(({ kind }) => kind === 'eid')
  expect(slide?.lines[1]).toEqual({ text: 'Sports hall', language: 'en' })
})

describe('a janazah', () => {
  const setup = { notices: [janazah] }

  it('is marked at its prayer, named in the countdown and the prayer, and follows it', () => {
    expect(at('2026-11-21', '09:00', setup).columns.map(({ mark }) => mark)).toEqual([
      '',
      'Janazah',
      '',
      '',
      '',
    ])
    expect(at('2026-11-21', '13:00', setup).lead.rest).toBe('1:15 PM · Then Salat al-Janazah')
    expect(at('2026-11-21', '13:20', setup)).toMatchObject({
      phase: { name: 'prayer' },
      janazah: { id: 'n1' },
    })
    expect(phase('2026-11-21', '13:25', setup)).toEqual(['janazah', 'Dhuhr'])
    const { takeover } = at('2026-11-21', '13:25', setup)
    expect(takeover).toMatchObject([{ kind: 'janazah', eyebrow: 'Salat al-Janazah now' }])
    expect(phase('2026-11-21', '13:35', setup)).toEqual(['dua', 'Dhuhr'])
  })

  it.each([
    [{ janazah: true, urgent: true }, ['n2', 'n1']],
    [{ janazah: false, urgent: true }, ['n2']],
    [{ janazah: false, urgent: false }, []],
  ])('takes the place of the slides where the screen says so: %o', (takeOver, ids) => {
    const { takeover } = at('2026-11-21', '09:00', {
      notices: [janazah, urgent],
      screen: { takeOver },
    })
    const titles = { n1: janazah.title, n2: urgent.title }
    expect(takeover.map(({ title }) => title)).toEqual(ids.map(id => titles[id as 'n1']))
  })

  it("marks nothing on other days, and on a Friday its Jumu'ah", () => {
    const prayer = { name: 'jumuah', date: '2026-11-27', slot: 1, time: '14:45' } as const
    const friday = { ...janazah, prayer }
    const notices = [{ ...friday, end: '2026-11-27T21:00:00Z', lang: { title: 'en' } }]
    const note = { text: janazah.title, language: 'en' }
    const inTurn = { screen: { takeOver: { janazah: false, urgent: false } }, notices }
    expect(at('2026-11-26', '09:00', inTurn).notes).toEqual([note])
    // What takes the place of the slides has its title there alone.
    expect(at('2026-11-26', '09:00', { notices })).toMatchObject({
      notes: [],
      takeover: [{ eyebrow: '', title: note.text }],
    })
    expect(at('2026-11-26', '09:00', { notices }).columns.some(({ mark }) => mark)).toBe(false)
    expect(at('2026-11-27', '09:00', { notices }).columns[1]?.mark).toBe('Janazah')
    expect(phase('2026-11-27', '13:56', { notices })[0]).toBe('dua')
    expect(phase('2026-11-27', '14:56', { notices })[0]).toBe('janazah')
    // A closure cancels the congregation that it follows.
    const { time: _, ...timeless } = prayer
    const off = { notices: [{ ...friday, prayer: timeless, end: '2026-11-28T05:00:00Z' }] }
    expect(at('2026-11-27', '09:00', off).columns[1]?.mark).not.toBe('Janazah')
    expect(phase('2026-11-27', '14:56', off)[0]).toBe('dua')
  })
})

it('names the language of the words that people wrote, and of no others', () => {
  const lang = { title: 'en', text: 'en', place: 'en' }
  const notices = [{ ...janazah, lang }]
  const { slides } = at('2026-11-21', '09:00', { notices })
  const { eyebrow, language, lines } = slides.find(({ kind }) => kind === 'notice') ?? {}
  // The title has the word already.
  expect([eyebrow, language]).toEqual(['', 'en'])
  expect(lines).toEqual([
    { text: 'Today, November 21' },
    { text: 'Dhuhr · 1:15 PM', isStrong: true },
    { text: 'Burial at Green Acres.', language: 'en' },
    { text: 'Main hall', isStrong: true, language: 'en' },
  ])
  const closure: Notice = { ...urgent, kind: 'closure', end: '2026-11-21T23:00:00Z' }
  const closed = at('2026-11-21', '09:00', { notices: [closure] })
  expect(closed.slides[0]?.lines[0]).toEqual({ text: 'Until 6:00 PM', isStrong: true })
  expect(closed.notes[0]).toEqual({ text: `${closure.title} · Until 6:00 PM` })
  const [now] = at('2026-11-21', '13:25', { notices }).takeover
  expect(now?.language).toBe('en')
  expect(now?.lines.map(({ language }) => language)).toEqual([undefined, 'en', 'en'])
})

it('shows the times alone in that layout, and still what takes over', () => {
  const screen = { layout: 'times' as const }
  const { slides, takeover } = at('2026-11-21', '09:00', { screen, notices: [urgent] })
  expect([slides.length, takeover.length]).toEqual([0, 1])
  expect(at('2026-11-21', '06:01', { screen }).takeover[0]?.kind).toBe('dua')
})

it('has nothing to show without times for the day', () => {
  const data = { times: times(seed, '2026-11-21'), events: [], notices: [], screen: DEFAULT_SCREEN }
  expect(displayAt(data, new Date('2027-06-01T12:00:00Z'))).toBeUndefined()
})
