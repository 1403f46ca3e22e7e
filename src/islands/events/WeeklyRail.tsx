import { eventDate } from '#domain/events/dates.ts'
import type { CommunityEvent } from '#domain/events/event.ts'
import { hoursOn } from '#domain/events/hours.ts'
import { weekday } from '#domain/time/civil.ts'
import { railTexts } from '#texts/eventRail.ts'
import { RailEvent } from './RailEvent.tsx'

/** How many events the prebuilt page names. */
const MOST = 8

const orderOf = ({ date, start }: { date: string; start: string }) => `${weekday(date)} ${start}`
const byWeekday = (a: Parameters<typeof orderOf>[0], b: Parameters<typeof orderOf>[0]) =>
  orderOf(a).localeCompare(orderOf(b))

/** What is on every week and on which days: all that the prebuilt page can say for sure. */
export function WeeklyRail({
  events,
  address,
}: {
  events: readonly CommunityEvent[]
  address: string
}) {
  const dated = events.flatMap(event => {
    const date = eventDate(event.date)
    return event.active && event.recurring && date ? [{ event, date, ...hoursOn(event, date) }] : []
  })
  return (
    <>
      <ol className="rail-list rail-weekly">
        {dated
          .sort(byWeekday)
          .slice(0, MOST)
          .map(one => (
            <RailEvent key={one.event.id} {...one} isOn={false} hasDay address={address} />
          ))}
      </ol>
      <a className="arrow-link" href="/prayer-times">
        {railTexts.prayers}
      </a>
    </>
  )
}
