import type { EidName } from '#domain/prayer/eid.ts'
import { withoutBlanks } from '#domain/prayer/inWords/clean.ts'
import type { EidSetting, TarawihSetting } from '#domain/prayer/seasonSettings.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'

/** New or changed prayers of one Eid. Without a date the Eid follows the Hijri calendar. */
export interface EidChange {
  kind: 'eid'
  festival: EidName
  eid: EidSetting
}

/** All Tarawih prayers of Ramadan. */
export interface TarawihChange {
  kind: 'tarawih'
  tarawih: TarawihSetting[]
}

/** The minutes after Isha's iqama; undefined for a time of the clock. */
export const afterIshaOf = (time: TarawihSetting['time']): number | undefined =>
  typeof time === 'object' && 'afterIsha' in time ? time.afterIsha : undefined

export function withEid(settings: PrayerSettings, { festival, eid }: EidChange): PrayerSettings {
  return { ...settings, eid: { ...settings.eid, [festival]: withoutBlanks(eid) } }
}

/** The settings without the prayers of an Eid. */
export const withoutEid = (settings: PrayerSettings, festival: EidName): PrayerSettings =>
  withPart(settings, 'eid', { [festival]: undefined })

export function withTarawih(settings: PrayerSettings, { tarawih }: TarawihChange): PrayerSettings {
  const prayers = tarawih.length > 0 ? withoutBlanks(tarawih) : undefined
  return withPart(settings, 'ramadan', { tarawih: prayers })
}

type Part = 'ramadan' | 'eid' | 'extraTimes'

/** The settings with fields of a part set, or taken out where they are undefined. */
export function withPart<Name extends Part>(
  settings: PrayerSettings,
  name: Name,
  fields: PrayerSettings[Name],
): PrayerSettings {
  const { [name]: before, ...others } = settings
  const entries = Object.entries({ ...before, ...fields }).filter(
    ([, value]) => value !== undefined,
  )
  return entries.length > 0
    ? ({ ...others, [name]: Object.fromEntries(entries) } as PrayerSettings)
    : (others as PrayerSettings)
}
