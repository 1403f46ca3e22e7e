import { canonical } from '#domain/canonical.ts'
import type { DeclaredField } from '#domain/declared/fields.ts'
import { CALCULATION_FIELDS } from '#domain/prayer/calculation.ts'
import { EID_LABELS, EIDS } from '#domain/prayer/eid.ts'
import { formatHijriMonth } from '#domain/prayer/formatHijri.ts'
import { PRAYERS } from '#domain/prayer/names.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { formatLong } from '#domain/time/format.ts'
import { prayerNames } from '#texts/prayerNames.ts'

/** A part of the settings that is changed, compared and merged as one. */
export interface SettingsPart {
  /** 'iqama.isha', 'overrides.2027-03-20', 'calculation.method'. */
  readonly key: string
  readonly label: string
}

/** Every part with its value, by its key. */
export function settingsParts(
  settings: PrayerSettings,
): Map<string, SettingsPart & { value: unknown }> {
  const parts = new Map<string, SettingsPart & { value: unknown }>()
  const add = (key: string, label: string, value: unknown) => parts.set(key, { key, label, value })
  const { place, calculation, iqama, jumuah, overrides, tables, hijri } = settings
  add('place', 'Place and time zone', place)
  for (const [name, field] of Object.entries<DeclaredField>(CALCULATION_FIELDS)) {
    const value: unknown = Reflect.get(calculation, name)
    if (value !== undefined) add(`calculation.${name}`, field.name ?? field.label, value)
  }
  for (const prayer of PRAYERS)
    add(`iqama.${prayer}`, `${prayerNames[prayer]} iqama`, iqama[prayer])
  add('jumuah', prayerNames.jumuah, jumuah)
  for (const friday of settings.khutbahs ?? []) {
    add(`khutbahs.${friday.date}`, `Khateebs of ${formatLong(friday.date)}`, friday)
  }
  if (settings.rota) add('rota', 'Khateebs in turn', settings.rota)
  for (const day of overrides) add(`overrides.${day.date}`, formatLong(day.date), day)
  for (const table of tables) add(`tables.${table.year}`, `Timetable of ${table.year}`, table)
  if (hijri.months) add('hijri.months', 'How Hijri months begin', hijri.months)
  add('hijri.tellsExpected', 'What visitors read before a month', hijri.tellsExpected ?? false)
  add('hijri.turnsAt', 'When the Hijri date turns', hijri.turnsAt ?? 'maghrib')
  for (const start of hijri.confirmed) {
    add(`hijri.${start.year}-${start.month}`, `First day of ${formatHijriMonth(start)}`, start)
  }
  for (const name of EIDS) {
    const eid = settings.eid?.[name]
    if (eid) add(`eid.${name}`, EID_LABELS[name], eid)
  }
  if (settings.ramadan?.imsak) add('ramadan.imsak', 'Imsak', settings.ramadan.imsak)
  if (settings.ramadan?.tarawih) add('ramadan.tarawih', 'Tarawih', settings.ramadan.tarawih)
  if (settings.extraTimes) add('extraTimes', 'Times of the day', settings.extraTimes)
  return parts
}

/** The parts in which two settings differ, in the order of the settings. */
export function differences(before: PrayerSettings, after: PrayerSettings): SettingsPart[] {
  const [old, now] = [settingsParts(before), settingsParts(after)]
  const all = new Map([...now, ...old])
  return [...all.values()]
    .filter(({ key }) => canonical(old.get(key)?.value) !== canonical(now.get(key)?.value))
    .map(({ key, label }) => ({ key, label }))
}
