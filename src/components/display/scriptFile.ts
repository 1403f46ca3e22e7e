import DISPLAY_SCRIPT from 'virtual:display'
import { fileRoute } from '#config/namedFiles.ts'

/** The script of screens, apart from those of other pages: in the JavaScript of 2019. */
export const { getStaticPaths, GET } = fileRoute(DISPLAY_SCRIPT, 'js')
