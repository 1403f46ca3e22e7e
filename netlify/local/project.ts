import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of this project. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** The path of a folder from the environment; relative paths start at the project. */
export const inProject = (folder: string): string => resolve(ROOT, folder)
