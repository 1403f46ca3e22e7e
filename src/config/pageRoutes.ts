import type { AstroIntegration } from 'astro'
import { specifiedPage } from '#domain/structure/specified.ts'
import { isPublic, type Structure } from '#domain/structure/structure.ts'

/** Where the pages of the specification are, by their ids; Astro makes no routes of what begins with '_'. */
const FOLDER = './src/pages/_specified'

/**
 * A route for each page of the specification that visitors can open, at the address that it has, and
 * below `/xx` in each further language.
 */
export const specifiedRoutes = (
  structure: Structure,
  languages: readonly string[],
): AstroIntegration => ({
  name: 'page-routes',
  hooks: {
    'astro:config:setup': ({ injectRoute }) => {
      for (const page of structure.pages) {
        if (!specifiedPage(page.id) || !isPublic(structure, page)) continue
        const entrypoint = `${FOLDER}/${page.id}.astro`
        injectRoute({ pattern: page.address, entrypoint })
        const path = page.address === '/' ? '' : page.address
        for (const language of languages)
          injectRoute({ pattern: `/${language}${path}`, entrypoint })
      }
    },
  },
})
