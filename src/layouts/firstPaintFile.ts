import FIRST_PAINT from 'virtual:first-paint'
import { CALLED_ON_LOAD } from '#config/calledOnLoad.ts'
import { fileAddress, fileRoute } from '#config/namedFiles.ts'

/** The script that paints what depends on the hour before the first frame: one file for all pages. */
const script = CALLED_ON_LOAD + FIRST_PAINT

export const FIRST_PAINT_FILE: string = fileAddress('first', script, 'js')

export const { getStaticPaths, GET } = fileRoute(script, 'js')
