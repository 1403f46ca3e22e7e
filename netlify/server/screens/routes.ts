import { ScreensBodySchema } from '#contract/screens.schema.ts'
import { screensInWords } from '#domain/screens/changes.ts'
import { SCREENS } from '#domain/screens/thing.ts'
import { PanelDocument } from '../document/document.ts'
import { documentRoutes, loggedAs } from '../document/routes.ts'
import { screensDocument } from '../storage/screens.ts'

const screensOfPanel = new PanelDocument({
  document: screensDocument,
  valuesOf: value => value,
  toStore: screens => screens,
  logged: loggedAs('screens', (before, after) => screensInWords(before.screens, after.screens)),
})

export const screensRoutes = documentRoutes(SCREENS, screensOfPanel, { body: ScreensBodySchema })
