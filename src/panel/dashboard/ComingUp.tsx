import { useStore } from '@nanostores/react'
import { eventDayInWords } from '#domain/events/words.ts'
import { wallMoment } from '#domain/time/civil.ts'
import { PanelLink } from '#panel/shell/PanelLink.tsx'
import { $now, mosqueZone } from '#stores/clock.ts'
import { usePart } from './dashboard.ts'

/** What happens by itself in the coming weeks: scheduled prayer times, single days, events. */
export function ComingUp() {
  const times = usePart('prayer')?.coming ?? []
  const events = usePart('events') ?? []
  const today = wallMoment(mosqueZone(), useStore($now)).date
  // Of one day the prayer times come first.
  const items = [...times, ...events].sort((a, b) => a.date.localeCompare(b.date))
  if (items.length === 0) return null
  return (
    <section className="block" aria-labelledby="coming-title">
      <h2 id="coming-title">Coming up</h2>
      <ul className="coming-up">
        {items.map(({ date, text, href }) => (
          <li key={`${date} ${text}`}>
            <span className="muted">{eventDayInWords(date, today)}</span>
            <PanelLink href={href}>{text}</PanelLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
