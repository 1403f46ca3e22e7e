import type { EidName } from '#domain/prayer/eid.ts'
import type { EidPrayer, EidSetting, TarawihSetting } from '#domain/prayer/seasonSettings.ts'
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
  return { ...settings, eid: { ...settings.eid, [festival]: cleanEid(eid) } }
}

/** The settings without the prayers of an Eid. */
export const withoutEid = (settings: PrayerSettings, festival: EidName): PrayerSettings =>
  withPart(settings, 'eid', { [festival]: undefined })

export function withTarawih(settings: PrayerSettings, { tarawih }: TarawihChange): PrayerSettings {
  const cleaned = tarawih.length > 0 ? tarawih.map(cleanTarawih) : undefined
  return withPart(settings, 'ramadan', { tarawih: cleaned })
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

/** An Eid without what was left blank. */
export const cleanEid = (eid: EidSetting): EidSetting => ({
  ...eid,
  prayers: eid.prayers.map(cleanPrayer),
})

const cleanPrayer = ({ time, takbir, place, language, note }: EidPrayer): EidPrayer => ({
  time,
  ...(takbir && { takbir }),
  ...textsOf({ place, language, note }),
})

/** A Tarawih prayer without what was left blank. */
export const cleanTarawih = ({ time, label, place, lastTen }: TarawihSetting): TarawihSetting => ({
  time,
  ...textsOf({ label, place }),
  ...(lastTen && { lastTen }),
})

/** The texts without those left blank. */
function textsOf<Name extends string>(texts: Record<Name, string | undefined>) {
  const entries = Object.entries<string | undefined>(texts).flatMap(([name, text]) =>
    text?.trim() ? [[name, text.trim()]] : [],
  )
  return Object.fromEntries(entries) as Partial<Record<Name, string>>
}
