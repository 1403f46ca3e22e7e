import { restoreSection } from '#contract/content.ts'
import { restoreEvent } from '#contract/events.ts'
import { restoreNotice } from '#contract/notices.ts'
import {
  getPrayerSettings,
  getPrayerSettingsVersions,
  savePrayerSettings,
} from '#contract/prayerSettings.ts'
import { restoreScreens } from '#contract/screens.ts'
import type { ActivityEntry } from '#domain/activity/activity.ts'
import { failedSave } from '#panel/editing/failedSave.ts'
import { showError, showSuccess } from '#panel/shell/banner.ts'
import { callAsAdmin } from '#panel/shell/session.ts'
import { prayerRevision } from './activity.ts'
import { undonePrayer } from './undonePrayer.ts'

const UNDONE = 'The change was undone.'
const GONE = 'The version before it is not kept any more, so it cannot be undone here.'

/**
 * Takes back the save that an entry describes. What was changed again since then is kept: nothing is
 * undone, and the message says so.
 */
export async function undoSave(entry: ActivityEntry): Promise<void> {
  try {
    if (entry.prayer !== undefined) showOutcome(await undoPrayer(entry.prayer))
    else showOutcome(await restoreBefore(entry))
  } catch (error) {
    const { newer, problem } = failedSave(error)
    showError(newer ? changedAgain(newer.by) : problem)
  }
}

/** What cannot be undone, in a sentence; undefined: it is done. */
type Refused = string | undefined

function showOutcome(refused: Refused): void {
  if (refused) showError(refused)
  else showSuccess(UNDONE)
}

const changedAgain = (by: string | null, what = 'It') =>
  `${what} was changed again since then${by ? ` by ${by}` : ''}. Nothing was undone: open it to look at its earlier versions.`

/** An event, a section, a notice or the screens become as before, unless it is newer than the entry. */
async function restoreBefore(entry: ActivityEntry): Promise<Refused> {
  const { event, section, notice, revision: base, before: revision } = entry
  if (revision === undefined) return GONE
  const body = { revision, base }
  if (event) await callAsAdmin(restoreEvent, { params: { id: event }, body })
  else if (entry.screens) await callAsAdmin(restoreScreens, { body })
  else if (notice) await callAsAdmin(restoreNotice, { params: { id: notice }, body })
  else {
    const [pageId = '', sectionId = ''] = section?.split('/') ?? []
    await callAsAdmin(restoreSection, { params: { pageId, sectionId }, body })
  }
  return undefined
}

async function undoPrayer(revision: number): Promise<Refused> {
  const [current, { versions }] = await Promise.all([
    callAsAdmin(getPrayerSettings),
    callAsAdmin(getPrayerSettingsVersions),
  ])
  const undone = undonePrayer(versions, current, revision)
  if ('isGone' in undone) return GONE
  if ('isDone' in undone) return 'It is undone already.'
  if ('changedAgain' in undone) return changedAgain(null, undone.changedAgain)
  const body = { base: current.revision, settings: undone.settings }
  prayerRevision.set((await callAsAdmin(savePrayerSettings, { body })).revision)
  return undefined
}
