import { isLocal } from '../auth/cookies.ts'
import { env } from '../env.ts'

/**
 * The address for links that anyone can request by mail: SITE_URL or the platform's value, never
 * the Host header, which could point a reset link at another server. Undefined: unknown.
 */
export function mailOrigin(request: Request): string | undefined {
  const platform = typeof Netlify === 'undefined' ? undefined : Netlify.context?.site?.url
  const { origin, hostname } = new URL(request.url)
  return env().siteUrl ?? platform ?? (isLocal(hostname) ? origin : undefined)
}

/** The address for a link that an admin requests: the known one, otherwise the one they use. */
export const linkOrigin = (request: Request): string =>
  mailOrigin(request) ?? new URL(request.url).origin
