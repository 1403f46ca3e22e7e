import { globSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { hasPanelTexts } from './panelCatalog.ts'

const PAGES = fileURLToPath(new URL('../pages', import.meta.url))
/** What is for those who look after the site, or answers at one address; config/pageRoutes.ts has the others. */
const ONCE = /^(?:(?:admin|login|forgot-password|set-password)\.astro$|_)/

/** The languages of the panel, that at the root first: a site whose own has no texts of it reads English there. */
export function panelLanguages({ own, others }: { own: string; others: readonly string[] }) {
  const first = hasPanelTexts(own) ? own : 'en'
  return [first, ...others.filter(one => one !== first && hasPanelTexts(one))]
}

/** The pages of the site, the times of the years and the manifest, once more below `/xx`, in each of its further languages; the panel in those that it has texts in. */
export const languageRoutes = (languages: readonly string[]): AstroIntegration => ({
  name: 'language-routes',
  hooks: {
    'astro:config:setup': ({ injectRoute }) => {
      const files = globSync('**/{*.astro,[[]year].json.ts,manifest.webmanifest.ts}', {
        cwd: PAGES,
      }).filter(file => !ONCE.test(file))
      for (const language of languages) {
        for (const file of hasPanelTexts(language) ? [...files, 'admin.astro'] : files) {
          const pattern = `/${language}/${file.replace(/\.(?:astro|ts)$/, '')}`
          injectRoute({ pattern, entrypoint: join(PAGES, file), prerender: true })
        }
      }
    },
  },
})
