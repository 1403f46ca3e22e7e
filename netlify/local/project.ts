import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of this project. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** Where a folder named in the environment lies: relative names count from the project. */
export const inProject = (folder: string): string => resolve(ROOT, folder)
