import { writeFile } from 'node:fs/promises'
import { describeApi } from './describe.ts'
import { FILE, textOf } from './file.ts'

/** Writes the description of the API that the site serves. */
await writeFile(FILE, textOf(await describeApi()))
