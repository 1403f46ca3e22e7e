import { restorePrayerSettings } from '#contract/prayerSettings.ts'
import { showError, showSuccess } from '#panel/shell/banner.ts'
import { textOf } from '#panel/shell/loaded.ts'
import { callAsAdmin } from '#panel/shell/session.ts'
import { prayerRevision } from './activity.ts'

/** Goes back from the last save of the prayer settings to the revision before it. */
export async function restorePrayerVersion(revision: number): Promise<void> {
  try {
    await callAsAdmin(restorePrayerSettings, { body: { revision, base: revision + 1 } })
    showSuccess('The change was undone.')
  } catch (error) {
    showError(textOf(error))
  }
  await prayerRevision.load()
}
