import { describe, expect, it } from 'vitest'
import { displayAt } from '#domain/display/display.ts'
import { prayerCalendar, prayerEntries } from '#domain/feeds/prayerCalendar.ts'
import { bannerInWords } from '#domain/prayer/bannerWords.ts'
import type { MonthStart } from '#domain/prayer/hijri.ts'
import { badgeInWords } from '#domain/prayer/leadWords.ts'
import { moonNights } from '#domain/prayer/moonNight.ts'
import { prayerTimesResponse } from '#domain/prayer/prayerTimesResponse.ts'
import type { PrayerRow } from '#domain/prayer/response.ts'
import type { ReadyState } from '#domain/prayer/schedule.ts'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import type { MonthBeginning, PrayerSettings } from '#domain/prayer/settings.ts'
import { leadInWords } from '#domain/prayer/testing/leadInWords.ts'
import { readyState } from '#domain/prayer/testing/stateAt.ts'
import { dayComputer } from '#domain/prayer/times.ts'
import { changesOn } from '#domain/push/news.ts'
import { remembered } from '#domain/remembered.ts'
import { DEFAULT_SCREEN } from '#domain/screens/screen.ts'
import { addDays, clockOf, datesFrom, instantOf, minutesOf } from '#domain/time/civil.ts'

/**
 * The nights of the moon and both Eids, minute by minute around each of their times, through the functions that feed the API, the
 * page, the banner, the screen, the calendar and push.
 */
const seed = seedPrayerSettings(new Date('2026-11-21T12:00:00Z'))
const ZONE = seed.place.timeZone
const YEAR = 1448
const start = (month: number, date: string): MonthStart => ({ year: YEAR, month, date })

/** The month before and the one that is waited for, by its name, with the 29th. */
const NIGHTS = [
  { month: 9, name: 'Ramadan', day29: '2027-02-07', before: start(8, '2027-01-10') },
  { month: 10, name: 'Shawwal', day29: '2027-03-08', before: start(9, '2027-02-08') },
  { month: 12, name: 'Dhu al-Hijjah', day29: '2027-05-06', before: start(11, '2027-04-08') },
] as const

function settingsOf(begin: MonthBeginning, confirmed: readonly MonthStart[]): PrayerSettings {
  return {
    ...seed,
    iqama: {
      ...seed.iqama,
      isha: [...seed.iqama.isha, { hijriMonth: 9, rule: { kind: 'fixed', time: '20:15' } }],
    },
    hijri: { confirmed: [...confirmed], months: { begin, since: '2026-12-01' } },
    ramadan: { tarawih: [{ time: '20:30' }] },
    eid: {
      fitr: { year: YEAR, prayers: [{ time: '08:00' }] },
      adha: { year: YEAR, prayers: [{ time: '07:30' }] },
    },
  }
}

/** What one set of settings says on one civil day; everything is computed once. */
function dayOf(settings: PrayerSettings, today: string) {
  const now = instantOf(today, '12:00', ZONE)
  const computed = remembered(dayComputer(settings, today))
  const full = prayerTimesResponse(settings, { now, dayOf: computed })
  // Only the days around are looked at, so that every minute is fast.
  const near = ({ iso }: PrayerRow) => iso >= addDays(today, -2) && iso <= addDays(today, 8)
  const response = { ...full, info: full.info.filter(near) }
  const dates = datesFrom(addDays(today, -1), addDays(today, 2))
  const feed = prayerCalendar(
    prayerEntries(dates.map(computed), {
      ...{ name: 'Mosque', address: '', zone: ZONE, host: 'example.org', revision: 1 },
      savedAt: now,
      hasMonths: true,
      waitOn: moonNights(settings, today, computed).waitOn,
    }),
    { prayers: ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'], times: 'both', alarm: undefined },
    { name: 'Mosque', zone: ZONE },
  )
    .replaceAll('\r\n ', '')
    .replaceAll('\\,', ',')
  return { response, feed }
}

const rowOn = (settings: PrayerSettings, date: string) =>
  dayOf(settings, date).response.info.find(({ iso }) => iso === date) as PrayerRow

/**
 * From a moment to the end of a day: every fifth minute, and each at which one of the day's times
 * turns something, with those beside it.
 */
function* walk(from: string, until: string, settings: PrayerSettings) {
  for (const date of datesFrom(from.slice(0, 10), until)) {
    const midnight = instantOf(date, '00:00', ZONE).getTime()
    const day = dayOf(settings, date)
    const row = JSON.stringify(day.response.info.find(({ iso }) => iso === date))
    const turns = (row.match(/\b\d\d:\d\d\b/g) ?? []).map(minutesOf)
    for (let minute = 0; minute < 24 * 60; minute++) {
      if (minute % 5 > 0 && !turns.some(turn => Math.abs(turn - minute) < 2)) continue
      const now = new Date(midnight + minute * 60_000)
      const clock = clockOf(minute)
      const at = `${date} ${clock}`
      if (at < from) continue
      yield { at, date, clock, now, ...day, state: readyState(day.response, now) }
    }
  }
}
type Minute = ReturnType<typeof walk> extends Generator<infer M> ? M : never

const WAITING = 'If the moon '
const OPEN = 'not confirmed by the mosque yet'
const GREETING = /Mubarak/

/** What stands on every surface at a minute, in words; the screen, which is slow, every ten minutes. */
function surfaces({ state, response, now, clock }: Minute): Record<string, string> {
  const data = { times: response, events: [], notices: [], screen: DEFAULT_SCREEN }
  return {
    page: state.notices.join(' · '),
    banner: bannerInWords(state),
    badge: badgeInWords(state)[2],
    ...(clock.endsWith('0') && {
      screen:
        displayAt(data, now)
          ?.notes.map(({ text }) => text)
          .join(' · ') ?? '',
    }),
  }
}

const isGreeted = ({ season }: ReadyState, words: Record<string, string>) =>
  season === 'eid' || season === 'ramadan' || GREETING.test(Object.values(words).join())

const timesOf = ({ isha, tarawih = [] }: PrayerRow) =>
  `${isha.iqama} ${tarawih.map(({ time }) => time).join()}`

const phaseOf = ({ moon }: ReadyState) => (moon ? (moon.outcomes ? 'waits' : 'open') : 'settled')

describe.each(NIGHTS)('the days before $name', ({ month, name, day29, before }) => {
  const day30 = addDays(day29, 1)
  const seen = start(month, day30)
  const notSeen = start(month, addDays(day30, 1))
  const open = settingsOf('sighted', [before])

  it('wait for the moon from Maghrib to Fajr, and say that the 30th is open until Maghrib', () => {
    const wrong: string[] = []
    const evening = rowOn(open, day29)
    for (const minute of walk(day29, day30, open)) {
      const { at, date, clock, state } = minute
      const { fajr, maghrib } = state.today
      const isNight = date === day29 ? clock >= maghrib.time : clock < fajr.time
      const isOpenDay = date === day30 && clock >= fajr.time && clock < maghrib.time
      const phase = isNight ? 'waits' : isOpenDay ? 'open' : 'settled'
      const words = surfaces(minute)
      if (phaseOf(state) !== phase) wrong.push(`${at} is ${phaseOf(state)}, not ${phase}`)
      for (const [where, text] of Object.entries(words)) {
        const says = [text.includes(WAITING) && text.includes('If not: '), text.includes(OPEN)]
        if (says.join() !== [isNight, isOpenDay].join()) wrong.push(`${at} ${where}: ${text}`)
      }
      if (phase !== 'settled' && isGreeted(state, words)) wrong.push(`${at} greets`)
      if (date === day29 && timesOf(state.today) !== timesOf(evening)) wrong.push(`${at} moves`)
      const isCertain = date === day30 && phase === 'settled' && clock >= maghrib.time
      if (isCertain && month !== 12 && !isGreeted(state, words)) wrong.push(`${at} is not greeted`)
    }
    expect(wrong.slice(0, 10)).toEqual([])
  })

  it('are the same where months are announced', () => {
    for (const date of [day29, day30]) {
      expect(dayOf(settingsOf('announced', [before]), date)).toEqual(dayOf(open, date))
    }
  })

  it('wait for nothing where months are calculated', () => {
    for (const date of [day29, day30]) {
      const { response, feed } = dayOf(settingsOf('calculated', []), date)
      expect(response.info.filter(row => row.awaits || row.ifSeen || row.expected)).toEqual([])
      expect(feed).not.toContain(WAITING)
    }
  })

  it.each([
    ['at once', `${day29} 19:40`, seen],
    ['at once that it was not seen', `${day29} 19:40`, notSeen],
    ['before Fajr', `${day30} 03:10`, seen],
    ['on the 30th', `${day30} 10:20`, seen],
    ['on the 30th that it was not seen', `${day30} 10:20`, notSeen],
  ] as const)('turn with a confirmation %s', (_, moment, confirmed) => {
    const done = settingsOf('sighted', [before, confirmed])
    const wrong: string[] = []
    for (const minute of walk(moment, day30, done)) {
      const { at, date, clock, state, feed } = minute
      const words = surfaces(minute)
      const all = `${Object.values(words).join()} ${feed}`
      if (phaseOf(state) !== 'settled' || all.includes(WAITING) || all.includes(OPEN)) {
        wrong.push(`${at} waits`)
      }
      if (state.today.expected) wrong.push(`${at} is expected`)
      const eve = addDays(confirmed.date, -1)
      const isBegun = date > eve || (date === eve && clock >= state.today.maghrib.time)
      const season = { 9: 'ramadan', 10: 'eid', 12: '' }[month]
      if (season && isBegun !== (state.season === season)) wrong.push(`${at} is ${state.season}`)
    }
    expect(wrong.slice(0, 10)).toEqual([])
  })

  it('have both outcomes in the rows and the calendar, and push says what is expected', () => {
    const { response, feed } = dayOf(open, day29)
    const [evening, day] = [day29, day30].map(date => response.info.find(({ iso }) => iso === date))
    const thirtieth = day?.hijri.replace(/, \d+$/, '')
    expect(thirtieth).toMatch(/ 30$/)
    expect(day).toMatchObject({ expected: true, ifSeen: { hijri: `${name} 1, ${YEAR}` } })
    expect(feed).toContain(
      `SUMMARY:If the moon is seen: ${evening?.awaits?.evening?.ifSeen} · If not`,
    )
    expect(feed).toContain(`SUMMARY:${thirtieth}: ${OPEN}`)
    const news = changesOn(day30, response, instantOf(day29, '20:00', ZONE))
    expect(news?.body ?? '(expected)').toContain('(expected)')
  })
})

it('waits on each evening that may be the 29th where nobody confirms, and greets no month', () => {
  const settings = settingsOf('sighted', [])
  const wrong: string[] = []
  const waited = new Set<string>()
  for (const minute of walk('2027-02-06', '2027-02-10', settings)) {
    const { at, date, state } = minute
    if (phaseOf(state) === 'waits' && state.moon?.isEvening) waited.add(date)
    if (isGreeted(state, surfaces(minute))) wrong.push(`${at} greets`)
    if (phaseOf(state) === 'waits' && state.moon?.isEvening && state.today.tarawih) {
      wrong.push(`${at} has Tarawih`)
    }
  }
  expect(wrong.slice(0, 10)).toEqual([])
  expect([...waited]).toEqual(['2027-02-07', '2027-02-08'])
})

describe.each([
  ['Eid al-Fitr', '2027-03-09'],
  ['Eid al-Adha', '2027-05-16'],
])('the eve and the day of %s', (name, date) => {
  it.each<[string, PrayerSettings, boolean]>([
    ['greeted with its prayers where months are calculated', settingsOf('calculated', []), true],
    ['named and not greeted on a new site', seed, false],
  ])('are %s', (_, settings, greets) => {
    const wrong: string[] = []
    for (const minute of walk(addDays(date, -1), date, settings)) {
      const { at, clock, state, feed } = minute
      const { eid, dhuhr, maghrib } = state.today
      const words = surfaces(minute)
      const isNight = !eid && clock >= maghrib.time
      if ((words.banner === 'Eid Mubarak') !== (greets && (!!eid || isNight))) {
        wrong.push(`${at} banner: ${words.banner}`)
      }
      if (!eid && !isNight) continue
      const named = `${leadInWords(state).join('')} ${words.page}`
      if (!named.includes(eid ? 'Eid' : name)) wrong.push(`${at}: ${named}`)
      if (!greets && !words.banner?.includes(`${name} (expected)`)) wrong.push(`${at} banner`)
      const times = greets ? `${name}, prayer at` : `${name} (expected), prayer times will be`
      if (!feed.includes(times)) wrong.push(`${at} feed`)
      const isOver = eid && clock >= (eid.prayers[0]?.time ?? dhuhr.time)
      if (isOver && /prayer (at|times)/.test(words.badge ?? '')) wrong.push(`${at} badge`)
    }
    expect(wrong.slice(0, 10)).toEqual([])
  })
})
