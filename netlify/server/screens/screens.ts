import type { ScreensResponse, ScreensVersion } from '#contract/screens.ts'
import { MOST_ACTION } from '#domain/activity/entry.ts'
import { screensInWords } from '#domain/screens/changes.ts'
import type { Screen } from '#domain/screens/screen.ts'
import type { Screens } from '#domain/screens/screenSchema.ts'
import { type Actor, recordActivity } from '../activity/record.ts'
import { conflict, Refusal } from '../http/refusal.ts'
import { listVersions, readVersion, type Stored, update } from '../storage/documents.ts'
import { skipUnreadable } from '../storage/errors.ts'
import { screensDocument } from '../storage/screens.ts'

const VERSIONS_SHOWN = 20

/** The screens in the API's format. */
export const screensResponse = ({
  value,
  revision,
  savedAt,
  savedBy,
}: Stored<Screens>): ScreensResponse => ({ revision, savedAt, savedBy, screens: value.screens })

/** Replaces the screens. Throws Refusal 409 when `base` is given and not the stored one. */
export async function saveScreens(
  by: Actor,
  screens: readonly Screen[],
  base: number | undefined,
): Promise<ScreensResponse> {
  let before = screens
  const saved = await update(
    screensDocument,
    current => {
      if (base !== undefined && base !== current.revision) {
        throw conflict(screensResponse(current), current.savedBy)
      }
      before = current.value.screens
      return { screens }
    },
    by.name,
  )
  const action = screensInWords(before, saved.value.screens).slice(0, MOST_ACTION)
  await recordActivity(by, action, {
    screens: saved.revision,
    revision: saved.revision,
    before: saved.revision - 1,
  })
  return screensResponse(saved)
}

/** Restores a kept version, or what a site comes with (0): the undo. Throws Refusal 404 when it is not kept, 409 as a save. */
export async function restoreScreens(
  by: Actor,
  revision: number,
  base: number | undefined,
): Promise<ScreensResponse> {
  if (revision === 0) return saveScreens(by, (await screensDocument.seed()).screens, base)
  const version = await readVersion(screensDocument, revision)
  if (!version) throw new Refusal(404, 'not_found', 'That version is not kept any more.')
  return saveScreens(by, version.value.screens, base)
}

/** The kept versions, newest first. */
export async function screensVersions(): Promise<ScreensVersion[]> {
  const revisions = (await listVersions(screensDocument)).slice(0, VERSIONS_SHOWN)
  const versions = await Promise.all(
    revisions.map(revision => readVersion(screensDocument, revision).catch(skipUnreadable)),
  )
  return versions.flatMap(version =>
    version?.savedAt ? [{ ...screensResponse(version), savedAt: version.savedAt }] : [],
  )
}
