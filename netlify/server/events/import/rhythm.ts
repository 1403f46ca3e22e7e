import type ICAL from 'ical.js'
import type { FoundEvent } from '#contract/importEvents.ts'
import { isLastOfMonth, weekOfMonth } from '#domain/events/recurrence.ts'
import { WEEKDAYS } from '#domain/events/rule.ts'
import { addDays, daysBetween, type WallMoment, weekday } from '#domain/time/civil.ts'
import { dateOf, type Place, wallOf } from './wall.ts'

/** The days of an event, and its hours where they are not the entry's; `key` tells the events apart that one entry becomes. */
export type Rhythm = Pick<FoundEvent, 'date' | 'repeats' | 'from' | 'until'> & {
  recurring?: boolean
  startTime?: string
  endTime?: string
  key: string
  note: string
}

/** What has no rule of ours is listed as single days, so far ahead. */
const DAYS_AHEAD = 180
const MOST_SINGLE = 30
/** The next day of a rule, where that is later: eight years have a 29 February. */
const MOST_AHEAD = 366 * 8
/** Enough for a daily rule of ten years. */
const MOST_STEPS = 4000

/** A calendar's rule as rules of ours; null where there is none. */
export function rhythmsOf(rule: ICAL.Recur, start: WallMoment, place: Place): Rhythm[] | null {
  const { freq, interval, parts } = rule
  const names = Object.keys(parts)
  // A count has to be walked through from the first day.
  if (interval !== 1 || rule.count) return null
  const until = rule.until ? { until: wallOf(rule.until, place).date } : {}
  const days = (parts.BYDAY ?? []).map(String)
  if (freq === 'WEEKLY' && names.every(name => name === 'BYDAY')) {
    const own = days.length > 0 ? days : [WEEKDAYS[weekday(start.date)] ?? '']
    if (!own.every(day => WEEKDAYS.includes(day))) return null
    return own.map(day => {
      const ahead = (WEEKDAYS.indexOf(day) - weekday(start.date) + 7) % 7
      const date = addDays(start.date, ahead)
      return {
        date,
        recurring: true,
        from: date,
        ...until,
        key: own.length > 1 ? day : '',
        note: '',
      }
    })
  }
  if (freq !== 'MONTHLY') return null
  const monthly = (repeats: FoundEvent['repeats']): Rhythm[] => [
    { date: start.date, repeats, ...until, key: '', note: '' },
  ]
  const dayOfMonth = String(Number(start.date.slice(8)))
  if (names.length === 0) return monthly('monthDay')
  if (names.join() === 'BYMONTHDAY' && String(parts.BYMONTHDAY) === dayOfMonth) {
    return monthly('monthDay')
  }
  // Google writes '1FR', Outlook 'FR' and the position beside it.
  const position = names.includes('BYSETPOS') ? String(parts.BYSETPOS) : ''
  const others = names.filter(name => name !== 'BYDAY' && name !== 'BYSETPOS')
  if (others.length > 0 || days.length !== 1) return null
  const [, nth = '', day = ''] = /^([+-]?\d)(\w\w)$/.exec(`${position}${days[0]}`) ?? []
  if (day !== WEEKDAYS[weekday(start.date)]) return null
  if (Number(nth) === -1) return isLastOfMonth(start.date) ? monthly('monthLastWeekday') : null
  return Number(nth) === weekOfMonth(start.date) ? monthly('monthWeekday') : null
}

const WEEKS = Array.from({ length: 53 }, (_, week) => week)

/** Whether what begins in another zone is on the same day and at the same hour here all year. */
export function isSteady(first: ICAL.Time, place: Place, tzid: string): boolean {
  if (tzid === place.zone) return true
  const { clock } = wallOf(first, place, tzid)
  return WEEKS.every(week => {
    const later = first.clone()
    later.adjust(7 * week, 0, 0, 0)
    const wall = wallOf(later, place, tzid)
    return wall.clock === clock && wall.date === later.toString().slice(0, 10)
  })
}

/**
 * The coming days of a rule, each as an event of one day; the next one where that is later. Throws for
 * a rule that never comes.
 */
export function singleDays(rule: ICAL.Recur, first: ICAL.Time, place: Place, tzid: string) {
  const last = addDays(place.today, DAYS_AHEAD)
  // Over in every zone.
  const past = addDays(place.today, -2)
  const days: WallMoment[] = []
  if (rule.until && dateOf(rule.until) < past) return []
  let comes = false
  for (const time of timesOf(rule, lateStart(rule, first, past))) {
    comes ||= dateOf(time) < past
    if (dateOf(time) < past) continue
    const wall = wallOf(time, place, tzid)
    const isFar = wall.date > (days.length > 0 ? last : addDays(last, MOST_AHEAD))
    if (isFar || days.length === MOST_SINGLE) break
    comes = true
    if (wall.date >= place.today && wall.date !== days.at(-1)?.date) days.push(wall)
  }
  if (!comes) throw new RangeError(rule.toString())
  const weeks = Math.round(daysBetween(place.today, last) / 7)
  const note = `Repeats in a way that is listed as single days, of the next ${weeks} weeks.`
  return days.map(({ date, clock }) => ({ date, clock, key: date, note }))
}

/** Rules of days and weeks are the same from any of their periods on: years of them are not walked through. */
function lateStart({ freq, interval, count }: ICAL.Recur, first: ICAL.Time, day: string) {
  const days = interval * (DAYS_OF[freq] ?? 0)
  const over = days > 0 && !count ? Math.floor(daysBetween(dateOf(first), day) / days) : 0
  const late = first.clone()
  if (over > 0) late.adjust(over * days, 0, 0, 0)
  return late
}
const DAYS_OF: Readonly<Record<string, number>> = { DAILY: 1, WEEKLY: 7 }

/** ical.js walks on without end where no day has what is asked for, and takes 30 February as 2 March. */
export function* timesOf(rule: ICAL.Recur, first: ICAL.Time): Generator<ICAL.Time> {
  const { count, interval } = rule
  // It would count 2 March, too.
  const uncounted = rule.clone()
  uncounted.count = null
  const all = uncounted.iterator(first)
  const isAsked = all.check_contracting_rules.bind(all)
  let steps = 0
  all.check_contracting_rules = () => {
    if (++steps > MOST_STEPS) throw new RangeError(rule.toString())
    return isAsked()
  }
  let found = 0
  for (let next = all.next(); next; next = all.next()) {
    if (isIn(rule, next, first)) {
      yield next
      if (++found === count) return
    }
    if (interval >= MOST_STEPS) return
  }
}

/** Whether a day is in the months and on the days of months that a rule asks for. */
function isIn({ freq, parts }: ICAL.Recur, time: ICAL.Time, first: ICAL.Time): boolean {
  const { year, month, day } = time
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const asksDays = Object.keys(parts).some(name => DAY_PARTS.has(name))
  const isFirst = asksDays || !/^(MONTH|YEAR)LY$/.test(freq) ? undefined : [first.day]
  const has = (asked: unknown[] | undefined, ...any: number[]) =>
    !asked || asked.some(one => any.includes(Number(one)))
  return has(parts.BYMONTH, month) && has(parts.BYMONTHDAY ?? isFirst, day, day - length - 1)
}
const DAY_PARTS = new Set(['BYDAY', 'BYMONTHDAY', 'BYYEARDAY', 'BYWEEKNO'])
