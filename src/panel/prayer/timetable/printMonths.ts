import { hijriSpan } from '#domain/prayer/hijriWords.ts'
import type { PrayerRow, PrayerTimesResponse } from '#domain/prayer/response.ts'
import { type MonthView, monthView } from '#domain/prayer/view/month.ts'
import { formatDay } from '#domain/time/format.ts'
import { prayerNames } from '#texts/prayerNames.ts'

/** Marks Hijri dates that nobody has confirmed yet. */
export const EXPECTED = '*'
const EXPECTED_NOTE = `${EXPECTED} Expected: not confirmed yet when this was printed.`

export interface PrintedMonth extends MonthView {
  readonly key: string
  readonly hijri: string
  /** Single days, changes of the clocks, and what is expected. */
  readonly notes: readonly string[]
}

/** A year by months, as it is printed. */
export function printedMonths(year: PrayerTimesResponse): PrintedMonth[] {
  return [...Map.groupBy(year.info, ({ iso }) => iso.slice(0, 7))].flatMap(([key, rows]) => {
    const month = monthView(year, `${key}-01`, '')
    if (!month) return []
    const isExpected = month.days.some(day => day.isExpected)
    return {
      ...{ ...month, key, hijri: hijriSpan(month.days.map(({ hijri }) => hijri)) },
      notes: [...rows.flatMap(notesOf), ...(isExpected ? [EXPECTED_NOTE] : [])],
    }
  })
}

function notesOf({ iso, note, override, jumuah, clock }: PrayerRow): string[] {
  const texts = [
    note,
    override?.jumuah && jumuah.length === 0 && `no ${prayerNames.jumuah}`,
    clock && `clocks go ${clock > 0 ? 'forward' : 'back'} ${inWords(Math.abs(clock))}`,
  ].filter(Boolean)
  return texts.length ? [`${formatDay(iso)}: ${texts.join(', ')}.`] : []
}

const inWords = (minutes: number) => (minutes === 60 ? 'one hour' : `${minutes} minutes`)
