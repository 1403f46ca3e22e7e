import type { AstroIntegration } from 'astro'
import { specifiedPage } from '#domain/structure/specified.ts'
import { isPublic, type Structure } from '#domain/structure/structure.ts'

/** Where the pages of the specification are, by their ids; Astro makes no routes of what begins with '_'. */
const FOLDER = './src/pages/_specified'

/** A route for each page of the specification that visitors can open, at the address that it has. */
export const pageRoutes = (structure: Structure): AstroIntegration => ({
  name: 'page-routes',
  hooks: {
    'astro:config:setup': ({ injectRoute }) => {
      for (const page of structure.pages) {
        if (!specifiedPage(page.id) || !isPublic(structure, page)) continue
        injectRoute({ pattern: page.address, entrypoint: `${FOLDER}/${page.id}.astro` })
      }
    },
  },
})
