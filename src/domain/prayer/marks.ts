import { addDays, FRIDAY, minutesOf, noonOffset, weekday } from '#domain/time/civil.ts'
import type { ClosedDay } from './closedDay.ts'
import { isOff } from './closure.ts'
import { nearest } from './dayLine.ts'
import { isCounted } from './iqama.ts'
import { PRAYERS, type PrayerName } from './names.ts'
import { type ChangeName, LOOK_BACK } from './response.ts'
import type { PrayerDay } from './times.ts'

/** From so many minutes on, an iqama that moves from one day to the next is a step. */
const STEP = 5
/** The sun never moves a time by this many minutes in a day, so an athan that does is a change too. */
const MORE_THAN_DRIFT = 15
const NAMES = [...PRAYERS, 'jumuah'] as const

/**
 * A day with what visitors were told of it; `told` names what the settings give otherwise by now, which
 * was never for that day only.
 */
export type ComparedDay = ClosedDay & { readonly told?: readonly ChangeName[] | undefined }
type DayOf = (date: string) => ComparedDay

/** What changes on a day, and what of the day is for this day only. */
interface Changes {
  readonly changes: ChangeName[]
  readonly only: ChangeName[]
}

/**
 * The changes on this day to announce: what is otherwise than on the last ordinary day of the same
 * kind, Jumu'ah against Jumu'ah. The drift of the sun is not announced, and neither is the return
 * after a single day.
 */
export function changesOn(day: ComparedDay, dayOf: DayOf, zone: string): Changes {
  const changes = NAMES.filter(name => {
    if (!isOfKind(day, name)) return false
    const before = usualBefore(day, name, dayOf, zone)
    return !before || steps(before, day, name, zone)
  })
  return { changes, only: singlesOn(day, dayOf, zone) }
}

/** What is on this day only. */
export function singlesOn(day: ComparedDay, dayOf: DayOf, zone: string): ChangeName[] {
  return NAMES.filter(name => isSingle(day, name, dayOf, zone))
}

/** The day itself, or the last ordinary day where it stands alone. */
export function usualOn(
  day: ComparedDay,
  name: ChangeName,
  dayOf: DayOf,
  zone: string,
): ComparedDay | undefined {
  return isSingle(day, name, dayOf, zone) ? usualBefore(day, name, dayOf, zone) : day
}

function clockMoved(from: string, to: string, zone: string): number {
  return noonOffset(to, zone) - noonOffset(from, zone)
}

/** Whether the day has that prayer, with an iqama, and no closure cancels it: on Fridays Jumu'ah replaces Dhuhr. */
function isOfKind({ iso, jumuah, iqama, closed }: ComparedDay, name: ChangeName): boolean {
  if (isOff(name, closed)) return false
  if (name === 'jumuah') return weekday(iso) === FRIDAY
  return (
    (name !== 'dhuhr' || (jumuah.length === 0 && !isOff('jumuah', closed))) && iqama[name] !== ''
  )
}

/** The days of the same kind beside a day, the nearest first. */
function* beside(day: ComparedDay, name: ChangeName, dayOf: DayOf, direction: -1 | 1) {
  const step = name === 'jumuah' ? 7 : 1
  for (let days = step; days <= LOOK_BACK; days += step) {
    const other = dayOf(addDays(day.iso, direction * days))
    if (isOfKind(other, name)) yield other
  }
}

/** The last ordinary day before; where single days fill the time, the last day. */
function usualBefore(
  day: ComparedDay,
  name: ChangeName,
  dayOf: DayOf,
  zone: string,
): ComparedDay | undefined {
  let last: ComparedDay | undefined
  for (const before of beside(day, name, dayOf, -1)) {
    if (!isSingle(before, name, dayOf, zone)) return before
    last ??= before
  }
  return last
}

/**
 * Whether a day stands alone: set by hand, or otherwise than the days on both sides, which are alike
 * but around Eid.
 */
function isSingle(day: ComparedDay, name: ChangeName, dayOf: DayOf, zone: string): boolean {
  if (isByHand(day, name)) return true
  if (day.told?.includes(name)) return false
  const nearestUsual = (direction: -1 | 1) => {
    for (const other of beside(day, name, dayOf, direction)) {
      if (!isByHand(other, name)) return other
    }
    return undefined
  }
  const after = isOfKind(day, name) && nearestUsual(1)
  if (!after || !steps(day, after, name, zone)) return false
  const before = nearestUsual(-1)
  if (!before || !steps(before, day, name, zone)) return false
  return day.eid !== undefined || !steps(before, after, name, zone)
}

function isByHand({ iso, follows, told }: ComparedDay, name: ChangeName): boolean {
  return follows[name] === iso && !told?.includes(name)
}

function steps(before: ComparedDay, day: ComparedDay, name: ChangeName, zone: string): boolean {
  if (name === 'jumuah') return slotsOf(before) !== slotsOf(day)
  const iqama = moved(before.iqama[name], day.iqama[name])
  if (iqama === 0) return false
  if (isStepOfRule(before, day, name)) return true
  return Math.abs(iqama) >= STEP && !hasDrifted(before, day, name, zone)
}

/**
 * Whether rules supplied both times, and one of them made the step: another rule, quarter or season
 * of the clock, or a rule that changes once a week. Such a step counts from one minute up, but for a
 * rule that counts minutes of every day: what that moves by is the sun's.
 */
function isStepOfRule(before: ComparedDay, day: ComparedDay, name: PrayerName): boolean {
  const wasTold = before.told?.includes(name)
  if (!isByRule(day, name) || !(wasTold || isByRule(before, name))) return false
  const rule = day.rules[name]
  if (isCounted(rule) && rule.weekday !== undefined) return true
  const isOther = wasTold || before.follows[name] !== day.follows[name]
  if (!isOther) return false
  const athan = moved(before.athan[name], day.athan[name])
  return !isCounted(rule) || moved(before.iqama[name], day.iqama[name]) !== athan
}

const isByRule = ({ sources }: PrayerDay, name: PrayerName): boolean =>
  sources[name] === 'dated' || sources[name] === 'standing'

/** An iqama that moves with its athan drifts, unless the athan itself jumps or the clocks moved. */
function hasDrifted(before: PrayerDay, day: PrayerDay, name: PrayerName, zone: string): boolean {
  const athan = moved(before.athan[name], day.athan[name])
  return (
    moved(before.iqama[name], day.iqama[name]) === athan &&
    Math.abs(athan) < MORE_THAN_DRIFT &&
    clockMoved(before.iso, day.iso, zone) === 0
  )
}

/** Minutes from one clock time to another, the shorter way round midnight. */
function moved(from: string, to: string): number {
  return nearest(to, minutesOf(from)) - minutesOf(from)
}

/** What of a day's Jumu'ah is compared, as text. */
export const slotsOf = ({ jumuah }: PrayerDay): string =>
  jumuah.map(({ khutbah, time, place }) => `${khutbah} ${time} ${place}`).join()
