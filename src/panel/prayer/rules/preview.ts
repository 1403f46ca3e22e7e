import { formatHijriDay } from '#domain/prayer/formatHijri.ts'
import { joinJumuah, khutbahInWords } from '#domain/prayer/jumuah.ts'
import { DAY_TIMES, type DayTimeName, PRAYERS, type PrayerName } from '#domain/prayer/names.ts'
import { eidInWords } from '#domain/prayer/season.ts'
import type { DayOf, PrayerDay } from '#domain/prayer/times.ts'
import { addDays, datesFrom } from '#domain/time/civil.ts'

/** A time of the preview; `was` is there when the saved settings give another. */
export interface PreviewTime {
  readonly now: string
  readonly was?: string
}

/** One day under the edited settings, set against the saved ones. */
export interface PreviewDay {
  readonly iso: string
  readonly hijri: PreviewTime
  readonly athan: Readonly<Record<DayTimeName, PreviewTime>>
  readonly iqama: Readonly<Record<PrayerName, PreviewTime>>
  /** Only on Fridays with Jumu'ah, now or before. */
  readonly jumuah?: { readonly now: readonly string[]; readonly was?: readonly string[] }
  /** The khateebs of a Friday, '' where there are none; absent: none now and before. */
  readonly khateebs?: PreviewTime
  readonly note?: string
  readonly isChanged: boolean
}

/** The next days with every time that differs from what is saved. */
export function previewDays(
  edited: DayOf,
  saved: DayOf,
  first: string,
  days: number,
): PreviewDay[] {
  return datesFrom(first, addDays(first, days - 1)).map(date => compared(edited(date), saved(date)))
}

function compared(day: PrayerDay, before: PrayerDay): PreviewDay {
  const athan = {} as Record<DayTimeName, PreviewTime>
  const iqama = {} as Record<PrayerName, PreviewTime>
  for (const name of DAY_TIMES) athan[name] = time(day.athan[name], before.athan[name])
  for (const name of PRAYERS) iqama[name] = time(day.iqama[name], before.iqama[name])
  const hijri = time(formatHijriDay(day.hijri), formatHijriDay(before.hijri))
  const [now, was] = [day, before].map(({ jumuah }) => jumuah.map(slot => slot.time))
  const note = noteOf(day)
  const isOther = joinJumuah(now ?? []) !== joinJumuah(was ?? [])
  const khateebs = time(khateebsInWords(day), khateebsInWords(before))
  const times = [hijri, khateebs, ...Object.values(athan), ...Object.values(iqama)]
  return {
    iso: day.iso,
    hijri,
    athan,
    iqama,
    ...((now?.length || isOther) && {
      jumuah: { now: now ?? [], ...(isOther && { was: was ?? [] }) },
    }),
    ...((khateebs.now || khateebs.was) && { khateebs }),
    ...(note && { note }),
    isChanged: isOther || note !== noteOf(before) || times.some(({ was }) => was !== undefined),
  }
}

function khateebsInWords({ khutbahs = [] }: PrayerDay): string {
  const texts = khutbahs.map(khutbah =>
    [khutbahInWords(khutbah), khutbah.place].filter(Boolean).join(', '),
  )
  return texts.filter(Boolean).join('; ')
}

/** The day's note and its Eid. */
const noteOf = ({ override, eid }: PrayerDay): string =>
  [override?.note, eid && eidInWords(eid)].filter(Boolean).join('. ')

function time(now: string, was: string): PreviewTime {
  return now === was ? { now } : { now, was }
}
