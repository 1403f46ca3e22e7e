import type { AwaitedMoon } from '#domain/prayer/awaitedMoon.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { moonEffects } from '../rules/moonEffects.ts'

interface Props {
  settings: PrayerSettings
  moon: AwaitedMoon
  /** The first day of the month, if this is what is confirmed. */
  start: string
  today: string
}

/** What moves if the month begins on that day: dates, Eid, times, the notice, calendars. */
export function MoonEffects({ settings, moon, start, today }: Props) {
  return (
    <ul className="bulleted pile-3xs">
      {moonEffects(settings, moon, start, today).map(line => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
