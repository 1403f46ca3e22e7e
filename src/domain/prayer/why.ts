import { capital } from '#locale/capital.ts'
import { formatNumber } from '#locale/formatNumber.ts'
import {
  adjustmentTexts,
  nightTexts,
  polarTexts,
  reasonTexts,
  sunTexts,
} from '#texts/prayerReasons.ts'
import { HIJRI_PARTS } from './hijriParts.ts'
import { monthInWords } from './hijriWords.ts'
import type { DayTimeName, PrayerName } from './names.ts'
import { closedInWords } from './notices.ts'
import { rangeOn } from './ranges.ts'
import type { MethodInfo, PrayerRow, PrayerTimesResponse } from './response.ts'

/** The reasons for a time, as sentences; `iqama` is '' for sunrise. */
interface TimeReasons {
  readonly athan: string
  readonly iqama: string
}

/** Explains one time of one day: the angle or rule behind the athan, and the iqama's rule. */
export function whyThisTime(
  response: PrayerTimesResponse,
  row: PrayerRow,
  name: DayTimeName,
): TimeReasons {
  return {
    athan: whyAthan(response.method, row, name),
    iqama: name === 'sunrise' ? '' : whyIqama(response, row, name),
  }
}

function whyAthan(method: MethodInfo, row: PrayerRow, name: DayTimeName): string {
  if (row.override?.athan?.includes(name)) return byHand(row)
  if (row.table) return reasonTexts.table
  const { methodAdds, methodTakesOff, mosqueAdds, mosqueTakesOff } = adjustmentTexts
  return [
    sunInWords(method, name),
    row.polar ? polarTexts[method.polarRule] : '',
    adjusted(method.methodAdjustments[name], methodAdds, methodTakesOff),
    adjusted(method.adjustments[name], mosqueAdds, mosqueTakesOff),
  ]
    .filter(Boolean)
    .join(' ')
}

function whyIqama(response: PrayerTimesResponse, row: PrayerRow, prayer: PrayerName): string {
  if (prayer === 'dhuhr' && row.jumuah.length > 0) return reasonTexts.jumuah
  if (row[prayer].congregation === false) return closedInWords(row) ?? ''
  if (!row[prayer].iqama) return reasonTexts.noIqama
  if (row.override?.iqama?.includes(prayer)) return byHand(row)
  if (row.table?.includes(prayer)) return reasonTexts.table
  // Isha belongs to the Hijri day that begins that evening, and until the moon is seen the month goes on.
  const next = prayer === 'isha' ? response.info.find(({ iso }) => iso > row.iso) : undefined
  const isAwaited = next?.expected && next.settlesOn !== row.iso
  const month = HIJRI_PARTS.exec((isAwaited ? row : (next ?? row)).hijri)?.groups?.month
  const rule = rangeOn(response.rules[prayer], { date: row.iso, month })
  if (!rule) return ''
  return rule.hijriMonth
    ? reasonTexts.inMonth(monthInWords(rule.hijriMonth), rule.text)
    : reasonTexts.rule(capital(rule.text))
}

function sunInWords(method: MethodInfo, name: DayTimeName): string {
  const { label, fajrAngle, ishaAngle, ishaInterval, maghribAngle, madhab } = method
  const night = nightTexts[method.highLatitudeRule]
  switch (name) {
    case 'fajr':
      return sunTexts.fajr(formatNumber(fajrAngle), label, night.fajr)
    case 'sunrise':
      return sunTexts.sunrise
    case 'dhuhr':
      return sunTexts.dhuhr
    case 'asr':
      return madhab === 'hanafi' ? sunTexts.asrHanafi : sunTexts.asr
    case 'maghrib':
      return maghribAngle
        ? sunTexts.maghribAngle(formatNumber(maghribAngle), label)
        : sunTexts.maghrib
    case 'isha':
      return ishaInterval
        ? sunTexts.ishaAfter(ishaInterval, label)
        : sunTexts.isha(formatNumber(ishaAngle ?? 0), label, night.isha)
  }
}

function byHand({ note }: PrayerRow): string {
  return note ? reasonTexts.thisDayFor(note) : reasonTexts.thisDay
}

type Amount = (minutes: number) => string

const adjusted = (minutes: number | undefined, adds: Amount, takesOff: Amount): string =>
  minutes ? (minutes > 0 ? adds : takesOff)(Math.abs(minutes)) : ''
