import { globSync } from 'node:fs'
import { expect, test } from './site.ts'

/** The addresses of all pages of a build, by their source files. */
const PAGES = globSync('src/pages/**/*.astro')
  .map(file => file.replace(/^src\/pages|(\/?index)?\.astro$/g, '') || '/')
  .filter(path => !path.includes('['))

/** Of a new site's event, prebuilt; of no event, made by a function; and what else is served. */
const OTHERS = [
  '/events/saturday-quran-circle-e2',
  '/events/no-such-event-zzzz',
  '/events/no-such-event-zzzz.ics',
  '/no/such/page',
  '/admin/events',
  '/admin/content/home/hero-title',
  '/favicon.svg',
  '/build.json',
  '/events.ics',
  '/events.json',
  '/prayer-times.ics',
  '/api/newer?since=0',
  '/api/health',
  '/api/no-such-thing',
  '/api/uploads/no-such-picture',
]

/** The pages that others show in frames. */
const FRAMED_BY: Record<string, string> = { '/widget': '*', '/display': "'self'" }

test('every path has exactly one policy, in its headers', async ({ request }) => {
  expect(PAGES.length).toBeGreaterThan(25)
  const wrong: string[] = []
  const check = async (path: string) => {
    const response = await request.get(path, { maxRedirects: 0 })
    const named = response.headersArray().filter(({ name }) => /security-policy/i.test(name))
    const [policy = ''] = named.map(({ value }) => value)
    // A comma begins a second policy (CSP level 3, section 2.2.2).
    if (named.length !== 1 || policy.includes(',')) wrong.push(`${path}: ${named.length} policies`)
    if (!/^default-src '(self|none)'/.test(policy)) wrong.push(`${path}: ${policy}`)
    const isPage = response.headers()['content-type']?.startsWith('text/html') ?? false
    if (isPage && !isComplete(policy, FRAMED_BY[path] ?? "'none'")) wrong.push(`${path}: ${policy}`)
    if (isPage && (await response.text()).includes('http-equiv')) wrong.push(`${path}: in the page`)
    if (response.headers()['x-frame-options']) wrong.push(`${path}: X-Frame-Options`)
  }
  await Promise.all([...PAGES, ...OTHERS].map(check))
  expect(wrong).toEqual([])
})

/** `framedBy`: who may show the page in a frame. */
function isComplete(policy: string, framedBy: string): boolean {
  const directives = policy.split('; ')
  return (
    [
      "base-uri 'none'",
      `frame-ancestors ${framedBy}`,
      "object-src 'none'",
      "form-action 'self'",
    ].every(directive => directives.includes(directive)) &&
    directives.some(directive => directive.startsWith("script-src 'self' 'sha256-")) &&
    !policy.includes('unsafe')
  )
}

test('a page is blocked from running what its policy does not know', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Content Security Policy/)
  await page.goto('/')
  const ran = await page.evaluate(async () => {
    const script = document.createElement('script')
    script.textContent = 'globalThis.ran = true'
    document.body.append(script)
    document.body.insertAdjacentHTML('beforeend', '<p id="styled" style="color: red">x</p>')
    const { color } = getComputedStyle(document.querySelector('#styled')!)
    return ['ran' in globalThis, color === 'rgb(255, 0, 0)']
  })
  expect(ran).toEqual([false, false])
})
