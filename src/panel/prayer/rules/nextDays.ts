import { fridayAfter } from '#domain/prayer/inWords/days.ts'
import { ruleInWords } from '#domain/prayer/iqama.ts'
import { slotWithKhateeb, withKhutbahs } from '#domain/prayer/jumuah.ts'
import type { PrayerName } from '#domain/prayer/names.ts'
import type { PrayerDay } from '#domain/prayer/times.ts'
import { addDays, datesFrom } from '#domain/time/civil.ts'
import { clock12 } from '#domain/time/format.ts'

/** One day on which a change can be seen: the time that visitors read, and what decides it. */
interface NextDay {
  readonly iso: string
  readonly now: string
  /** Where it is saved otherwise. */
  readonly was?: string
  readonly decides: string
}

type DayOf = (date: string) => PrayerDay
type Name = PrayerName | 'jumuah'

const SHOWN = 7
/** How far ahead the first day of a change is looked for, as settings are checked. */
const AHEAD = 400
const NONE = 'none'

/**
 * The next seven days that a change of an iqama or of Jumu'ah concerns: from the first on which visitors
 * read another time, or from a day on where there is none. Of Jumu'ah they are Fridays.
 */
export function nextDays(
  name: Name,
  { dayOf, savedDayOf }: { dayOf: DayOf; savedDayOf: DayOf },
  today: string,
  from = today,
): NextDay[] {
  const step = name === 'jumuah' ? 7 : 1
  const onward = (date: string) => (name === 'jumuah' ? fridayAfter(addDays(date, -1)) : date)
  const isOther = (date: string) => shown(dayOf(date), name) !== shown(savedDayOf(date), name)
  const all = datesFrom(onward(today), addDays(today, AHEAD)).filter((_, at) => at % step === 0)
  const first = all.find(isOther) ?? onward(from > today ? from : today)
  return Array.from({ length: SHOWN }, (_, at) => {
    const iso = addDays(first, at * step)
    const [now, was] = [shown(dayOf(iso), name), shown(savedDayOf(iso), name)]
    return { iso, now, ...(was !== now && { was }), decides: deciderInWords(dayOf(iso), name) }
  })
}

function shown({ iqama, jumuah, khutbahs }: PrayerDay, name: Name): string {
  if (name === 'jumuah') {
    return withKhutbahs(jumuah, khutbahs).map(slotWithKhateeb).join('; ') || NONE
  }
  return name === 'dhuhr' && jumuah.length > 0
    ? "Jumu'ah"
    : iqama[name] === ''
      ? NONE
      : clock12(iqama[name])
}

function deciderInWords({ sources, rules, override, jumuah }: PrayerDay, name: Name): string {
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
