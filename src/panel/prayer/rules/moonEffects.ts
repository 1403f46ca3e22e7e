import { type AwaitedMoon, withMonth } from '#domain/prayer/awaitedMoon.ts'
import { EID_LABELS } from '#domain/prayer/eid.ts'
import { formatHijri } from '#domain/prayer/formatHijri.ts'
import { moonNotice } from '#domain/prayer/moonNotice.ts'
import { PRAYERS } from '#domain/prayer/names.ts'
import { RAMADAN } from '#domain/prayer/ramadan.ts'
import { eidInWords } from '#domain/prayer/season.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { dayComputer, type PrayerDay } from '#domain/prayer/times.ts'
import { remembered } from '#domain/remembered.ts'
import { addDays, datesFrom } from '#domain/time/civil.ts'
import { clock12, formatDay } from '#domain/time/format.ts'
import { prayerNames } from '#texts/prayerNames.ts'
import { movesInWords } from './hijriMoves.ts'

const DHU_AL_HIJJAH = 12
/** Enough to see a whole month and the Eid after it. */
const DAYS = 70

/** A day as it is expected, and as it would be. */
type Pair = readonly [before: PrayerDay, after: PrayerDay]

/** What a visitor would notice if the month began on that day, as sentences. */
export function moonEffects(
  settings: PrayerSettings,
  moon: AwaitedMoon,
  start: string,
  today: string,
): string[] {
  const confirmed = { ...settings, hijri: withMonth(settings.hijri, moon, start) }
  const before = remembered(dayComputer(settings, today))
  const after = remembered(dayComputer(confirmed, today))
  // A night of Ramadan begins on the evening before its day.
  const from = addDays(start < moon.start ? start : moon.start, -1)
  const days = datesFrom(from, addDays(from, DAYS)).map(
    date => [before(date), after(date)] as const,
  )
  return [
    datesInWords(moon, start, after),
    ...feastsInWords(moon, start, days),
    ...prayersInWords(moon, days),
    ...timesInWords(days),
    noticeInWords(after(today), after),
    ...movesInWords(confirmed.hijri, moon, today),
    'Calendars that people subscribed to follow at their next update.',
  ]
}

function datesInWords(
  moon: AwaitedMoon,
  start: string,
  dayOf: (date: string) => PrayerDay,
): string {
  const eve = addDays(start, -1)
  const dates = `${formatDay(eve)} is ${formatHijri(dayOf(eve).hijri)}, ${formatDay(start)} is ${formatHijri(dayOf(start).hijri)}`
  return start === moon.start
    ? `${dates}, as expected. They are no longer marked as expected.`
    : `${dates}. From then on the Hijri dates move by a day.`
}

/** The Eid that this month begins or ends with, on the day on which visitors read it. */
function feastsInWords({ month }: AwaitedMoon, start: string, days: readonly Pair[]): string[] {
  const festival = month === DHU_AL_HIJJAH ? 'adha' : 'fitr'
  const day = days.map(([, after]) => after).find(({ eid }) => eid?.name === EID_LABELS[festival])
  if (!day?.eid || ![RAMADAN, RAMADAN + 1, DHU_AL_HIJJAH].includes(month)) return []
  const eid = `${day.eid.name} is ${day.eid.expected ? 'expected ' : ''}on ${formatDay(day.iso)}.`
  return month === RAMADAN ? [`The first fast is on ${formatDay(start)}, and ${eid}`] : [eid]
}

/** The first Tarawih, and the prayers of an Eid. */
function prayersInWords(moon: AwaitedMoon, days: readonly Pair[]): string[] {
  const lines: string[] = []
  const first = days.find(([, { tarawih }]) => tarawih.length > 0)?.[1]
  if (moon.month === RAMADAN && first) {
    const times = first.tarawih.map(({ time }) => clock12(time)).join(' & ')
    lines.push(`The first Tarawih is on ${formatDay(first.iso)} at ${times}.`)
  }
  for (const [, { iso, eid }] of days) {
    if (eid) lines.push(`On ${formatDay(iso)}: ${eidInWords(eid)}.`)
  }
  return lines
}

/** The athans and iqamas that move, on how many days and first how. */
function timesInWords(days: readonly Pair[]): string[] {
  const moved = PRAYERS.flatMap(prayer =>
    (['athan', 'iqama'] as const).flatMap(what => {
      const changed = days.filter(([before, after]) => before[what][prayer] !== after[what][prayer])
      const [first] = changed
      if (!first) return []
      const [before, after] = first
      const on = changed.length === 1 ? '' : ` on ${changed.length} days, first`
      return `${prayerNames[prayer]} ${what} moves${on} on ${formatDay(after.iso)}: ${timeInWords(after[what][prayer])} instead of ${timeInWords(before[what][prayer])}.`
    }),
  )
  return moved.length > 0 ? moved : ['No athan and no iqama moves.']
}

/** An iqama that cannot be is left out for visitors. */
const timeInWords = (clock: string) => (clock ? clock12(clock) : 'none')

function noticeInWords(today: PrayerDay, dayOf: (date: string) => PrayerDay): string {
  const notice = moonNotice(today, dayOf, false)
  if (notice) return `Home, prayer times and the header say ‘${notice}’.`
  if (today.eid) return 'Eid is greeted at once, on every page.'
  return dayOf(addDays(today.iso, 1)).eid
    ? 'Eid is greeted from Maghrib on, on every page.'
    : 'The headline and the month’s table show the new date.'
}
