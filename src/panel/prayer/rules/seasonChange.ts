import type { EidName } from '#domain/prayer/eid.ts'
import type { Problem } from '#domain/prayer/rangeChecks.ts'
import type { EidPrayer, EidSetting, TarawihSetting } from '#domain/prayer/seasonSettings.ts'
import { LABEL_MOST, NOTE_MOST } from '#domain/prayer/settingFields.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { isCivilDate, minutesOf } from '#domain/time/civil.ts'

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
  const prayers = eid.prayers.map(cleanPrayer)
  return { ...settings, eid: { ...settings.eid, [festival]: { ...eid, prayers } } }
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

const cleanPrayer = ({ time, takbir, place, language, note }: EidPrayer): EidPrayer => ({
  time,
  ...(takbir && { takbir }),
  ...textsOf({ place, language, note }),
})

const cleanTarawih = ({ time, label, place, lastTen }: TarawihSetting): TarawihSetting => ({
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

const TIME = 'Enter a time, for example 7:30 AM.'

/** Blank and malformed fields, at paths inside the change. */
export function eidProblems({ eid: { date, prayers } }: EidChange): Problem[] {
  const problems: Problem[] =
    date === undefined || isCivilDate(date) ? [] : [{ path: ['date'], message: 'Choose a day.' }]
  for (const [index, { time, takbir, place, language, note }] of prayers.entries()) {
    const path = ['prayers', index]
    if (!isClock(time)) problems.push({ path: [...path, 'time'], message: TIME })
    if (takbir && !isClock(takbir)) problems.push({ path: [...path, 'takbir'], message: TIME })
    problems.push(
      ...tooLong([...path, 'place'], place, LABEL_MOST),
      ...tooLong([...path, 'language'], language, LABEL_MOST),
      ...tooLong([...path, 'note'], note, NOTE_MOST),
    )
  }
  return problems
}

export function tarawihProblems({ tarawih }: TarawihChange): Problem[] {
  return tarawih.flatMap(({ time, label, place }, index) => {
    const path = ['tarawih', index]
    return [
      ...timeProblems([...path, 'time'], time),
      ...tooLong([...path, 'label'], label, LABEL_MOST),
      ...tooLong([...path, 'place'], place, LABEL_MOST),
    ]
  })
}

function timeProblems(path: Problem['path'], time: TarawihSetting['time']): Problem[] {
  if (typeof time === 'string') return isClock(time) ? [] : [{ path, message: TIME }]
  if ('afterIsha' in time) {
    const { afterIsha } = time
    const isRight = Number.isInteger(afterIsha) && afterIsha >= 0 && afterIsha <= 180
    return isRight ? [] : [{ path, message: 'Enter whole minutes from 0 to 180.' }]
  }
  return (['standard', 'daylight'] as const).flatMap(season =>
    isClock(time[season]) ? [] : [{ path: [...path, season], message: TIME }],
  )
}

function tooLong(path: Problem['path'], text: string | undefined, most: number): Problem[] {
  const isRight = (text?.trim().length ?? 0) <= most
  return isRight ? [] : [{ path, message: `Write at most ${most} characters.` }]
}

const isClock = (text: string) => !Number.isNaN(minutesOf(text))
