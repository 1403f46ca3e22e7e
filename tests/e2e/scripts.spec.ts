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

/** Every script of the build that a page names, or that those import, at once or later. */
async function scriptsOf(path: string, request: APIRequestContext): Promise<Map<string, string>> {
  const scripts = new Map<string, string>()
  const follow = async (source: string): Promise<void> => {
    for (const [, name = ''] of source.matchAll(SCRIPT)) {
      if (scripts.has(name)) continue
      scripts.set(name, await (await request.get(`/_astro/${name}`)).text())
      await follow(scripts.get(name) ?? '')
    }
  }
  await follow(await (await request.get(path)).text())
  return scripts
}

const withZod = (scripts: Map<string, string>) =>
  [...scripts].flatMap(([name, text]) => (text.includes(ZOD) ? [name] : []))

test('no page of visitors loads zod', async ({ request }) => {
  expect(PAGES.length).toBeGreaterThan(25)
  const found: Record<string, string[]> = {}
  for (const path of PAGES) {
    const scripts = withZod(await scriptsOf(path, request))
    if (scripts.length > 0) found[path] = scripts
  }
  expect(found).toEqual({})
})

test('the admin panel loads zod, so that the search for it finds something', async ({
  request,
}) => {
  expect(withZod(await scriptsOf('/admin', request))).not.toEqual([])
})
