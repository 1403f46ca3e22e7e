import { screensInWords } from '#domain/screens/changes.ts'
import { type Screens, ScreensSchema } from '#domain/screens/screenSchema.ts'
import { SCREENS } from '#domain/screens/thing.ts'
import { PanelDocument } from '../document/document.ts'
import { documentRoutes, loggedAs } from '../document/routes.ts'
import { screensDocument } from '../storage/screens.ts'

const screensOfPanel = new PanelDocument<Screens, Screens>({
  document: screensDocument,
  logged: loggedAs('screens', (before, after) => screensInWords(before.screens, after.screens)),
})

export const screensRoutes = documentRoutes(SCREENS, screensOfPanel, { values: ScreensSchema })
