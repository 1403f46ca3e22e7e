import type { IqamaRule } from '../iqamaRule.ts'
import type { PrayerSettings } from '../settings.ts'

/** An iqama by the clock. */
export const at = (time: string): IqamaRule => ({ kind: 'fixed', time })

/** The settings with these rules of Isha's iqama. */
export const withIsha = (
  settings: PrayerSettings,
  ...isha: PrayerSettings['iqama']['isha']
): PrayerSettings => ({ ...settings, iqama: { ...settings.iqama, isha } })
