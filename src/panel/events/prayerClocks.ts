import { atom } from 'nanostores'
import { prayerApi } from '#contract/prayerSettings.ts'
import type { prayerClocksOf } from '#domain/events/clocks.ts'
import { civilDateIn } from '#domain/time/civil.ts'
import { callAsAdmin } from '#panel/shell/session.ts'
import { now } from '#stores/clock.ts'

/** The prayer times of each day, as saved; null until they are known; until then words are shown. */
export const $clocks = atom<{ of: ReturnType<typeof prayerClocksOf> } | null>(null)

/** Loads the prayer settings, and the code that computes times from them: few events need it. */
export async function loadPrayerClocks(): Promise<void> {
  try {
    const [{ settings }, { prayerClocksOf }] = await Promise.all([
      callAsAdmin(prayerApi.read),
      import('#domain/events/clocks.ts'),
    ])
    $clocks.set({ of: prayerClocksOf(settings, civilDateIn(settings.place.timeZone, now())) })
  } catch (error) {
    console.warn(error)
  }
}
