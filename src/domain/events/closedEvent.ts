import { type Closure, closureOf } from '#domain/prayer/closure.ts'
import { addDays, civilDateIn, instantOf } from '#domain/time/civil.ts'
import { calledOff } from './canceled.ts'
import { hoursOn } from './dates.ts'
import type { CommunityEvent } from './event.ts'
import { occurrenceDates } from './occurrences.ts'

/** The event with its days that are cancelled, alone or by closures: by their dates with the reason; '' for none. */
export function closedEvent<E extends CommunityEvent>(
  event: E,
  closures: readonly Closure[],
  zone: string,
): E {
  const days = closures.flatMap(({ start, end }) =>
    occurrenceDates(event, {
      from: addDays(civilDateIn(zone, new Date(start)), -1),
      until: civilDateIn(zone, new Date(end)),
    }),
  )
  const own = calledOff(event)
  const closed = days.flatMap(date => {
    const { start, end } = hoursOn(event, date)
    const lastDay = end && end < start ? addDays(date, 1) : date
    const [from, until] = [
      instantOf(date, start || '00:00', zone),
      instantOf(lastDay, end || start || '23:59', zone),
    ]
    const closure = closureOf(closures, event.id, from, until)
    return closure ? [[date, closure.reason] as const] : []
  })
  const { canceled: _, ...rest } = event
  const canceled = [...(own ? [[own, ''] as const] : []), ...closed]
  return canceled.length > 0
    ? ({ ...rest, canceled: Object.fromEntries(canceled) } as E)
    : (rest as E)
}
