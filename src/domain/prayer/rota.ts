import { daysBetween } from '#domain/time/civil.ts'
import { khutbahOf } from './khutbahs.ts'
import type { Khutbah } from './response.ts'
import type { KhutbahSetting, PrayerSettings } from './settings.ts'

/** The names of a Friday's turn, in the order of its prayers; none before the rota begins. */
export function turnOn({ from, fridays }: Rota, date: string): readonly string[] {
  const weeks = Math.floor(daysBetween(from, date) / 7)
  return (weeks >= 0 && fridays[weeks % fridays.length]) || []
}

/** What is known of the khutbahs of a Friday with so many prayers: its own entry, else the rota's turn. */
export function khutbahsOf(
  date: string,
  prayers: number,
  own: readonly KhutbahSetting[] | undefined,
  rota: Rota | undefined,
): Khutbah[] | undefined {
  const turn = rota && prayers > 0 ? turnOn(rota, date) : []
  if (!own && !turn.some(Boolean)) return undefined
  return Array.from(
    { length: Math.min(prayers, Math.max(own?.length ?? 0, turn.length)) },
    (_, at) => khutbahOf({ ...(turn[at] && { khateeb: turn[at] }), ...own?.[at] }),
  )
}

type Rota = NonNullable<PrayerSettings['rota']>
