import { canonical } from '#domain/canonical.ts'
import type { DeclaredField } from '#domain/declared/fields.ts'
import { fieldInWords } from '#domain/declared/words.ts'
import { CALCULATION_FIELDS } from '#domain/prayer/calculation.ts'
import { EID_LABELS, EIDS } from '#domain/prayer/eid.ts'
import { formatHijriMonth } from '#domain/prayer/formatHijri.ts'
import { ruleInWords } from '#domain/prayer/iqama.ts'
import { PRAYERS } from '#domain/prayer/names.ts'
import { EID_PRAYER_FIELDS } from '#domain/prayer/prayerFields.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { formatLong } from '#domain/time/format.ts'
import { prayerNames } from '#texts/prayerNames.ts'
import { BEGINNINGS } from './beginnings.ts'
import { rangeInWords } from './days.ts'
import { extraTimesInWords, imsakInWords } from './extraTimes.ts'
import { eidChangeInWords, tarawihInWords } from './seasons.ts'
import { fridayInWords, overrideInWords, rotaInWords, slotInWords, slotsInWords } from './single.ts'

/** A part of the settings that is changed, compared and merged as one. */
export interface SettingsPart {
  /** 'iqama.isha', 'overrides.2027-03-20', 'calculation.method'. */
  readonly key: string
  readonly label: string
}

interface PartValue extends SettingsPart {
  readonly value: unknown
  /** What it says. */
  readonly words: (today: string) => string
  /** The same with all details, where two versions are compared. */
  readonly inFull: (today: string) => string
}

const EID_PRAYER = { kind: 'group', label: '', fields: EID_PRAYER_FIELDS } as const

/** Every part with its value and words, by its key. */
export function settingsParts(settings: PrayerSettings): Map<string, PartValue> {
  const parts = new Map<string, PartValue>()
  type Words = PartValue['words']
  const add = (key: string, label: string, value: unknown, words: Words, inFull = words) =>
    parts.set(key, { key, label, value, words, inFull })
  const { place, calculation, iqama, jumuah, rota, overrides, tables, hijri, ramadan } = settings
  add('place', 'Place and time zone', place, () =>
    [place.name, place.latitude, place.longitude, place.timeZone].join(', '),
  )
  for (const [name, field] of Object.entries<DeclaredField>(CALCULATION_FIELDS)) {
    const value: unknown = Reflect.get(calculation, name)
    if (value === undefined) continue
    add(`calculation.${name}`, field.name ?? field.label, value, () => fieldInWords(field, value))
  }
  for (const prayer of PRAYERS) {
    const ranges = iqama[prayer]
    add(`iqama.${prayer}`, `${prayerNames[prayer]} iqama`, ranges, today =>
      ranges.map(range => `${ruleInWords(range.rule)} ${rangeInWords(range, today)}`).join('; '),
    )
  }
  const jumuahIn = (slots: typeof slotsInWords) => (today: string) =>
    jumuah.map(range => `${slots(range.slots)} ${rangeInWords(range, today)}`).join('; ') || 'none'
  const eachInFull: typeof slotsInWords = slots => slots.map(slotInWords).join(' and ')
  add('jumuah', prayerNames.jumuah, jumuah, jumuahIn(slotsInWords), jumuahIn(eachInFull))
  for (const friday of settings.khutbahs ?? []) {
    const label = `Khateebs of ${formatLong(friday.date)}`
    add(`khutbahs.${friday.date}`, label, friday, () => fridayInWords(friday.slots))
  }
  if (rota) add('rota', 'Khateebs in turn', rota, () => rotaInWords(rota))
  for (const day of overrides) {
    add(`overrides.${day.date}`, formatLong(day.date), day, () => overrideInWords(day))
  }
  for (const table of tables) {
    const { year, days, source } = table
    const count = days.length === 1 ? 'one day' : `${days.length} days`
    add(
      `tables.${year}`,
      `Timetable of ${year}`,
      table,
      () => `${count} from ${source || 'a timetable'}`,
    )
  }
  const { months, tellsExpected = false, turnsAt = 'maghrib' } = hijri
  if (months) {
    const begin = BEGINNINGS.find(({ value }) => value === months.begin)
    add('hijri.months', 'How Hijri months begin', months, () => begin?.label ?? '')
  }
  add('hijri.tellsExpected', 'What visitors read before a month', tellsExpected, () =>
    tellsExpected ? 'that it is expected' : 'nothing until it is confirmed',
  )
  add('hijri.turnsAt', 'When the Hijri date turns', turnsAt, () =>
    turnsAt === 'midnight' ? 'midnight' : 'Maghrib',
  )
  for (const start of hijri.confirmed) {
    const label = `First day of ${formatHijriMonth(start)}`
    add(`hijri.${start.year}-${start.month}`, label, start, () => formatLong(start.date))
  }
  for (const festival of EIDS) {
    const eid = settings.eid?.[festival]
    if (!eid) continue
    const words = () => eidChangeInWords({ festival, eid })
    const prayers = () => eid.prayers.map(one => fieldInWords(EID_PRAYER, one)).join('; ')
    add(`eid.${festival}`, EID_LABELS[festival], eid, words, () => `${words()} (${prayers()})`)
  }
  const { imsak, tarawih } = ramadan ?? {}
  if (imsak) add('ramadan.imsak', 'Imsak', imsak, () => imsakInWords(imsak))
  if (tarawih) add('ramadan.tarawih', 'Tarawih', tarawih, () => tarawihInWords(tarawih))
  if (settings.extraTimes) {
    const label = 'Times of the day'
    add('extraTimes', label, settings.extraTimes, () => extraTimesInWords(settings))
  }
  return parts
}

/** What settings say that do not have a part, by its key or group. */
const ABSENT: Readonly<Record<string, string>> = {
  calculation: 'none',
  khutbahs: 'no khateeb set',
  rota: 'none',
  overrides: 'nothing set',
  tables: 'none',
  'hijri.months': 'not chosen',
  hijri: 'as calculated',
  eid: 'no prayers',
  'ramadan.imsak': 'not shown',
  'ramadan.tarawih': 'no Tarawih prayer',
}

/** What one part of the settings says, in full for comparing two versions of it. */
export function partInWords(
  settings: PrayerSettings,
  key: string,
  today: string,
  length: 'words' | 'inFull' = 'words',
): string {
  const words = settingsParts(settings).get(key)?.[length](today)
  if (words !== undefined) return words
  if (key === 'extraTimes') return extraTimesInWords(settings)
  return ABSENT[key] ?? ABSENT[key.replace(/\..*/s, '')] ?? ''
}

/** The parts in which two settings differ, in the order of the settings. */
export function differences(before: PrayerSettings, after: PrayerSettings): SettingsPart[] {
  const [old, now] = [settingsParts(before), settingsParts(after)]
  const all = new Map([...now, ...old])
  return [...all.values()]
    .filter(({ key }) => canonical(old.get(key)?.value) !== canonical(now.get(key)?.value))
    .map(({ key, label }) => ({ key, label }))
}
