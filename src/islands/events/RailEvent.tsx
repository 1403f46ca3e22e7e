import { useState } from 'react'
import { eventFilePath, eventPath } from '#domain/events/address.ts'
import type { AgendaEvent } from '#domain/events/agenda.ts'
import { shareLine } from '#domain/events/shareLine.ts'
import { wayTo } from '#domain/events/words.ts'
import { clock12, formatDay, weekdayName } from '#domain/time/format.ts'
import { PathIcon } from '#islands/ui/PathIcon.tsx'
import { railEventTexts as texts } from '#texts/eventRail.ts'
import { eventDayTexts, eventStateTexts } from '#texts/eventWords.ts'
import { shareLink } from './shareLink.ts'

/** Lucide's calendar-plus, share-2 and navigation, as one path each. */
const ADD =
  'M16 18h6M16 2v3M19 15v6M21 11.5V5a2 2 0 00-2-2H5a2 2 0 00-2 2v14a2 2 0 002 2h8.3M3 9h18M8 2v3'
const SHARE =
  'M15 5a3 3 0 106 0 3 3 0 10-6 0M3 12a3 3 0 106 0 3 3 0 10-6 0M15 19a3 3 0 106 0 3 3 0 10-6 0M8.59 13.51l6.83 3.98M15.41 6.51l-6.82 3.98'
const WAY = 'M3 11 22 2l-9 19-2-8Z'

interface Props extends AgendaEvent {
  /** It names its day itself: 'Every Saturday'. */
  hasDay: boolean
  /** The mosque's address. */
  address: string
}

/** An event of the rail: when, what, where, and one tap to add it, share it or find the way. */
export function RailEvent({ event, date, start, end, isOn, hasDay, address }: Props) {
  const { title, location } = event
  const day = event.recurring ? eventDayTexts.every(weekdayName(date)) : formatDay(date)
  const ends = end && texts.until(clock12(end))
  const details = [hasDay && day, ends, location]
  return (
    <li className="rail-entry" data-kind="event" data-on={isOn || undefined}>
      <time className="rail-time" dateTime={start ? (hasDay ? start : `${date}T${start}`) : date}>
        <bdi>{isOn ? eventStateTexts.onNow : start ? clock12(start) : texts.allDay}</bdi>
      </time>
      <div>
        <p>
          <a href={eventPath(event)}>
            <b>{title}</b>
          </a>
        </p>
        <p className="muted">{details.filter(Boolean).join(' · ')}</p>
        <p className="rail-actions">
          <a href={eventFilePath(event)}>
            <PathIcon d={ADD} />
            {texts.add}
            <span className="visually-hidden">{texts.addRest(title)}</span>
          </a>
          <ShareButton event={event} date={date} />
          <a href={wayTo(location, address)} target="_blank" rel="noopener">
            <PathIcon d={WAY} />
            {texts.way}
            <span className="visually-hidden">{texts.wayRest(title)}</span>
          </a>
        </p>
      </div>
    </li>
  )
}

function ShareButton({ event, date }: Pick<Props, 'event' | 'date'>) {
  const [isCopied, setCopied] = useState(false)
  return (
    <>
      <button
        type="button"
        onClick={async () => {
          const path = eventPath(event)
          setCopied(await shareLink({ title: event.title, text: shareLine(event, date), path }))
        }}
      >
        <PathIcon d={SHARE} />
        {isCopied ? texts.copied : texts.share}
        <span className="visually-hidden">{texts.shareRest(event.title)}</span>
      </button>
      <span className="visually-hidden" role="status">
        {isCopied && texts.copied}
      </span>
    </>
  )
}
