import type { DeclaredField } from '#domain/declared/fields.ts'
import { fieldInWords } from '#domain/declared/words.ts'
import { CALCULATION_FIELDS } from '#domain/prayer/calculation.ts'
import { ruleInWords } from '#domain/prayer/iqama.ts'
import { PRAYERS } from '#domain/prayer/names.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { formatLong } from '#domain/time/format.ts'
import { BEGINNINGS } from './beginnings.ts'
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
  const field = Object.entries<DeclaredField>(CALCULATION_FIELDS).find(
    ([known]) => known === name,
  )?.[1]
  return field ? fieldInWords(field, Reflect.get(settings.calculation, name)) : ''
}

const count = (days: number) => (days === 1 ? 'one day' : `${days} days`)

function placeInWords({ place }: PrayerSettings): string {
  return `${place.name}, ${place.latitude}, ${place.longitude}, ${place.timeZone}`
}
