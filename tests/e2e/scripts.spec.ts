import { globSync } from 'node:fs'
import type { APIRequestContext } from 'playwright/test'
import { expect, test } from './site.ts'

/** The addresses of the pages that visitors see, by their source files. */
const PAGES = globSync('src/pages/**/*.astro')
  .map(file => file.replace(/^src\/pages|(\/?index)?\.astro$/g, '') || '/')
  .filter(path => path !== '/admin' && !path.includes('['))

/** A name in zod's schemas that no minifier shortens. */
const ZOD = '_zod'
const SCRIPT = /(?:_astro|\.)\/([\w.-]+\.js)\b/g

const read = new Map<string, Promise<string>>()

/** A built script, read once for all the pages that load it. */
function scriptNamed(name: string, request: APIRequestContext): Promise<string> {
  const text = read.get(name) ?? request.get(`/_astro/${name}`).then(response => response.text())
  read.set(name, text)
  return text
}

/** Every script of the build that a page names, or that those import, at once or later: those with zod. */
async function withZod(path: string, request: APIRequestContext): Promise<string[]> {
  const names = new Set<string>()
  const follow = (source: string) => {
    for (const [, name = ''] of source.matchAll(SCRIPT)) names.add(name)
  }
  follow(await (await request.get(path)).text())
  const found: string[] = []
  // A set also visits what is added on the way.
  for (const name of names) {
    const text = await scriptNamed(name, request)
    if (text.includes(ZOD)) found.push(name)
    follow(text)
  }
  return found
}

test('no page of visitors loads zod', async ({ request }) => {
  expect(PAGES.length).toBeGreaterThan(25)
  const found: Record<string, string[]> = {}
  for (const path of PAGES) {
    const scripts = await withZod(path, request)
    if (scripts.length > 0) found[path] = scripts
  }
  expect(found).toEqual({})
})

test('the admin panel loads zod, so that the search for it finds something', async ({
  request,
}) => {
  expect(await withZod('/admin', request)).not.toEqual([])
})
