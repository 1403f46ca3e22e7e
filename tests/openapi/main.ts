import { writeFile } from 'node:fs/promises'
import { describeApi } from './describe.ts'
import { FILE, textOf, withoutWords } from './file.ts'

/** Writes the description of the API that the site serves; with a version, what that release keeps. */
const description = await describeApi()
const [, , version] = process.argv
if (version) {
  const release = new URL(`releases/${version}.json`, import.meta.url)
  await writeFile(release, withoutWords(description))
} else await writeFile(FILE, textOf(description))
