import { useEffect, useSyncExternalStore } from 'react'
import { eventPath } from '#domain/events/address.ts'
import type { CommunityEvent } from '#domain/events/event.ts'
import { relationInWords } from '#domain/events/hours.ts'
import {
  type Gathering,
  type GatheringTimes,
  isEveryWeek,
  twoWeeks,
  type WeekEvent,
  weekAhead,
} from '#domain/events/week.ts'
import type { WallMoment } from '#domain/time/civil.ts'
import {
  clock12,
  formatShortMonthDay,
  joinTimes,
  shortWeekday,
  weekdayName,
} from '#domain/time/format.ts'
import { directionIn } from '#locale/isolate.ts'
import { $prayerData, keepPrayerTimes } from '#stores/prayer.ts'
import { marks } from '#texts/marks.ts'
import { weekTexts as texts } from '#texts/week.ts'
import './week.css'

/** What the page was built with. */
export interface BuiltWeek {
  date: string
  times: GatheringTimes
}

interface Props {
  events: readonly CommunityEvent[]
  built: BuiltWeek
  /** The mosque's moment; undefined in the prebuilt page. */
  at: WallMoment | undefined
}

/**
 * The coming seven days in rows: day, time, what, where, and what is special about it. The prebuilt page
 * has two weeks, of which the script in the head shows the one that has come (paint/week.ts); until then
 * what is not on every week is hidden, and so are the dates.
 */
export function Week({ events, built, at }: Props) {
  const data = useSyncExternalStore($prayerData.listen, $prayerData.get, () => null)
  useEffect(() => keepPrayerTimes(), [])
  const times = data?.state === 'ready' ? data.response : built.times
  const days = at ? weekAhead(events, times, at) : twoWeeks(events, times, built.date)
  return (
    <ol className="week">
      {days.map(({ date, entries }, index) => (
        <li
          key={date}
          className={date === at?.date ? 'is-today' : undefined}
          data-date={at ? undefined : date}
          hidden={!(at || (index < 7 && entries.some(isEveryWeek)))}
        >
          <h3>
            {date === at?.date ? texts.today : shortWeekday(date)}{' '}
            <span hidden={!at}>{formatShortMonthDay(date)}</span>
          </h3>
          <ol>
            {entries.map(entry =>
              'clock' in entry ? (
                <Gathered key={entry.name} gathering={entry} isBuilt={!at} />
              ) : (
                <Row key={entry.event.id} entry={entry} isBuilt={!at} />
              ),
            )}
            {!(at && entries.length > 0) && (
              <li className="week-nothing" hidden={entries.length > 0}>
                {texts.nothing}
              </li>
            )}
          </ol>
        </li>
      ))}
    </ol>
  )
}

function Row({ entry, isBuilt }: { entry: WeekEvent; isBuilt: boolean }) {
  const { event, date, start, end, isOn, isMissed, canceled } = entry
  const clock = start ? clock12(start) : relationInWords(event) || texts.allDay
  const day = start && !isOn ? `${date}T${start}` : date
  const words = <bdi>{isOn ? texts.onNow : clock}</bdi>
  const special = canceled ?? (isMissed ? texts.cancelled : movedInWords(entry))
  return (
    <li
      className={isMissed || canceled ? 'is-missed' : undefined}
      hidden={isBuilt && !isEveryWeek(entry)}
      data-until={isBuilt && end > start ? end : undefined}
    >
      <time dateTime={day}>{words}</time>
      <span>
        <a
          href={eventPath(event)}
          lang={event.lang?.title}
          dir={directionIn(event.title, event.lang?.title)}
        >
          {event.title}
        </a>{' '}
        {special && <b>{special}</b>}
      </span>
      {event.location && (
        <span
          className="week-where"
          lang={event.lang?.location}
          dir={directionIn(event.location, event.lang?.location)}
        >
          {event.location}
        </span>
      )}
    </li>
  )
}

/** 'Moved from 7:45 PM', 'Moved from Friday'. */
function movedInWords({ date, movedFrom }: WeekEvent): string {
  if (!movedFrom) return ''
  const { date: day, start } = movedFrom
  return texts.moved(day === date && start ? clock12(start) : weekdayName(day))
}

function Gathered({ gathering, isBuilt }: { gathering: Gathering; isBuilt: boolean }) {
  const { name, date, clock, isKhutbah, also, until } = gathering
  const more = also.length > 0 && texts.also(joinTimes(also.map(clock12)))
  return (
    <li hidden={isBuilt} data-until={isBuilt ? until : undefined}>
      <time dateTime={`${date}T${clock}`}>
        <bdi>{clock12(clock)}</bdi>
      </time>
      <strong>{name}</strong>
      <span className="week-where">
        {[isKhutbah && texts.khutbah, more].filter(Boolean).join(marks.comma)}
      </span>
    </li>
  )
}
