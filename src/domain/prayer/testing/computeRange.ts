import { datesFrom } from '#domain/time/civil.ts'
import type { PrayerSettings } from '../settings.ts'
import { dayComputer, type PrayerDay } from '../times.ts'

/** Every day from the first to the last, both included. */
export const computeRange = (settings: PrayerSettings, from: string, until: string): PrayerDay[] =>
  datesFrom(from, until).map(dayComputer(settings))
