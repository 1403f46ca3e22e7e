import { type PrayerSettingsResponse, prayerApi } from '#contract/prayerSettings.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { failedSave } from '#panel/editing/failedSave.ts'
import { closeUndo, offerUndo, showError, showSuccess } from '#panel/shell/banner.ts'
import { resource } from '#panel/shell/loaded.ts'
import { callAsAdmin } from '#panel/shell/session.ts'

type HijriSettings = PrayerSettings['hijri']

/** A change of the Hijri calendar alone. It is made again on what someone else saved meanwhile. */
export interface HijriChange {
  readonly change: (hijri: HijriSettings) => HijriSettings
  readonly undo: (hijri: HijriSettings) => HijriSettings
  /** What is true once it is saved: 'Ramadan begins tonight.' */
  readonly done: string
}

/** The stored prayer settings, for the dashboard. */
export const storedPrayer = resource(() => callAsAdmin(prayerApi.read))

const CHANGED = 'The Hijri calendar was changed.'

/** How often a save is made again on another admin's newer version. */
const MOST_TRIES = 5

/**
 * Saves a change of the Hijri calendar at once, apart from drafts, and offers to undo it. Returns
 * why it failed, or null.
 */
export async function saveHijri(
  stored: PrayerSettingsResponse,
  { change, undo, done }: HijriChange,
): Promise<string | null> {
  try {
    const saved = await send(stored, change)
    closeUndo()
    showSuccess(done)
    offerUndo(CHANGED, () => void undoHijri(saved, undo))
    return null
  } catch (error) {
    return failedSave(error).problem
  }
}

async function undoHijri(saved: PrayerSettingsResponse, undo: HijriChange['undo']): Promise<void> {
  try {
    await send(saved, undo)
    showSuccess('The change was undone.')
  } catch (error) {
    showError(failedSave(error).problem)
  }
}

async function send(
  { settings, revision }: PrayerSettingsResponse,
  change: HijriChange['change'],
  tries = 1,
): Promise<PrayerSettingsResponse> {
  try {
    const body = { base: revision, settings: { ...settings, hijri: change(settings.hijri) } }
    const saved = await callAsAdmin(prayerApi.save, { body })
    storedPrayer.set(saved)
    return saved
  } catch (error) {
    const { newer } = failedSave(error)
    if (!newer || tries === MOST_TRIES) throw error
    return send(newer.current as PrayerSettingsResponse, change, tries + 1)
  }
}
