import { isWebAddress } from '#domain/content/addresses.ts'

/**
 * The public address of the site: SITE_URL, else URL, which Netlify sets. undefined when there is
 * neither. Throws an Error that names the variable with a wrong value.
 */
export function siteAddress(env: Readonly<Record<string, string | undefined>>): string | undefined {
  const name = env.SITE_URL ? 'SITE_URL' : 'URL'
  const address = env[name]
  if (!address) return undefined
  if (!isWebAddress(address)) throw new Error(`${name} must be an http(s) address`)
  return address
}

/** The error of a production build without an address: canonical links and previews need one. */
export const NO_SITE_ADDRESS =
  'The build does not know the public address of the site. Set SITE_URL, for example: SITE_URL=https://mosque.example.org npm run build'
