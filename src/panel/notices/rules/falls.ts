import { calledOff } from '#domain/events/canceled.ts'
import { closedEvent } from '#domain/events/closedEvent.ts'
import { hoursOn } from '#domain/events/dates.ts'
import type { CommunityEvent } from '#domain/events/event.ts'
import type { Notice } from '#domain/notices/notice.ts'
import { closedDay } from '#domain/prayer/closedDay.ts'
import type { ClosedPrayers } from '#domain/prayer/response.ts'
import type { PrayerDay } from '#domain/prayer/times.ts'
import { addDays, civilDateIn, datesFrom, instantOf } from '#domain/time/civil.ts'
import { clock12, formatShortDay } from '#domain/time/format.ts'
import { dayTexts } from '#texts/prayerDay.ts'
import { prayerNames } from '#texts/prayerNames.ts'

/** Something that falls into the hours of a closure, which can keep it by its key. */
interface Falling {
  readonly key: string
  readonly label: string
  /** 'today, 7:30 PM', or 'on 3 days from Fri, Nov 27 on'. */
  readonly when: string
  /** Its first moment, to be sorted by. */
  readonly first: string
}

interface FallingPrayer {
  readonly name: Closed
  readonly date: string
  readonly clock: string | undefined
  /** Absent: that of the prayer. */
  readonly label?: string
}

/** For how many days of a closure its prayers are looked up: after those each is there anyway. */
const MOST_DAYS = 31

/** What falls into the hours between two instants, in the order of time. */
export function fallsInto(
  { start, end }: { start: string; end: string },
  { dayOf, events }: Source,
  zone: string,
  today: string,
): Falling[] {
  const closures = [{ start, end, reason: '', keeps: [] }]
  const [first, last] = [start, end].map(at => civilDateIn(zone, new Date(at))) as [string, string]
  const until = addDays(first, MOST_DAYS)
  const days = datesFrom(addDays(first, -1), last < until ? last : until).flatMap(
    date => dayOf(date) ?? [],
  )
  const prayers = days.flatMap((day): FallingPrayer[] => {
    const { prayers: off = [], times = {} } = closedDay(day, closures, zone).closed ?? {}
    const { jumuah, eid, tarawih } = times
    return [
      ...off.map(name => ({ name, date: day.iso, clock: clockOf(day, name) })),
      ...(jumuah ? [{ name: 'jumuah' as const, date: day.iso, clock: jumuah[0] }] : []),
      ...(eid ? [{ name: 'eid' as const, date: day.iso, clock: eid[0] }] : []),
      // Tarawih takes place with Isha.
      ...(tarawih && !off.includes('isha')
        ? [{ name: 'isha' as const, date: day.iso, clock: tarawih[0], label: dayTexts.tarawih }]
        : []),
    ]
  })
  const when = (all: readonly { date: string; clock: string | undefined }[]) => {
    const [{ date, clock } = { date: '', clock: '' }] = all
    const day = date === today ? 'today' : formatShortDay(date)
    return {
      when:
        all.length > 1
          ? `on ${all.length} days from ${day} on`
          : [day, clock && clock12(clock)].filter(Boolean).join(', '),
      first: `${date} ${clock ?? ''}`,
    }
  }
  return [
    ...[...Map.groupBy(prayers, ({ name }) => name)].map(([name, all]) => ({
      key: name,
      label: all[0]?.label ?? labelOf(name),
      ...when(all),
    })),
    ...events.flatMap(event => {
      // What is cancelled itself needs no closure.
      const dates = Object.keys(closedEvent(event, closures, zone).canceled ?? {})
        .filter(date => date !== calledOff(event))
        .sort()
      if (dates.length === 0 || !event.active) return []
      const all = dates.map(date => ({ date, clock: hoursOn(event, date).start }))
      return [{ key: event.id, label: event.title, ...when(all) }]
    }),
  ].sort((a, b) => a.first.localeCompare(b.first))
}

/** The janazahs that are announced for the hours between two instants. */
export const announcedWithin = <N extends Notice>(
  hours: { start: string; end: string },
  notices: readonly N[],
  zone: string,
): N[] => notices.filter(one => one.kind === 'janazah' && isWithin(one, hours, zone))

/** The closures in whose hours a janazah would be, unless its prayer takes place all the same. */
export const closedAt = <N extends Notice>(
  janazah: Pick<Notice, 'prayer' | 'end'>,
  notices: readonly N[],
  zone: string,
): N[] =>
  notices.filter(
    one =>
      one.kind === 'closure' &&
      (!janazah.prayer || (janazah.prayer.at && !one.keeps?.includes(janazah.prayer.name))) &&
      isWithin(janazah, one, zone),
  )

/** Whether a janazah may be in some hours: without a time, it is at any time of its day. */
function isWithin(
  { prayer, end: last }: Pick<Notice, 'prayer' | 'end'>,
  { start, end }: { start: string; end: string },
  zone: string,
): boolean {
  if (prayer?.at) return start <= prayer.at && prayer.at < end
  const date = prayer?.date ?? civilDateIn(zone, new Date(last))
  const day = instantOf(date, '00:00', zone).toISOString()
  return start < last && day < end
}

const labelOf = (name: Closed) =>
  name === 'eid'
    ? 'Eid prayers'
    : name === 'jumuah'
      ? prayerNames.jumuah
      : `${prayerNames[name]} in congregation`

function clockOf({ jumuah, eid, iqama }: PrayerDay, name: Closed): string | undefined {
  if (name === 'eid') return eid?.prayers[0]?.time
  return name === 'jumuah' ? (jumuah[0]?.khutbah ?? jumuah[0]?.time) : iqama[name]
}

type Closed = ClosedPrayers['prayers'][number]

interface Source {
  readonly dayOf: (date: string) => PrayerDay | undefined
  readonly events: readonly CommunityEvent[]
}
