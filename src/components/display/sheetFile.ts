import { fileRoute } from '#config/namedFiles.ts'
import { builtTypefaces } from '#config/typefaces.ts'
import { displaySheet } from './sheet.ts'

/** The style sheet of screens, apart from those of other pages: what Chromium 76 knows. */
export const { getStaticPaths, GET } = fileRoute(displaySheet(builtTypefaces), 'css')
