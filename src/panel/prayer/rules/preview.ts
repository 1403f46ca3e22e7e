import { formatHijriDay } from '#domain/prayer/formatHijri.ts'
import { khutbahInWords } from '#domain/prayer/jumuah.ts'
import { DAY_TIMES, type DayTimeName, PRAYERS, type PrayerName } from '#domain/prayer/names.ts'
import { eidInWords } from '#domain/prayer/season.ts'
import type { DayOf, PrayerDay } from '#domain/prayer/times.ts'
import { addDays, datesFrom } from '#domain/time/civil.ts'
import { clock12 } from '#domain/time/format.ts'
import { same } from '#panel/editing/merge.ts'

/** What a day of the preview says, by its place; '' for nothing. */
export type DayTexts = Readonly<
  Record<
    ('hijri' | 'jumuah' | 'khateebs' | 'note') | `athan ${DayTimeName}` | `iqama ${PrayerName}`,
    string
  >
>

/** One day under the edited settings, set against the saved ones. */
export interface PreviewDay {
  readonly iso: string
  readonly now: DayTexts
  readonly was: DayTexts
  readonly isChanged: boolean
}

/** The next days with what is saved. */
export const previewDays = (
  edited: DayOf,
  saved: DayOf,
  first: string,
  days: number,
): PreviewDay[] =>
  datesFrom(first, addDays(first, days - 1)).map(iso => {
    const [now, was] = [textsOf(edited(iso)), textsOf(saved(iso))]
    return { iso, now, was, isChanged: !same(now, was) }
  })

function textsOf({ hijri, jumuah, khutbahs = [], override, eid, ...day }: PrayerDay): DayTexts {
  const khateebs = khutbahs.map(khutbah =>
    [khutbahInWords(khutbah), khutbah.place].filter(Boolean).join(', '),
  )
  return {
    hijri: formatHijriDay(hijri),
    jumuah: jumuah.map(({ time }) => clock12(time)).join(' & '),
    khateebs: khateebs.filter(Boolean).join('; '),
    note: [override?.note, eid && eidInWords(eid)].filter(Boolean).join('. '),
    ...Object.fromEntries(DAY_TIMES.map(name => [`athan ${name}`, day.athan[name]])),
    ...Object.fromEntries(PRAYERS.map(name => [`iqama ${name}`, day.iqama[name]])),
  } as DayTexts
}
