import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PSEUDO } from '#locale/languages.ts'
import { languageFiles } from './languageFiles.ts'

const PLACE = '__text(`home:visitTexts.open:abc123`)'
const FILES = {
  '_astro/speaks.a1.js': `import{r}from"./react.b2.js";export let t={open:${PLACE}}`,
  '_astro/loads.c3.js': 'const m=["_astro/speaks.a1.js"];import("./speaks.a1.js")',
  '_astro/react.b2.js': 'export let r=1',
  'index.html': `<html lang="en"><a href="/about">x</a><script src="/_astro/loads.c3.js"></script><script>var t=${PLACE}</script>`,
  [`${PSEUDO}.html`]: `<html dir="ltr" lang="${PSEUDO}"><a class="b" href="/about#top">x</a><a href="/admin">y</a><a href="/" hreflang="en">z</a><script src="/_astro/loads.c3.js"></script><script src="/_astro/react.b2.js"></script>`,
  [`${PSEUDO}/about.html`]: `<html lang="${PSEUDO}"><a href="/">x</a>`,
}

let folder: string
const read = (path: string) => readFileSync(join(folder, path), 'utf8')

async function write() {
  const done = languageFiles(['en', PSEUDO]).hooks['astro:build:done']
  await done?.({ dir: pathToFileURL(`${folder}/`) } as Parameters<typeof done>[0])
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'language-files-'))
  for (const path of ['_astro', PSEUDO]) mkdirSync(join(folder, path))
  for (const [path, text] of Object.entries(FILES)) writeFileSync(join(folder, path), text)
  await write()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('writes the texts of the site’s own language into its scripts and pages', () => {
  expect(read('_astro/speaks.a1.js')).toContain('{open:`Open`}')
  expect(read('index.html')).toContain('var t=`Open`')
  expect(read('index.html')).toContain('href="/about"')
})

it('writes scripts with texts, and those that load them, once more in a further language', () => {
  expect(read(`_astro/${PSEUDO}/speaks.a1.js`)).toBe(
    'import{r}from"../react.b2.js";export let t={open:`[Open]`}',
  )
  expect(read(`_astro/${PSEUDO}/loads.c3.js`)).toBe(
    `const m=["_astro/${PSEUDO}/speaks.a1.js"];import("./speaks.a1.js")`,
  )
  expect(() => read(`_astro/${PSEUDO}/react.b2.js`)).toThrow()
})

it('has pages of a further language load its scripts and lead to its pages', () => {
  const page = read(`${PSEUDO}.html`)
  expect(page).toContain(`src="/_astro/${PSEUDO}/loads.c3.js"`)
  expect(page).toContain('src="/_astro/react.b2.js"')
  expect(page).toContain(`href="/${PSEUDO}/about#top"`)
  expect(page).toContain('href="/admin"')
  expect(page).toContain('href="/" hreflang="en"')
  expect(read(`${PSEUDO}/about.html`)).toContain(`href="/${PSEUDO}"`)
})

it('refuses a build whose scripts and links it does not find', async () => {
  for (const [path, text] of Object.entries(FILES)) {
    const other = text.replaceAll('__text', 'text').replaceAll('/_astro/', '/assets/')
    writeFileSync(join(folder, path), other.replaceAll(' href="', ' HREF="'))
  }
  await expect(write()).rejects.toThrow(
    `no scripts in ${PSEUDO}, no links in ${PSEUDO}, no texts of scripts`,
  )
})
