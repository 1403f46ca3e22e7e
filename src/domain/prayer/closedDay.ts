import { addDays } from '#domain/time/civil.ts'
import { type Closure, closureOf } from './closure.ts'
import { dayLine, nearest } from './dayLine.ts'
import { onLine } from './moments.ts'
import { PRAYERS } from './names.ts'
import type { ClosedPrayers, EidDay } from './response.ts'
import type { PrayerDay } from './times.ts'

/** A day of which closures cancel something. */
export interface ClosedDay extends PrayerDay {
  readonly closed?: ClosedPrayers
}

/**
 * The day as it takes place while the mosque is closed for hours of it: without the Jumu'ahs, Tarawihs
 * and Eid prayers in them, and with the prayers named that are not prayed in congregation. Their iqamas stay,
 * so that they can be told when the closure ends early. On a Friday Dhuhr is Jumu'ah.
 */
export function closedDay(day: PrayerDay, closures: readonly Closure[], zone: string): ClosedDay {
  if (!closures.some(closure => isNear(closure, day.iso))) return day
  const line = dayLine(day.athan)
  let reason = ''
  /** Whether a time near a minute of the day's line is canceled, with the time before it that belongs to it. */
  const isOff = (name: string, near: number, clock: string, first = clock): boolean => {
    if (!clock) return false
    const at = (time: string) => onLine(day.iso, nearest(time, near), zone)
    const closure = closureOf(closures, name, at(clock)) ?? closureOf(closures, name, at(first))
    if (closure) reason ||= closure.reason
    return closure !== undefined
  }
  const isHeld = day.jumuah.map(
    ({ time, khutbah }) => !isOff('jumuah', line.dhuhr, time, khutbah || time),
  )
  const jumuah = day.jumuah.filter((_, at) => isHeld[at])
  const isFriday = day.jumuah.length > 0
  const names = PRAYERS.flatMap((name): ClosedPrayers['prayers'] => {
    if (name === 'dhuhr' && isFriday) return isHeld.some(held => held) ? [] : ['jumuah']
    return isOff(name, line[name], day.iqama[name]) ? [name] : []
  })
  const khutbahs = day.khutbahs?.filter((_, at) => isHeld[at])
  const tarawih = day.tarawih.filter(({ time }) => !isOff('isha', line.isha, time))
  const eid = day.eid && heldEid(day.eid, prayer => isOff('eid', line.dhuhr, prayer))
  if (eid?.closed) names.unshift('eid')
  const times = {
    ...(jumuah.length > 0 && timesOff('jumuah', day.jumuah, jumuah)),
    ...(!eid?.closed && timesOff('eid', day.eid?.prayers, eid?.prayers)),
    ...timesOff('tarawih', day.tarawih, tarawih),
  }
  const hasTimes = Object.keys(times).length > 0
  if (names.length === 0 && !hasTimes) return day
  return {
    ...day,
    ...{ jumuah, tarawih, eid },
    khutbahs: khutbahs?.length ? khutbahs : undefined,
    closed: { prayers: names, ...(hasTimes && { times }), ...(reason && { reason }) },
  }
}

type Timed = readonly { readonly time: string }[]

/** Of prayers those that are not held; nothing where all are. */
function timesOff(
  name: keyof NonNullable<ClosedPrayers['times']>,
  all: Timed = [],
  held: Timed = [],
) {
  const off = all.filter(({ time }) => !held.some(one => one.time === time))
  return off.length > 0 ? { [name]: off.map(({ time }) => time) } : {}
}

function heldEid(eid: EidDay, isOff: (time: string) => boolean): EidDay {
  const prayers = eid.prayers.filter(({ time }) => !isOff(time))
  return {
    ...eid,
    prayers,
    ...(prayers.length === 0 && eid.prayers.length > 0 && { closed: true }),
  }
}

const isNear = ({ start, end }: Closure, iso: string) =>
  start.slice(0, 10) <= addDays(iso, 2) && end.slice(0, 10) >= addDays(iso, -1)
