import { useStore } from '@nanostores/react'
import { wallMoment } from '#domain/time/civil.ts'
import { formatShortDay } from '#domain/time/format.ts'
import { Block } from '#panel/shell/Block.tsx'
import { PanelLink } from '#panel/shell/PanelLink.tsx'
import { $now, mosqueZone } from '#stores/clock.ts'
import { usePart } from './dashboard.ts'

const SHOWN = 3

/** What happens by itself in the coming weeks: scheduled prayer times, single days, events. */
export function ComingUp() {
  const times = usePart('prayer')?.coming ?? []
  const events = usePart('events') ?? []
  const today = wallMoment(mosqueZone(), useStore($now)).date
  // Of one day the prayer times come first.
  const items = [...times, ...events].sort((a, b) => a.date.localeCompare(b.date))
  if (items.length === 0) return null
  const first = items.slice(0, SHOWN)
  return (
    <Block title="Coming up">
      <ul className="bare coming-up">
        {first.map(({ date, text, href }) => (
          <li key={`${date} ${text}`}>
            <span className="muted">{date === today ? 'Today' : formatShortDay(date)}</span>
            <PanelLink href={href}>{text}</PanelLink>
          </li>
        ))}
      </ul>
    </Block>
  )
}
