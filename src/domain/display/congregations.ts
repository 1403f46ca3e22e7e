import { slotsOn } from '#domain/prayer/jumuah.ts'
import { instantNear, iqamaHeld, type Moment, momentsOf } from '#domain/prayer/moments.ts'
import { PRAYERS, type PrayerName } from '#domain/prayer/names.ts'
import type {
  EidPrayerTime,
  JumuahSlot,
  PrayerRow,
  PrayerTimesResponse,
} from '#domain/prayer/response.ts'
import { tarawihName } from '#domain/prayer/season.ts'
import { MINUTE } from '#domain/time/civil.ts'
import { dayTexts } from '#texts/prayerDay.ts'
import { prayerNames } from '#texts/prayerNames.ts'

/** A prayer in congregation, as a screen in the hall follows it. */
export interface Congregation {
  readonly kind: 'prayer' | 'jumuah' | 'eid' | 'tarawih'
  /** The column of the day that it is shown in. */
  readonly prayer: PrayerName
  readonly label: string
  readonly row: PrayerRow
  /** From here on the seconds until `first` are counted. */
  readonly opens: Date
  /** The khutbah, where one comes before the prayer, else the prayer. */
  readonly first: Date
  /** The iqama. */
  readonly starts: Date
  readonly slot?: JumuahSlot & EidPrayerTime
  /** Which of the day's prayers of this kind it is, from 0. */
  readonly index: number
}

/** Minutes in which seconds are counted where no athan begins the waiting. */
const COUNTED = { atAthan: 10, tarawih: 30, gathering: 60 }

/** The congregations of a day in order; a prayer whose iqama is not known has none. */
export function congregationsOf(
  row: PrayerRow,
  { zone, jumuah }: Pick<PrayerTimesResponse, 'zone' | 'jumuah'>,
): Congregation[] {
  const moments = momentsOf(row, zone)
  const found: Congregation[] = []
  const add = (
    congregation: Pick<Congregation, 'kind' | 'prayer' | 'label' | 'slot'> & { index?: number },
    near: Moment,
    clocks: { starts: string; khutbah?: string | undefined },
    counted: number,
  ) => {
    const starts = instantNear(near, clocks.starts, zone)
    if (!starts) return
    const khutbah = clocks.khutbah ? instantNear(near, clocks.khutbah, zone) : null
    const first = khutbah && khutbah < starts ? khutbah : starts
    const opens = new Date(first.getTime() - counted * MINUTE)
    found.push({ index: 0, ...congregation, row, opens, first, starts })
  }
  for (const prayer of PRAYERS) {
    const athan = moments.find(({ name }) => name === prayer)
    if (!athan) continue
    const slots = prayer === 'dhuhr' ? slotsOn(jumuah, row) : []
    for (const [index, slot] of slots.entries()) {
      const { time, khutbah } = slot
      const kind = 'jumuah'
      const of = { kind, prayer, label: prayerNames.jumuah, slot, index } as const
      add(of, athan, { starts: time, khutbah }, COUNTED.gathering)
    }
    if (prayer === 'dhuhr') {
      for (const slot of row.eid?.prayers ?? []) {
        const of = { kind: 'eid', prayer, label: dayTexts.eidPrayer, slot } as const
        add(of, athan, { starts: slot.time }, COUNTED.gathering)
      }
    }
    if (slots.length === 0) {
      const iqama = iqamaHeld(row[prayer])
      const starts = instantNear(athan, iqama, zone)
      const wait = starts ? (starts.getTime() - athan.instant.getTime()) / MINUTE : 0
      const of = { kind: 'prayer', prayer, label: prayerNames[prayer] } as const
      add(of, athan, { starts: iqama }, wait > 0 ? wait : COUNTED.atAthan)
    }
    if (prayer !== 'isha') continue
    const [isha = athan.instant] = found.filter(one => one.prayer === prayer).map(one => one.starts)
    for (const tarawih of row.tarawih ?? []) {
      const { time, place } = tarawih
      // As in the lead: nobody waits for a Tarawih before Isha.
      const starts = instantNear(athan, time, zone)
      if (!starts || starts < isha) continue
      const slot = { time, ...(place && { place }) }
      const label = tarawihName(tarawih, row)
      add({ kind: 'tarawih', prayer, label, slot }, athan, { starts: time }, COUNTED.tarawih)
    }
  }
  return found.sort((a, b) => a.first.getTime() - b.first.getTime())
}
