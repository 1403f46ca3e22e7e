import { useEffect, useSyncExternalStore } from 'react'
import {
  type AgendaDay,
  type AgendaEntry,
  type AgendaPrayer,
  agenda,
} from '#domain/events/agenda.ts'
import type { CommunityEvent } from '#domain/events/event.ts'
import { eventDayInWords } from '#domain/events/words.ts'
import type { WallMoment } from '#domain/time/civil.ts'
import { clock12 } from '#domain/time/format.ts'
import { $prayerData, keepPrayerTimes } from '#stores/prayer.ts'
import { railPrayerTexts, railTexts } from '#texts/eventRail.ts'
import { RailEvent } from './RailEvent.tsx'
import { WeeklyRail } from './WeeklyRail.tsx'
import './todayRail.css'

interface Props {
  events: readonly CommunityEvent[]
  /** The mosque's moment; undefined in the prebuilt page. */
  at: WallMoment | undefined
  /** The mosque's address, for the way. */
  address: string
}

/** Prayers and events of today, or once they are over of tomorrow, then the events of the week. */
export function TodayRail({ events, at, address }: Props) {
  const data = useSyncExternalStore($prayerData.listen, $prayerData.get, () => null)
  useEffect(() => keepPrayerTimes(), [])
  const times = data?.state === 'ready' ? data.response : null
  return (
    <section className="today-rail" aria-labelledby="today-at-the-masjid">
      <div className="rail-head">
        <p className="eyebrow">{railTexts.eyebrow}</p>
        <h2 id="today-at-the-masjid">{at ? railTexts.title : railTexts.weekly}</h2>
      </div>
      {at ? (
        <Days {...{ at, address }} found={agenda(events, times, at)} />
      ) : (
        <WeeklyRail {...{ events, address }} />
      )}
    </section>
  )
}

interface DaysProps {
  found: ReturnType<typeof agenda>
  at: WallMoment
  address: string
}

function Days({ found: { day, following }, at, address }: DaysProps) {
  return (
    <div className="rail-columns">
      <div>
        {day.date !== at.date && <p className="muted">{railTexts.over}</p>}
        <Day heading="h3" {...{ day, at, address }} />
      </div>
      <div>
        <h3 className="rail-part">{railTexts.following}</h3>
        {following.map(one => (
          <Day key={one.date} heading="h4" day={one} {...{ at, address }} />
        ))}
        {following.length === 0 && <p className="muted">{railTexts.quiet}</p>}
        <a className="arrow-link" href="/events">
          {railTexts.all}
        </a>
      </div>
    </div>
  )
}

interface DayProps {
  day: AgendaDay
  heading: 'h3' | 'h4'
  at: WallMoment
  address: string
}

function Day({ day, heading: Heading, at, address }: DayProps) {
  return (
    <>
      <Heading className="rail-day">{eventDayInWords(day.date, at.date)}</Heading>
      <ol className="rail-list">
        {day.entries.map(entry => (
          <Entry key={keyOf(entry)} {...{ entry, address }} />
        ))}
      </ol>
    </>
  )
}

const keyOf = (entry: AgendaEntry) =>
  'clock' in entry ? `${entry.name} ${entry.clock}` : `${entry.event.id} ${entry.date}`

function Entry({ entry, address }: { entry: AgendaEntry; address: string }) {
  return 'clock' in entry ? (
    <RailPrayer prayer={entry} />
  ) : (
    <RailEvent {...entry} hasDay={false} address={address} />
  )
}

function RailPrayer({ prayer }: { prayer: AgendaPrayer }) {
  const { name, what, clock, isOn } = prayer
  return (
    <li className="rail-entry" data-kind="prayer" data-on={isOn || undefined}>
      <time className="rail-time" dateTime={`${prayer.date}T${clock}`}>
        <bdi>{clock12(clock)}</bdi>
      </time>
      <p>
        <b>{what === 'iqama' ? railPrayerTexts.iqama(name) : name}</b>
        <span className="rail-detail"> {detailsOf(prayer)}</span>
      </p>
    </li>
  )
}

/** 'athan 12:04 PM'; 'khutbah, prayer 1:45 PM, English'. */
function detailsOf({ athan, prayer, language, place }: AgendaPrayer): string {
  const parts = [
    athan && railPrayerTexts.athan(clock12(athan)),
    prayer && railPrayerTexts.khutbah,
    prayer && railPrayerTexts.prayer(clock12(prayer)),
    language,
    place,
  ]
  return parts
    .filter(Boolean)
    .join(', ')
    .replace(/ ([AP]M)/g, '\u00a0$1')
}
