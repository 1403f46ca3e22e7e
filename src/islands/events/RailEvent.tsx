import calendarPlus from 'lucide-static/icons/calendar-plus.svg?raw'
import navigation from 'lucide-static/icons/navigation.svg?raw'
import share from 'lucide-static/icons/share-2.svg?raw'
import { useState } from 'react'
import { eventPath } from '#domain/events/address.ts'
import type { AgendaEvent } from '#domain/events/agenda.ts'
import { shareLine } from '#domain/events/shareLine.ts'
import { wayTo } from '#domain/events/words.ts'
import { eventsFeedPath } from '#domain/feeds/choices.ts'
import { clock12, formatDay, weekdayName } from '#domain/time/civil.ts'
import { Glyph } from '#islands/ui/Glyph.tsx'
import { shapes } from '#islands/ui/shapes.ts'
import { shareLink } from './shareLink.ts'

const TEXTS = {
  onNow: 'On now',
  allDay: 'All day',
  until: (end: string) => `until ${end}`,
  add: 'Add',
  addRest: (title: string) => ` ${title} to your calendar`,
  share: 'Share',
  copied: 'Link copied',
  way: 'Map',
  wayRest: (title: string) => ` of the way to ${title}, in a new tab`,
}
const ADD = shapes(calendarPlus)
const SHARE = shapes(share)
const WAY = shapes(navigation)

interface Props extends AgendaEvent {
  /** It names its day itself: 'Every Saturday'. */
  hasDay: boolean
  /** The mosque's address. */
  address: string
}

/** An event of the rail: when, what, where, and one tap to add it, share it or find the way. */
export function RailEvent({ event, date, start, end, isOn, hasDay, address }: Props) {
  const { title, location } = event
  const day = event.recurring ? `Every ${weekdayName(date)}` : formatDay(date)
  const ends = end && TEXTS.until(clock12(end))
  const details = [hasDay && day, ends, location]
  return (
    <li className="rail-entry" data-kind="event" data-on={isOn || undefined}>
      <time className="rail-time" dateTime={hasDay || !start ? undefined : `${date}T${start}`}>
        {isOn ? TEXTS.onNow : start ? clock12(start) : TEXTS.allDay}
      </time>
      <div>
        <p>
          <a href={eventPath(event)}>
            <b>{title}</b>
          </a>
        </p>
        <p className="muted">{details.filter(Boolean).join(' · ')}</p>
        <p className="rail-actions">
          <a href={eventsFeedPath({ event: event.id })}>
            <Glyph shapes={ADD} />
            {TEXTS.add}
            <span className="visually-hidden">{TEXTS.addRest(title)}</span>
          </a>
          <ShareButton event={event} date={date} />
          <a href={wayTo(location, address)} target="_blank" rel="noopener">
            <Glyph shapes={WAY} />
            {TEXTS.way}
            <span className="visually-hidden">{TEXTS.wayRest(title)}</span>
          </a>
        </p>
      </div>
    </li>
  )
}

function ShareButton({ event, date }: Pick<Props, 'event' | 'date'>) {
  const [isCopied, setCopied] = useState(false)
  return (
    <button
      type="button"
      onClick={async () => {
        const path = eventPath(event)
        setCopied(await shareLink({ title: event.title, text: shareLine(event, date), path }))
      }}
    >
      <Glyph shapes={SHARE} />
      <span role="status">{isCopied ? TEXTS.copied : TEXTS.share}</span>
      <span className="visually-hidden"> {event.title}</span>
    </button>
  )
}
