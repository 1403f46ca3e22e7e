import type { SeenScreen } from '#contract/screens.ts'
import { findScreen } from '#domain/screens/screen.ts'
import { isSilent, STORED_EVERY_MS } from '#domain/screens/seen.ts'
import { clockIn, minutesOf } from '#domain/time/civil.ts'
import { Refusal } from '../http/refusal.ts'
import { read, UNCHANGED, update } from '../storage/documents.ts'
import { prayerSettingsDocument } from '../storage/prayerSettings.ts'
import { screensDocument, seenScreensDocument } from '../storage/screens.ts'

export const noSuchScreen = () =>
  new Refusal(404, 'not_found', 'There is no such screen: it may have been removed.')

/**
 * Notes that a screen is on; at most one save of each in 14 minutes, however often it is called.
 * Throws Refusal 404 for an id that no screen has, StorageError.
 */
export async function markSeen(id: string): Promise<void> {
  const now = Date.now()
  const { screens } = (await read(screensDocument)).value
  if (!findScreen(screens, id)) throw noSuchScreen()
  const wasStored = (seen: Readonly<Record<string, string>>) =>
    now - Date.parse(seen[id] ?? '') < STORED_EVERY_MS
  if (wasStored((await read(seenScreensDocument)).value.seen)) return
  await update(seenScreensDocument, ({ value: { seen } }) => {
    if (wasStored(seen)) return UNCHANGED
    // Those of removed screens go.
    const kept = Object.entries(seen).filter(([other]) => findScreen(screens, other))
    return { seen: { ...Object.fromEntries(kept), [id]: new Date(now).toISOString() } }
  })
}

/** When each screen was last on, and which are missed. Throws StorageError. */
export async function listSeenScreens(): Promise<SeenScreen[]> {
  const now = Date.now()
  const [{ value }, { value: last }, prayer] = await Promise.all([
    read(screensDocument),
    read(seenScreensDocument),
    read(prayerSettingsDocument),
  ])
  const minute = minutesOf(clockIn(prayer.value.place.timeZone, new Date(now)))
  return value.screens.map(({ id, name, quiet }) => {
    const seenAt = last.seen[id] ?? null
    const at = seenAt === null ? null : Date.parse(seenAt)
    return { id, name, seenAt, isSilent: isSilent(at, quiet, { now, minute }) }
  })
}
