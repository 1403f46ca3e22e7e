import { ruleInWords } from '#domain/prayer/iqama.ts'
import { DAY_TIMES, PRAYERS } from '#domain/prayer/names.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { formatLong } from '#domain/time/format.ts'
import { prayerNames } from '#texts/prayerNames.ts'
import { BEGINNINGS } from './beginnings.ts'
import { CALCULATION_CHOICES, methodChoices } from './choices.ts'
import { rangeInWords } from './days.ts'
import { extraTimesInWords, imsakInWords } from './extraTimes.ts'
import { eidPart, tarawihInWords } from './seasons.ts'
import { fridayInWords, overrideInWords, rotaInWords, slotsInWords } from './single.ts'

/** What one part of the settings says (see differences.ts), for comparing two versions of it. */
export function partInWords(settings: PrayerSettings, key: string, today: string): string {
  const [group = '', name = ''] = key.split(/\.(.*)/s)
  if (group === 'place') return placeInWords(settings)
  if (group === 'iqama') {
    const prayer = PRAYERS.find(known => known === name) ?? 'fajr'
    return settings.iqama[prayer]
      .map(range => `${ruleInWords(range.rule)} ${rangeInWords(range, today)}`)
      .join('; ')
  }
  if (group === 'jumuah') {
    const ranges = settings.jumuah.map(
      range => `${slotsInWords(range.slots)} ${rangeInWords(range, today)}`,
    )
    return ranges.join('; ') || 'none'
  }
  if (group === 'khutbahs') {
    return fridayInWords(settings.khutbahs?.find(({ date }) => date === name)?.slots ?? [])
  }
  if (key === 'rota') return rotaInWords(settings.rota)
  if (group === 'overrides') {
    const day = settings.overrides.find(({ date }) => date === name)
    return day ? overrideInWords(day) : 'nothing set'
  }
  if (group === 'tables') {
    const table = settings.tables.find(({ year }) => String(year) === name)
    return table ? `${count(table.days.length)} from ${table.source || 'a timetable'}` : 'none'
  }
  if (key === 'hijri.turnsAt') return settings.hijri.turnsAt === 'midnight' ? 'midnight' : 'Maghrib'
  if (key === 'hijri.tellsExpected') {
    return settings.hijri.tellsExpected ? 'that it is expected' : 'nothing until it is confirmed'
  }
  if (key === 'hijri.months') {
    const begin = settings.hijri.months?.begin
    return BEGINNINGS.find(({ value }) => value === begin)?.label ?? 'not chosen'
  }
  if (group === 'hijri') {
    const start = settings.hijri.confirmed.find(({ year, month }) => `${year}-${month}` === name)
    return start ? formatLong(start.date) : 'as calculated'
  }
  if (group === 'eid') return eidPart(settings, name)
  if (key === 'ramadan.imsak') return imsakInWords(settings.ramadan?.imsak)
  if (key === 'ramadan.tarawih') return tarawihInWords(settings.ramadan?.tarawih ?? [])
  if (key === 'extraTimes') return extraTimesInWords(settings)
  return calculationInWords(settings.calculation, name)
}

const count = (days: number) => (days === 1 ? 'one day' : `${days} days`)

function placeInWords({ place }: PrayerSettings): string {
  return `${place.name}, ${place.latitude}, ${place.longitude}, ${place.timeZone}`
}

function calculationInWords(calculation: PrayerSettings['calculation'], name: string): string {
  const { method } = calculation
  if (name === 'method') return chosen(methodChoices(calculation), method)
  if (name === 'adjustments') return adjustmentsInWords(calculation)
  return isChoice(name)
    ? chosen(CALCULATION_CHOICES[name], calculation[name])
    : customInWords(calculation)
}

const isChoice = (name: string): name is keyof typeof CALCULATION_CHOICES =>
  name in CALCULATION_CHOICES

const chosen = (choices: readonly { value: string; label: string }[], value: string): string =>
  choices.find(choice => choice.value === value)?.label ?? value

function adjustmentsInWords({ adjustments }: PrayerSettings['calculation']): string {
  const added = DAY_TIMES.filter(time => adjustments[time]).map(
    time => `${prayerNames[time]} ${adjustments[time] > 0 ? '+' : ''}${adjustments[time]}`,
  )
  return added.join(', ') || 'none'
}

function customInWords({ custom }: PrayerSettings['calculation']): string {
  if (!custom) return 'none'
  const { fajrAngle, ishaAngle, ishaInterval, maghribAngle } = custom
  return [
    `Fajr ${fajrAngle}°`,
    ishaAngle !== undefined && `Isha ${ishaAngle}°`,
    ishaInterval !== undefined && `Isha ${ishaInterval} min after Maghrib`,
    maghribAngle !== undefined && `Maghrib ${maghribAngle}°`,
  ]
    .filter(Boolean)
    .join(', ')
}
