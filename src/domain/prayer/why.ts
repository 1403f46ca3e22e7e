import type { DayTimeName, PrayerName } from './names.ts'
import { rangeOn } from './ranges.ts'
import type { MethodInfo, PrayerRow, PrayerTimesResponse } from './response.ts'
import { minutesInWords } from './words.ts'

/** The reasons for a time, as sentences; `iqama` is '' for sunrise. */
export interface TimeReasons {
  readonly athan: string
  readonly iqama: string
}

/** What the high-latitude rule says of Fajr and of Isha. */
const NIGHT: Record<MethodInfo['highLatitudeRule'], readonly [string, string]> = {
  'middle-of-the-night': [
    ', not earlier than the middle of the night',
    ', not later than the middle of the night',
  ],
  'seventh-of-the-night': [
    ', not earlier than the last seventh of the night',
    ', not later than the first seventh of the night',
  ],
  'twilight-angle': [
    ", not earlier than the twilight angle's share of the night",
    ", not later than the twilight angle's share of the night",
  ],
  'nearest-day': both('; when it never is, as on the nearest day when it is'),
  'nearest-latitude': both('; when it never is, at the share of the night as at 45°'),
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
  if (row.table) return "From the mosque's own timetable."
  const sentences = [`${sunInWords(method, name)}.`]
  if (row.polar) sentences.push(polarInWords(method))
  const byMethod = method.methodAdjustments[name]
  const byMosque = method.adjustments[name]
  if (byMethod) sentences.push(`The method ${adds(byMethod)}.`)
  if (byMosque) sentences.push(`The mosque ${adds(byMosque)}.`)
  return sentences.join(' ')
}

function whyIqama(response: PrayerTimesResponse, row: PrayerRow, prayer: PrayerName): string {
  if (row.override?.iqama?.includes(prayer)) return byHand(row)
  if (prayer === 'dhuhr' && row.jumuah.length > 0) return "Jumu'ah takes its place."
  if (row.table?.includes(prayer)) return "From the mosque's own timetable."
  // Isha belongs to the Hijri day that begins that evening.
  const next = prayer === 'isha' && response.info.find(({ iso }) => iso > row.iso)
  const month = (next || row).hijri.replace(/ \d.*/, '')
  const rule = rangeOn(response.rules[prayer], { date: row.iso, month })
  if (!rule) return ''
  return rule.hijriMonth ? `In ${rule.hijriMonth} ${rule.text}.` : `${capital(rule.text)}.`
}

function sunInWords(method: MethodInfo, name: DayTimeName): string {
  const { label, fajrAngle, ishaAngle, ishaInterval, maghribAngle, madhab } = method
  const [fajrRule, ishaRule] = NIGHT[method.highLatitudeRule]
  switch (name) {
    case 'fajr':
      return `The sun is ${fajrAngle}° below the horizon before sunrise (${label})${fajrRule}`
    case 'sunrise':
      return 'The upper edge of the sun appears on the horizon'
    case 'dhuhr':
      return 'The sun passes its highest point'
    case 'asr':
      return madhab === 'hanafi'
        ? 'Shadows are twice their object longer than at noon (Hanafi)'
        : 'Shadows are their object longer than at noon (standard)'
    case 'maghrib':
      return maghribAngle
        ? `The sun is ${maghribAngle}° below the horizon after sunset (${label})`
        : 'The sun sets'
    case 'isha':
      return ishaInterval
        ? `${minutesInWords(ishaInterval)} after sunset (${label})`
        : `The sun is ${ishaAngle}° below the horizon after sunset (${label})${ishaRule}`
  }
}

const POLAR: Record<MethodInfo['polarRule'], string> = {
  'aqrab-balad': 'of the nearest latitude that has them',
  'aqrab-yaum': 'of the nearest day that has them',
  makkah: "on Makkah's clock",
}

function polarInWords({ polarRule }: MethodInfo): string {
  return `The sun does not give this day all its prayers here: the times are those ${POLAR[polarRule]}.`
}

function both(text: string): readonly [string, string] {
  return [text, text]
}

function byHand(row: PrayerRow): string {
  return row.note ? `Set for this day: ${row.note}.` : 'Set by the mosque for this day.'
}

function adds(minutes: number): string {
  const amount = minutesInWords(Math.abs(minutes))
  return minutes > 0 ? `adds ${amount}` : `takes off ${amount}`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
