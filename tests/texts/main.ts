import { writeFile } from 'node:fs/promises'
import { panelTexts } from '../../src/config/panelCatalog.ts'
import { writeTextModules } from '../../src/config/textModules.ts'
import { checkLanguage } from './check.ts'
import { panelFile } from './modules.ts'

/*
 * Writes the modules of all texts, after a text or a note of the English files has changed, and the
 * panel's English file, after a text in its sources has. With a language (`npm run texts -- ur`) it checks that language's files instead.
 */
const [language] = process.argv.slice(2)
if (language) {
  const { problems, missing } = checkLanguage(language)
  for (const key of missing) console.log(`in English  ${key}`)
  for (const problem of problems) console.log(`wrong  ${problem}`)
  console.log(`${problems.length} wrong, ${missing.length} texts still in English`)
  process.exitCode = problems.length > 0 ? 1 : 0
} else {
  await writeFile(panelFile('en-US'), `${JSON.stringify(panelTexts(), null, 2)}\n`)
  writeTextModules()
}
