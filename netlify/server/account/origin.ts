import { isLocal } from '../auth/cookies.ts'
import { env } from '../env.ts'

/**
 * The address for links that go out by mail on anyone's request: SITE_URL or what the platform knows,
 * never the Host header, which could point a reset link at another server. undefined: unknown.
 */
export function mailOrigin(request: Request): string | undefined {
  const platform = typeof Netlify === 'undefined' ? undefined : Netlify.context?.site?.url
  const { origin, hostname } = new URL(request.url)
  return env().siteUrl ?? platform ?? (isLocal(hostname) ? origin : undefined)
}

/** The address for a link that an admin requests: the known one, otherwise the one they use. */
export const linkOrigin = (request: Request): string =>
  mailOrigin(request) ?? new URL(request.url).origin
