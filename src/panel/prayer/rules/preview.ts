import type { ClosedDay } from '#domain/prayer/closedDay.ts'
import { isOff } from '#domain/prayer/closure.ts'
import { formatHijriDay } from '#domain/prayer/formatHijri.ts'
import { khutbahInWords } from '#domain/prayer/jumuah.ts'
import { DAY_TIMES, type DayTimeName, PRAYERS, type PrayerName } from '#domain/prayer/names.ts'
import { closedInWords } from '#domain/prayer/notices.ts'
import { eidInWords } from '#domain/prayer/season.ts'
import { addDays, datesFrom } from '#domain/time/civil.ts'
import { clock12 } from '#domain/time/format.ts'
import { same } from '#panel/editing/merge.ts'
import type { PrayerView } from '../context.ts'

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
  { dayOf, savedDayOf, held }: Pick<PrayerView, 'dayOf' | 'savedDayOf' | 'held'>,
  first: string,
  days: number,
): PreviewDay[] =>
  datesFrom(first, addDays(first, days - 1)).map(iso => {
    const [now, was] = [textsOf(held(dayOf(iso))), textsOf(held(savedDayOf(iso)))]
    return { iso, now, was, isChanged: !same(now, was) }
  })

function textsOf({ hijri, jumuah, khutbahs = [], override, eid, ...day }: ClosedDay): DayTexts {
  const khateebs = khutbahs.map(khutbah =>
    [khutbahInWords(khutbah), khutbah.place].filter(Boolean).join(', '),
  )
  return {
    hijri: formatHijriDay(hijri),
    jumuah: jumuah.map(({ time }) => clock12(time)).join(' & '),
    khateebs: khateebs.filter(Boolean).join('; '),
    note: [closedInWords(day), override?.note, eid && eidInWords(eid)].filter(Boolean).join('. '),
    ...Object.fromEntries(DAY_TIMES.map(name => [`athan ${name}`, day.athan[name]])),
    ...Object.fromEntries(
      PRAYERS.map(name => [`iqama ${name}`, isOff(name, day.closed) ? 'none' : day.iqama[name]]),
    ),
  } as DayTexts
}
