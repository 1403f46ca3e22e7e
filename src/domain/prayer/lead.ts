import { instantNear, type Moment } from './moments.ts'
import { LABELS, type PrayerName } from './names.ts'
import type { JumuahSlot } from './response.ts'

/** The next time that matters to a worshipper: an athan, an iqama after its athan, or Jumu'ah. */
export interface Lead {
  readonly what: 'athan' | 'iqama' | 'khutbah' | 'prayer'
  readonly label: string
  /** Clock time on 24 hours. */
  readonly time: string
  readonly instant: Date
  /** The Jumu'ah whose khutbah or prayer it is. */
  readonly slot?: JumuahSlot
}

/** The next athan as a lead. */
export function athanLead({ name, time, instant }: Moment): Lead {
  return { what: 'athan', label: LABELS[name], time, instant }
}

/** The iqama of the last athan while it is still ahead. On Fridays Dhuhr has none. */
export function iqamaLead(last: Moment, now: Date, zone: string): Lead | undefined {
  const { name, row } = last
  if (name === 'sunrise' || (name === 'dhuhr' && row.jumuah.length > 0)) return undefined
  return ahead(last, 'iqama', row[name as PrayerName].iqama, now, zone)
}

/**
 * The next step of a Friday's Jumu'ah: the khutbah of the first slot, then its prayer, then the
 * khutbah of the next slot; undefined once the last prayer has begun.
 */
export function jumuahLead(
  slots: readonly JumuahSlot[],
  dhuhr: Moment,
  now: Date,
  zone: string,
): Lead | undefined {
  for (const slot of slots) {
    const step =
      (slot.khutbah && ahead(dhuhr, 'khutbah', slot.khutbah, now, zone)) ||
      ahead(dhuhr, 'prayer', slot.time, now, zone)
    if (step) return { ...step, label: LABELS.jumuah, slot }
  }
  return undefined
}

function ahead(
  moment: Moment,
  what: Lead['what'],
  time: string,
  now: Date,
  zone: string,
): Lead | undefined {
  const instant = instantNear(moment, time, zone)
  return instant && instant > now ? { what, label: LABELS[moment.name], time, instant } : undefined
}
