import { dayTexts } from '#texts/prayerDay.ts'
import { prayerNames } from '#texts/prayerNames.ts'
import { instantNear, iqamaHeld, type Moment } from './moments.ts'
import type { PrayerName } from './names.ts'
import type { EidDay, EidPrayerTime, JumuahSlot } from './response.ts'
import { eidName, fastingName, tarawihName } from './season.ts'

/** The next time that matters to a worshipper: an athan, an iqama after its athan, Jumu'ah or Eid. */
export interface Lead {
  /**
   * 'time' is named by its label alone: Iftar, Tarawih. 'day' is an Eid whose prayer times are not
   * known: it has no time.
   */
  readonly what: 'athan' | 'time' | 'iqama' | 'khutbah' | 'takbir' | 'prayer' | 'day'
  readonly label: string
  /** Clock time on 24 hours. */
  readonly time: string
  readonly instant: Date
  /** The Jumu'ah or Eid prayer it is about. */
  readonly slot?: Congregation
}

/** A prayer that something precedes: the khutbah of Jumu'ah, the takbirs of Eid. */
type Congregation = JumuahSlot & EidPrayerTime

/** The next athan as a lead: on a day of fasting the end of suhoor, or iftar, unless it may be none. */
export function athanLead({ name, row, time, instant }: Moment, isOpen: boolean): Lead {
  const fasting = isOpen ? undefined : fastingName(name, row)
  return { what: fasting ? 'time' : 'athan', label: fasting ?? prayerNames[name], time, instant }
}

/** The next Tarawih prayer of the night of the last Isha. */
export function tarawihLead(last: Moment, now: Date, zone: string): Lead | undefined {
  for (const prayer of (last.name === 'isha' && last.row.tarawih) || []) {
    const lead = ahead(last, 'time', prayer.time, now, zone)
    if (lead) return { ...lead, label: tarawihName(prayer, last.row) }
  }
  return undefined
}

/** The iqama of the last athan while it is still ahead. On Fridays Dhuhr has none. */
export function iqamaLead(last: Moment, now: Date, zone: string): Lead | undefined {
  const { name, row } = last
  if (name === 'sunrise' || (name === 'dhuhr' && row.jumuah.length > 0)) return undefined
  return ahead(last, 'iqama', iqamaHeld(row[name as PrayerName]), now, zone)
}

/**
 * The next step of a Friday's Jumu'ah or of Eid: the khutbah or takbirs of the first prayer, then
 * the prayer, then those of the next one; undefined once the last prayer has begun.
 */
export function congregationLead(
  label: string,
  slots: readonly Congregation[],
  dhuhr: Moment,
  now: Date,
  zone: string,
): Lead | undefined {
  for (const slot of slots) {
    const { khutbah, takbir, time } = slot
    const step =
      (khutbah && ahead(dhuhr, 'khutbah', khutbah, now, zone)) ||
      (takbir && ahead(dhuhr, 'takbir', takbir, now, zone)) ||
      ahead(dhuhr, 'prayer', time, now, zone)
    if (step) return { ...step, label, slot }
  }
  return undefined
}

/** The next step of an Eid; the day itself until Dhuhr where its prayer times are not known; nothing while the mosque is closed. */
export function eidLead(eid: EidDay, dhuhr: Moment, now: Date, zone: string): Lead | undefined {
  if (eid.prayers.length > 0) {
    return congregationLead(dayTexts.eidPrayer, eid.prayers, dhuhr, now, zone)
  }
  const { instant } = dhuhr
  return instant > now && !eid.closed
    ? { what: 'day', label: eidName(eid), time: '', instant }
    : undefined
}

function ahead(
  moment: Moment,
  what: Lead['what'],
  time: string,
  now: Date,
  zone: string,
): Lead | undefined {
  const instant = instantNear(moment, time, zone)
  return instant && instant > now
    ? { what, label: prayerNames[moment.name], time, instant }
    : undefined
}
