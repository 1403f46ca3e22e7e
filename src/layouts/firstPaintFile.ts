import FIRST_PAINT from 'virtual:first-paint'
import { fileAddress, fileRoute } from '#config/namedFiles.ts'

/** The script that paints what depends on the hour before the first frame: one file for all pages. */
export const FIRST_PAINT_FILE: string = fileAddress('first', FIRST_PAINT, 'js')

export const { getStaticPaths, GET } = fileRoute(FIRST_PAINT, 'js')
