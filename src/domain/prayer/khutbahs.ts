import { addDays } from '#domain/time/civil.ts'
import type { JumuahSlot, Khutbah } from './response.ts'
import type { KhutbahSetting, PrayerSettings } from './settings.ts'

/** How long past Fridays are kept, in days: their khateebs are suggested again. */
const KEPT = 400

/** Jumu'ah prayers in order, with what is known of each khutbah of that Friday. */
export function withKhutbahs(
  slots: readonly JumuahSlot[],
  khutbahs: readonly Khutbah[] = [],
): readonly JumuahSlot[] {
  return khutbahs.length ? slots.map((slot, at) => ({ ...slot, ...khutbahs[at] })) : slots
}

/** What is known of a khutbah, without blank texts. */
export function khutbahOf({ khateeb, topic, place }: KhutbahSetting): Khutbah {
  return { ...(khateeb && { khateeb }), ...(topic && { topic }), ...(place && { place }) }
}

/** 'Imam Yusuf: Patience', or what of it is known; '' when nothing is. */
export function khutbahInWords({ khateeb, topic }: Khutbah): string {
  return [khateeb, topic].filter(Boolean).join(': ')
}

/** The settings without the Fridays of long ago. */
export function withoutOldKhutbahs(settings: PrayerSettings, today: string): PrayerSettings {
  const { khutbahs, ...others } = settings
  const kept = khutbahs?.filter(({ date }) => date >= addDays(today, -KEPT))
  return kept?.length ? { ...others, khutbahs: kept } : others
}
