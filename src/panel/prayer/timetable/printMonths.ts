import { formatHijriDay, hijriMonthName } from '#domain/prayer/formatHijri.ts'
import { hijriSpan } from '#domain/prayer/hijriWords.ts'
import { DAY_TIMES, type DayTimeName, PRAYERS, type PrayerName } from '#domain/prayer/names.ts'
import type { PrayerDay } from '#domain/prayer/times.ts'
import { clockChange, datesFrom, weekday } from '#domain/time/civil.ts'
import { formatDay, monthName } from '#domain/time/format.ts'
import { FRIDAY } from '#domain/time/units.ts'
import { prayerNames } from '#texts/prayerNames.ts'
import { short } from '../words.ts'

/** Marks Hijri dates that nobody has confirmed yet. */
const EXPECTED = '*'
const EXPECTED_NOTE = `${EXPECTED} Expected: not confirmed yet when this was printed.`

/** One day on paper; times as '5:51'. */
interface PrintedDay {
  readonly iso: string
  readonly isFriday: boolean
  readonly hijri: string
  readonly athan: Readonly<Record<DayTimeName, string>>
  readonly iqama: Readonly<Record<PrayerName, string>>
  /** Jumu'ah takes the place of Dhuhr's iqama. */
  readonly hasJumuah: boolean
}

export interface PrintedMonth {
  readonly key: string
  readonly title: string
  readonly hijri: string
  readonly days: readonly PrintedDay[]
  /** Single days, changes of the clocks, and what is expected. */
  readonly notes: readonly string[]
  readonly hasJumuah: boolean
}

/** A year by months, as it is printed. */
export function printedMonths(
  year: number,
  dayOf: (date: string) => PrayerDay,
  zone: string,
  /** The other beginning of Asr, where both are shown. */
  otherAsrOn?: (date: string) => string,
): PrintedMonth[] {
  const days = datesFrom(`${year}-01-01`, `${year}-12-31`).map(dayOf)
  return [...Map.groupBy(days, ({ iso }) => iso.slice(0, 7))].map(([key, month]) => {
    const printed = month.map(day => printedDay(day, otherAsrOn?.(day.iso)))
    const hijri = month.map(day => ({
      month: hijriMonthName(day.hijri.month),
      year: day.hijri.year,
    }))
    return {
      key,
      title: `${monthName(`${key}-01`)} ${year}`,
      hijri: hijriSpan(hijri),
      days: printed,
      notes: [
        ...month.flatMap(day => notesOf(day, zone)),
        ...(month.some(({ hijri }) => hijri.expected) ? [EXPECTED_NOTE] : []),
      ],
      hasJumuah: printed.some(day => day.hasJumuah),
    }
  })
}

function printedDay(day: PrayerDay, otherAsr: string | undefined): PrintedDay {
  const { iso, athan, iqama, jumuah } = day
  const times = Object.fromEntries(DAY_TIMES.map(name => [name, short(athan[name], name)]))
  const iqamas = Object.fromEntries(PRAYERS.map(name => [name, short(iqama[name], name)]))
  const hasJumuah = jumuah.length > 0
  return {
    iso,
    isFriday: weekday(iso) === FRIDAY,
    hijri: `${formatHijriDay(day.hijri)}${day.hijri.expected ? EXPECTED : ''}`,
    athan: {
      ...(times as PrintedDay['athan']),
      ...(otherAsr && {
        asr: [athan.asr, otherAsr]
          .sort()
          .map(time => short(time, 'asr'))
          .join(', '),
      }),
    },
    iqama: {
      ...(iqamas as PrintedDay['iqama']),
      ...(hasJumuah && { dhuhr: jumuah.map(({ time }) => short(time, 'dhuhr')).join(', ') }),
    },
    hasJumuah,
  }
}

function notesOf(day: PrayerDay, zone: string): string[] {
  const { iso, override } = day
  const moved = clockChange(iso, zone)
  const noJumuah = override?.jumuah?.length === 0 && `no ${prayerNames.jumuah}`
  const texts = [
    override?.note,
    noJumuah,
    moved && `clocks go ${moved > 0 ? 'forward' : 'back'} ${inWords(Math.abs(moved))}`,
  ].filter(Boolean)
  return texts.length ? [`${formatDay(iso)}: ${texts.join(', ')}.`] : []
}

const inWords = (minutes: number) => (minutes === 60 ? 'one hour' : `${minutes} minutes`)
