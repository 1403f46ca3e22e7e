import type { PrayerSettingsResponse } from '#contract/prayerSettings.ts'
import { differences } from '#domain/prayer/inWords/parts.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { same } from '#panel/editing/merge.ts'
import { mergeSettings } from '#panel/prayer/rules/mergeSettings.ts'

/** The settings without one save, or why that cannot be. */
type Undone =
  | { readonly settings: PrayerSettings }
  | { readonly isGone: true }
  | { readonly isDone: true }
  /** What a later save changed again: 'Isha iqama'. */
  | { readonly changedAgain: string }

/** Takes the save of a revision out of the prayer settings and keeps what later ones changed. */
export function undonePrayer(
  versions: readonly PrayerSettingsResponse[],
  current: PrayerSettingsResponse,
  revision: number,
): Undone {
  const settingsOf = (wanted: number) =>
    [current, ...versions].find(version => version.revision === wanted)?.settings
  const [before, after] = [settingsOf(revision - 1), settingsOf(revision)]
  if (!before || !after) return { isGone: true }
  const { value, conflicts } = mergeSettings(after, before, current.settings)
  if (conflicts.length > 0) {
    const later = new Set(differences(after, current.settings).map(({ key }) => key))
    const both = differences(before, after).filter(({ key }) => later.has(key))
    return { changedAgain: both.map(({ label }) => label).join(', ') || 'It' }
  }
  return same(value, current.settings) ? { isDone: true } : { settings: value }
}
