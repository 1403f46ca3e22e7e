import { writeFile } from 'node:fs/promises'
import type { AstroIntegration } from 'astro'

const NAME = 'Content-Security-Policy'

/**
 * The `_headers` file of a build, in Netlify's format: the policy of the pages, for every path, so
 * that an unknown address and a picture opened by itself have it too. Rules of later lines replace
 * it for their path. Throws where pages differ: the file would need a line for each of them.
 */
export function policyFile(policies: ReadonlyMap<string, string | null>): string {
  let shared: { page: string; policy: string } | undefined
  for (const [page, policy] of policies) {
    if (!policy) continue
    shared ??= { page, policy }
    if (policy !== shared.policy) {
      throw new Error(`The policies of ${shared.page} and ${page} differ: list hashes site-wide.`)
    }
  }
  if (!shared) throw new Error('No page has a Content-Security-Policy.')
  return `/*\n  ${NAME}: ${shared.policy.replace(/\s*;\s*/g, '; ').replace(/; $/, '')}\n`
}

/**
 * Has Astro pass on the policy as a header, where `frame-ancestors` counts, instead of writing it
 * into each page. Astro does so for adapters only; this one serves nothing.
 */
export const policyHeader: AstroIntegration = {
  name: 'policy-header',
  hooks: {
    // The development server writes styles and scripts into its pages, without their hashes.
    'astro:config:setup': ({ command, updateConfig }) => {
      if (command === 'dev') updateConfig({ security: { csp: false } })
    },
    'astro:config:done': ({ setAdapter }) =>
      setAdapter({
        name: 'policy-header',
        entrypointResolution: 'auto',
        adapterFeatures: { buildOutput: 'static', staticHeaders: true },
        supportedAstroFeatures: {
          staticOutput: 'stable',
          envGetSecret: 'stable',
          sharpImageService: 'stable',
        },
      }),
    'astro:build:generated': ({ dir, routeToHeaders }) => {
      const policies = [...routeToHeaders].map(
        ([path, { headers }]) => [path, headers.get(NAME)] as const,
      )
      return writeFile(new URL('_headers', dir), policyFile(new Map(policies)))
    },
  },
}
