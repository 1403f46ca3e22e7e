import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import type { AstroIntegration, AstroUserConfig } from 'astro'
import { shellPath } from '#domain/structure/pageShell.ts'
import { SITE_IDS } from '#domain/structure/structure.ts'
import { inFolder } from '#locale/languages.ts'

const NAME = 'Content-Security-Policy'

const hashOf = (text: string) =>
  `sha256-${createHash('sha256').update(text).digest('base64')}` as const

/** What pages contain beside what Astro writes, and where their frames may come from. */
interface PagePolicy {
  readonly frames: readonly string[]
  readonly styles: readonly string[]
  readonly scripts: readonly string[]
}

/** The policy of all pages, for Astro, which adds the hashes of its own styles and scripts. */
export const pagePolicy = ({
  frames,
  styles,
  scripts,
}: PagePolicy): NonNullable<NonNullable<AstroUserConfig['security']>['csp']> => ({
  directives: [
    "default-src 'self'",
    "img-src 'self' https:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src 'self' ${frames.join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ],
  // Astro adds the hash of an empty style to every page with a sheet of its own: a screen has none.
  styleDirective: { hashes: [...styles, ''].map(hashOf) },
  scriptDirective: { hashes: scripts.map(hashOf) },
})

/** Files that pages load, which are no pages: the long policy with every hash would only add to their bytes. */
const FILES = ['/_astro/*', '/art/*', '/favicon.svg', '/masjid-times.js', '/worker.json']
const OF_FILES = "default-src 'none'; frame-ancestors 'none'"
/** The service worker has the policy that it is loaded with; browsers ask for it at every page. */
const WORKER = '/worker.js'
const OF_WORKER = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"

/** The page that other sites show in frames. */
const FRAMED = '/widget'
/** The pages that the panel shows in frames: the preview of a screen, and home while a site is set up. */
const PREVIEWED = ['/display', '/', ...SITE_IDS.map(shellPath)]

/** The pages' policy for that page: framed by any site, framing none, with the scripts that it alone contains. */
function framedPolicy(policy: string, hashes: readonly string[]): string {
  const scripts = ["script-src 'self'", ...hashes.map(hash => `'${hash}'`)].join(' ')
  const framing = [
    [/frame-ancestors 'none'/, 'frame-ancestors *'],
    [/frame-src [^;]+/, "frame-src 'none'"],
    [/script-src 'self'/, scripts],
  ] as const
  return framing.reduce((changed, [found, by]) => replaced(changed, found, by), policy)
}

/** The policy with another directive. Throws where it has none such: Astro would write it otherwise. */
function replaced(policy: string, found: RegExp, by: string): string {
  if (!found.test(policy)) throw new Error(`The pages' policy has no ${found.source}: ${policy}`)
  return policy.replace(found, by)
}

/**
 * The `_headers` file of a build, in Netlify's format: the policy of the pages, for every path, so
 * that an unknown address has it too, and a short one for the files that pages load. Rules of later
 * lines replace those before for their path. `framed` are the hashes of the scripts that only the page for
 * frames contains. Throws where pages differ: the file would need a line for each of them.
 */
export function policyFile(
  policies: ReadonlyMap<string, string | null>,
  framed: readonly string[],
  languages: readonly string[] = [],
): string {
  let shared: { page: string; policy: string } | undefined
  for (const [page, policy] of policies) {
    if (!policy) continue
    shared ??= { page, policy }
    if (policy !== shared.policy) {
      throw new Error(`The policies of ${shared.page} and ${page} differ: list hashes site-wide.`)
    }
  }
  if (!shared) throw new Error('No page has a Content-Security-Policy.')
  const policy = shared.policy.replace(/\s*;\s*/g, '; ').replace(/; $/, '')
  const rule = (path: string, value: string) => `${path}\n  ${NAME}: ${value}\n`
  const files = FILES.map(path => rule(path, OF_FILES)).join('')
  const previewed = replaced(policy, /frame-ancestors 'none'/, "frame-ancestors 'self'")
  // `netlify dev` matches the name of a page's file, and visitors may request it too.
  const ruleOfPage = (path: string, value: string) =>
    ['', ...languages.map(language => `/${language}`)]
      .flatMap(folder => {
        const page = inFolder(folder, path)
        return [rule(page, value), rule(page === '/' ? '/index.html' : `${page}.html`, value)]
      })
      .join('')
  return [
    rule('/*', policy),
    ruleOfPage(FRAMED, framedPolicy(policy, framed)),
    ...PREVIEWED.map(path => ruleOfPage(path, previewed)),
    files,
    rule(WORKER, OF_WORKER),
  ].join('')
}

/**
 * Has Astro pass on the policy as a header, where `frame-ancestors` counts, instead of writing it
 * into each page. Astro does so for adapters only; this one serves nothing. `framed` are the scripts
 * that only the page for frames contains.
 */
export const policyHeader = (
  framed: readonly string[],
  languages: readonly string[],
): AstroIntegration => ({
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
      return writeFile(
        new URL('_headers', dir),
        policyFile(new Map(policies), framed.map(hashOf), languages),
      )
    },
  },
})
