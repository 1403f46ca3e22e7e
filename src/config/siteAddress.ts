import type { AstroIntegration } from 'astro'
import { isWebAddress } from '#domain/content/addresses.ts'

/** The contexts of Netlify that build the site itself: what else it builds is a preview of it. */
const OF_THE_SITE = ['production', 'dev']

/**
 * The public address of what is built: SITE_URL, else URL, which Netlify sets; in a preview its own
 * DEPLOY_PRIME_URL, also where SITE_URL is set. undefined when there is none. Throws an Error that
 * names the variable with a wrong value.
 */
export function siteAddress(env: Readonly<Record<string, string | undefined>>): string | undefined {
  const isPreview = env.CONTEXT && !OF_THE_SITE.includes(env.CONTEXT) && env.DEPLOY_PRIME_URL
  const name = isPreview ? 'DEPLOY_PRIME_URL' : env.SITE_URL ? 'SITE_URL' : 'URL'
  const address = env[name]
  if (!address) return undefined
  if (!isWebAddress(address)) throw new Error(`${name} must be an http(s) address`)
  return address
}

const NO_SITE_ADDRESS =
  'The build does not know the public address of the site. Set SITE_URL, for example: SITE_URL=https://mosque.example.org npm run build'

/** Fails a build without an address: canonical links and previews need one. The development server has each request's. */
export const requireAddress = (site: string | undefined): AstroIntegration => ({
  name: 'require-address',
  hooks: {
    'astro:config:setup': ({ command }) => {
      if (command === 'build' && !site) throw new Error(NO_SITE_ADDRESS)
    },
  },
})
