import type { ClosedDay } from '#domain/prayer/closedDay.ts'
import { fridayAfter } from '#domain/prayer/inWords/days.ts'
import { ruleInWords } from '#domain/prayer/iqama.ts'
import { slotWithKhateeb, withKhutbahs } from '#domain/prayer/jumuah.ts'
import { PRAYERS, type PrayerName } from '#domain/prayer/names.ts'
import { closedInWords } from '#domain/prayer/notices.ts'
import type { PrayerDay } from '#domain/prayer/times.ts'
import { addDays, datesFrom } from '#domain/time/civil.ts'
import { clock12 } from '#domain/time/format.ts'
import { readInstead } from '#panel/events/rules/listed.ts'
import type { PrayerView } from '../context.ts'

/** One day on which a change can be seen: the time that visitors read, and what decides it. */
interface NextDay {
  readonly iso: string
  readonly now: string
  /** Where it is saved otherwise. */
  readonly was?: string
  readonly decides: string
}

type Name = PrayerName | 'jumuah'
type SomeDays = 'eid' | 'tarawih'
/** The days as edited and as saved, and a day without what closures cancel. */
type Days = Pick<PrayerView, 'dayOf' | 'savedDayOf' | 'held'>

const SHOWN = 7
/** How far ahead the first day of a change is looked for, as settings are checked. */
const AHEAD = 400
const NONE = 'none'

/**
 * The next seven days that a change of an iqama or of Jumu'ah concerns: from the first on which visitors
 * read another time, or from a day on where there is none. Of Jumu'ah they are Fridays, of Eid and
 * Tarawih the days that have them.
 */
export function nextDays(
  name: Name | SomeDays,
  days: Days,
  today: string,
  from = today,
): NextDay[] {
  const { dayOf, savedDayOf } = days
  const step = name === 'jumuah' ? 7 : 1
  const onward = (date: string) => (name === 'jumuah' ? fridayAfter(addDays(date, -1)) : date)
  const isOther = (date: string) => isChanged(name, date, days)
  const all = datesFrom(onward(today), addDays(today, AHEAD)).filter((_, at) => at % step === 0)
  const dayShown = (iso: string): NextDay => ({ iso, ...seenOf(name, iso, days) })
  if (name === 'eid' || name === 'tarawih') {
    const has = (date: string) => [dayOf, savedDayOf].some(of => shown(of(date), name) !== NONE)
    const some = all.filter(has)
    const start = Math.max(some.findIndex(isOther), 0)
    return some.slice(start, start + SHOWN).map(dayShown)
  }
  const first = all.find(isOther) ?? onward(from > today ? from : today)
  return Array.from({ length: SHOWN }, (_, at) => dayShown(addDays(first, at * step)))
}

/** Days one after the other that say the same, as one up to its last. */
export function alike(days: readonly NextDay[]): (NextDay & { until?: string })[] {
  const all: (NextDay & { until?: string })[] = []
  for (const { iso, ...day } of days) {
    const last = all.at(-1)
    const isSame = last?.now === day.now && last.was === day.was && last.decides === day.decides
    if (isSame) all[all.length - 1] = { ...last, until: iso }
    else all.push({ iso, ...day })
  }
  return all
}

/** The times of one day that differ, or all of it where none does. */
export function timesOfDay(date: string, days: Days) {
  const isFriday = days.dayOf(date).jumuah.length > 0
  const names: readonly Name[] = isFriday ? PRAYERS_OF_FRIDAY : PRAYERS
  const times = names.map(name => ({ name, ...seenOf(name, date, days) }))
  const changed = times.filter(({ name }) => isChanged(name, date, days))
  return changed.length > 0 ? changed : times
}

/** Of the first of some days of which closures cancel what was changed: what visitors read instead. */
export function closedInstead(dates: readonly string[], days: Days): string {
  for (const date of dates) {
    const day = days.held(days.dayOf(date))
    const off = offOf(day, name => isChanged(name, date, days))
    if (off) return readInstead(date, off)
  }
  return ''
}

const isChanged = (name: Name | SomeDays, date: string, { dayOf, savedDayOf }: Days) =>
  shown(dayOf(date), name) !== shown(savedDayOf(date), name)

/** What closures cancel of some prayers of a day, in the words of visitors. */
const offOf = ({ closed }: ClosedDay, isOf: (name: Name | SomeDays) => boolean) => {
  const prayers = closed?.prayers.filter(isOf) ?? []
  const times = Object.entries(closed?.times ?? {}).filter(([name]) => isOf(name as SomeDays))
  if (prayers.length === 0 && times.length === 0) return undefined
  return closedInWords({ closed: { ...closed, prayers, times: Object.fromEntries(times) } })
}

/** What visitors read of one day, and why. */
function seenOf(
  name: Name | SomeDays,
  iso: string,
  { dayOf, savedDayOf, held }: Days,
): Omit<NextDay, 'iso'> {
  const day = dayOf(iso)
  const seen = held(day)
  const isFriday = name === 'dhuhr' && day.jumuah.length > 0
  const prayed = isFriday ? 'jumuah' : name
  const off = offOf(seen, one => one === prayed)
  if (off) {
    const isNone = seen.closed?.prayers.includes(prayed as Name)
    return { now: isNone ? NONE : shown(seen, name), decides: off }
  }
  const [now, was] = [shown(day, name), shown(savedDayOf(iso), name)]
  return { now, ...(was !== now && { was }), decides: deciderInWords(day, name) }
}

const PRAYERS_OF_FRIDAY = PRAYERS.map((name): Name => (name === 'dhuhr' ? 'jumuah' : name))

function shown(
  { iqama, jumuah, khutbahs, eid, tarawih }: PrayerDay,
  name: Name | SomeDays,
): string {
  if (name === 'eid') return eid ? inOrder(eid.prayers) || 'times will be announced' : NONE
  if (name === 'tarawih') return inOrder(tarawih) || NONE
  if (name === 'jumuah') {
    return withKhutbahs(jumuah, khutbahs).map(slotWithKhateeb).join('; ') || NONE
  }
  return name === 'dhuhr' && jumuah.length > 0
    ? "Jumu'ah"
    : iqama[name] === ''
      ? NONE
      : clock12(iqama[name])
}

const inOrder = (prayers: readonly { time: string; place?: string | undefined }[]) =>
  prayers.map(({ time, place }) => [clock12(time), place].filter(Boolean).join(', ')).join('; ')

function deciderInWords(day: PrayerDay, name: Name | SomeDays): string {
  const { sources, rules, override, jumuah, eid, iqama } = day
  if (name === 'eid' && !eid) return 'on another day now'
  if (name === 'eid') return eid?.expected ? 'expected: the moon decides the day' : 'as entered'
  if (name === 'tarawih') return iqama.isha ? `Isha iqama ${clock12(iqama.isha)}` : 'as entered'
  if (name === 'jumuah') return override?.jumuah ? 'set for this day' : 'by the rule'
  if (name === 'dhuhr' && jumuah.length > 0) return 'in place of Dhuhr'
  const rule = ruleInWords(rules[name])
  return {
    day: 'set for this day',
    table: 'by the timetable',
    dated: `by the rule of these days: ${rule}`,
    standing: `by the rule: ${rule}`,
  }[sources[name]]
}
