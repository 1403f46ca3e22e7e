import { RestoreScreensSchema, ScreensBodySchema } from '#contract/screens.schema.ts'
import {
  getScreens,
  getScreensVersions,
  restoreScreens as restore,
  saveScreens as save,
} from '#contract/screens.ts'
import { onAdmin } from '../auth/admin.ts'
import { DONE } from '../http/response.ts'
import { read } from '../storage/documents.ts'
import { screensDocument } from '../storage/screens.ts'
import { restoreScreens, saveScreens, screensResponse, screensVersions } from './screens.ts'

export const screensRoutes = [
  onAdmin(getScreens, {}, async () => screensResponse(await read(screensDocument))),
  onAdmin(save, { body: ScreensBodySchema }, async ({ admin, body: { screens, base } }) => ({
    ...DONE,
    ...(await saveScreens(admin.user, screens, base)),
  })),
  onAdmin(getScreensVersions, {}, async () => ({ versions: await screensVersions() })),
  onAdmin(restore, { body: RestoreScreensSchema }, async ({ admin, body: { revision, base } }) => ({
    ...DONE,
    ...(await restoreScreens(admin.user, revision, base)),
  })),
]
