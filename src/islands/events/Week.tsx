import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { eventPath } from '#domain/events/address.ts'
import type { CommunityEvent } from '#domain/events/event.ts'
import { relationInWords } from '#domain/events/hours.ts'
import { everyWeek, type Gathering, type WeekEvent, weekAhead } from '#domain/events/week.ts'
import type { WallMoment } from '#domain/time/civil.ts'
import {
  clock12,
  formatShortMonthDay,
  joinTimes,
  shortNameOfWeekday,
  shortWeekday,
  weekdayName,
} from '#domain/time/format.ts'
import { $prayerData, keepPrayerTimes } from '#stores/prayer.ts'
import { marks } from '#texts/marks.ts'
import { weekTexts as texts } from '#texts/week.ts'
import './week.css'

interface Props {
  events: readonly CommunityEvent[]
  /** The mosque's moment; undefined in the prebuilt page, which lists what is on every week. */
  at: WallMoment | undefined
}

/** The coming seven days in rows: day, time, what, where, and what is special about it. */
export function Week({ events, at }: Props) {
  const data = useSyncExternalStore($prayerData.listen, $prayerData.get, () => null)
  useEffect(() => keepPrayerTimes(), [])
  const times = data?.state === 'ready' ? data.response : null
  return (
    <ol className="week">
      {at
        ? weekAhead(events, times, at).map(({ date, entries }) => (
            <Day
              key={date}
              isToday={date === at.date}
              name={<DayName date={date} today={at.date} />}
            >
              {entries.map(entry =>
                'clock' in entry ? (
                  <Gathered key={entry.name} gathering={entry} />
                ) : (
                  <Row key={entry.event.id} entry={entry} />
                ),
              )}
              {entries.length === 0 && <li className="week-nothing">{texts.nothing}</li>}
            </Day>
          ))
        : everyWeek(events).map(({ day, entries }) => (
            <Day key={day} name={shortNameOfWeekday(day)}>
              {entries.map(entry => (
                <Row key={entry.event.id} entry={entry} isWeekly />
              ))}
            </Day>
          ))}
    </ol>
  )
}

interface DayProps {
  name: ReactNode
  isToday?: boolean
  children: ReactNode
}

const Day = ({ name, isToday, children }: DayProps) => (
  <li className={isToday ? 'is-today' : undefined}>
    <h3>{name}</h3>
    <ol>{children}</ol>
  </li>
)

const DayName = ({ date, today }: { date: string; today: string }) => (
  <>
    {date === today ? texts.today : shortWeekday(date)} <span>{formatShortMonthDay(date)}</span>
  </>
)

/** An event; one that every week has names no date. */
function Row({ entry, isWeekly = false }: { entry: WeekEvent; isWeekly?: boolean }) {
  const { event, date, start, isOn, isMissed, canceled } = entry
  const clock = start ? clock12(start) : relationInWords(event) || texts.allDay
  const day = isWeekly ? start : start && !isOn ? `${date}T${start}` : date
  const words = <bdi>{isOn ? texts.onNow : clock}</bdi>
  const special = canceled ?? (isMissed ? texts.cancelled : movedInWords(entry))
  return (
    <li className={isMissed || canceled ? 'is-missed' : undefined}>
      {day ? <time dateTime={day}>{words}</time> : <span className="week-clock">{words}</span>}
      <span>
        <a href={eventPath(event)} lang={event.lang?.title} dir="auto">
          {event.title}
        </a>{' '}
        {special && <b>{special}</b>}
      </span>
      {event.location && (
        <span className="week-where" lang={event.lang?.location} dir="auto">
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

function Gathered({ gathering }: { gathering: Gathering }) {
  const { name, date, clock, isKhutbah, also } = gathering
  const more = also.length > 0 && texts.also(joinTimes(also.map(clock12)))
  return (
    <li>
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
