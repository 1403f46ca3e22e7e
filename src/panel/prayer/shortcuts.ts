import { comingEids } from '#domain/prayer/comingEids.ts'
import { PRAYERS } from '#domain/prayer/names.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import type { Change } from './rules/change.ts'
import { openedIqama, openedJumuah } from './rules/opened.ts'

/** The form that an address opens: '#change-isha'; undefined for any other. */
export function shortcutChange(
  hash: string,
  settings: PrayerSettings,
  today: string,
): Change | undefined {
  const name = hash.replace(/^#change-/, '')
  const prayer = PRAYERS.find(known => known === name)
  if (prayer) return openedIqama(settings, prayer, today)
  if (name === 'jumuah') return openedJumuah(settings, today)
  if (name !== 'eid') return undefined
  const coming = comingEids(settings, today)
  const { festival, year, eid } = coming.find(day => !day.eid) ?? coming[0] ?? {}
  if (!festival || year === undefined) return undefined
  return { kind: 'eid', festival, eid: structuredClone(eid) ?? { year, prayers: [{ time: '' }] } }
}
