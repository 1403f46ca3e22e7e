import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const PANEL = new URL('..', import.meta.url).pathname
const text = (file: string) => readFileSync(file, 'utf8')
const classesOf = (names: string | undefined) => names?.match(/[a-z][\w-]*/gi) ?? []

/** The style sheets of public sections that the preview loads into the panel. */
const sheets = [
  ...text(`${PANEL}content/SectionPreview.tsx`).matchAll(/'#((?:styles|blocks)\/.*\.css)'/g),
].map(([, file]) => text(new URL(`../../${file}`, import.meta.url).pathname))
/** The classes that these style sheets name. */
const styled = new Set(sheets.flatMap(sheet => sheet.match(/(?<=\.)[a-z][\w-]*/gi) ?? []))

it('keeps the style sheets of public sections off the rest of the panel', () => {
  expect(styled).toContain('people')
  const used = globSync(`${PANEL}**/*.tsx`).flatMap(file =>
    [...text(file).matchAll(/className="([^"]*)"/g)]
      .flatMap(([, names]) => classesOf(names))
      .filter(name => styled.has(name))
      .map(name => `${name} in ${file.slice(PANEL.length)}`),
  )
  expect(used).toEqual([])
})
