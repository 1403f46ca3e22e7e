import { RestoreVersionSchema } from '#contract/saved.schema.ts'
import { ScreensBodySchema } from '#contract/screens.schema.ts'
import { getScreens, getScreensVersions, restoreScreens, saveScreens } from '#contract/screens.ts'
import { MOST_ACTION } from '#domain/activity/entry.ts'
import { screensInWords } from '#domain/screens/changes.ts'
import { onAdmin } from '../auth/admin.ts'
import { PanelDocument } from '../document/document.ts'
import { DONE } from '../http/response.ts'
import { screensDocument } from '../storage/screens.ts'

const screensOfPanel = new PanelDocument({
  document: screensDocument,
  valuesOf: value => value,
  toStore: screens => screens,
  logged: (before, { value, revision }) => [
    screensInWords(before.screens, value.screens).slice(0, MOST_ACTION),
    { screens: revision, revision, before: revision - 1 },
  ],
})

export const screensRoutes = [
  onAdmin(getScreens, {}, () => screensOfPanel.read()),
  onAdmin(saveScreens, { body: ScreensBodySchema }, async ({ admin, body: { base, screens } }) => ({
    ...DONE,
    ...(await screensOfPanel.save(admin.user, { screens }, base)),
  })),
  onAdmin(getScreensVersions, {}, async () => ({ versions: await screensOfPanel.versions() })),
  onAdmin(restoreScreens, { body: RestoreVersionSchema }, async ({ admin, body }) => ({
    ...DONE,
    ...(await screensOfPanel.restore(admin.user, body.revision, body.base)),
  })),
]
