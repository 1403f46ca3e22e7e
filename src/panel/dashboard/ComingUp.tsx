import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import { eventDayInWords } from '#domain/events/words.ts'
import { wallMoment } from '#domain/time/civil.ts'
import { adminEvents } from '#panel/events/list.ts'
import { storedPrayer } from '#panel/prayer/moon/hijriSaves.ts'
import { PanelLink } from '#panel/shell/PanelLink.tsx'
import { $role, mayOpenPath } from '#panel/shell/role.ts'
import { $now, mosqueZone } from '#stores/clock.ts'
import { byDate, comingEvents, comingTimes } from './comingUp.ts'

/** What happens by itself in the coming weeks: scheduled prayer times, single days, events. */
export function ComingUp() {
  const role = useStore($role)
  const prayer = useStore(storedPrayer.$data)
  const list = useStore(adminEvents.$data)
  const now = useStore($now)
  const hasTimes = mayOpenPath(role, '/admin/prayer-times')
  const hasEvents = mayOpenPath(role, '/admin/events')
  useEffect(() => {
    if (hasEvents) void adminEvents.load()
  }, [hasEvents])
  const zone = mosqueZone()
  const at = wallMoment(zone, now)
  const settings = hasTimes && prayer.state === 'ready' ? prayer.data.settings : undefined
  const times = useMemo(() => (settings ? comingTimes(settings, at.date) : []), [settings, at.date])
  const items = [
    ...times,
    ...(hasEvents && list.state === 'ready' ? comingEvents(list.data, at) : []),
  ].sort(byDate)
  if (items.length === 0) return null
  return (
    <section className="block" aria-labelledby="coming-title">
      <h2 id="coming-title">Coming up</h2>
      <ul className="coming-up">
        {items.map(({ date, text, href }) => (
          <li key={`${date} ${text}`}>
            <span className="muted">{eventDayInWords(date, at.date)}</span>
            <PanelLink href={href}>{text}</PanelLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
