import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** What no visitor's screen has: dialogs of the panel, and a sheet for paper. */
const EXCEPTIONS = ['src/islands/ui/ui.css', 'src/components/prayer/month/monthPrint.css']

it('asks on visitors’ pages nothing of the whole document, whose every change would restyle all of it', () => {
  const paths = globSync(['src/{components,islands,layouts,pages,styles}/**/*.{css,astro}'])
  const found = paths.filter(path =>
    /(?<![\w-])(?:html|:root|body|main):has\(/.test(readFileSync(path, 'utf8')),
  )
  expect(found.sort()).toEqual(EXCEPTIONS.sort())
})
