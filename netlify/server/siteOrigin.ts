import { isLocal } from './auth/cookies.ts'
import { env } from './env.ts'
import { deployContext } from './storage/store.ts'

/**
 * The origin of the site as it is configured: that of the deploy itself in a preview, otherwise
 * SITE_URL or the platform's value. Undefined: unknown, since a Host header decides nothing.
 */
export function configuredOrigin(request: Request): string | undefined {
  const { origin, hostname } = new URL(request.url)
  const context = typeof Netlify === 'undefined' ? undefined : Netlify.context
  // `netlify dev` has a context without a name.
  if (context?.site?.name && !['production', 'dev'].includes(deployContext())) {
    // Functions do not get DEPLOY_PRIME_URL. Every deploy of the project has a name with this end.
    const end = `--${context.site.name}.netlify.app`
    return hostname.endsWith(end) ? origin : `https://${context.deploy.id}${end}`
  }
  const known = env().siteUrl ?? context?.site?.url
  return known ? new URL(known).origin : undefined
}

/**
 * The origin of links that anyone can request by mail, never one that only the Host header names,
 * which could point a reset link at another server: the configured one, otherwise that of the
 * machine itself.
 */
export function trustedOrigin(request: Request): string | undefined {
  const { origin, hostname } = new URL(request.url)
  return configuredOrigin(request) ?? (isLocal(hostname) ? origin : undefined)
}

/**
 * The host of the site's own address, for ids that have to be the same in every deploy, previews
 * included, and under every Host: SITE_URL, otherwise the platform's value.
 */
export function siteHost(): string {
  const context = typeof Netlify === 'undefined' ? undefined : Netlify.context
  const known = env().siteUrl ?? context?.site?.url ?? env().publicUrl
  return known ? new URL(known).host : 'localhost'
}

/** The host of the configured origin; undefined where it is unknown. */
export function configuredHost(request: Request): string | undefined {
  const origin = configuredOrigin(request)
  return origin && new URL(origin).hostname
}

/** The origin of links that only the caller sees: the trusted one, otherwise the one they use. */
export const siteOrigin = (request: Request): string =>
  trustedOrigin(request) ?? new URL(request.url).origin
