import { checkVocabulary } from '#domain/structuredData/testing/checkVocabulary.ts'
import { expect, test } from './site.ts'

/** What is wrong with a page for search engines, by the audits of Lighthouse's SEO category. */
function problemsOf(html: string, address: string): string[] {
  const document = new DOMParser().parseFromString(html, 'text/html')
  const all = (selector: string) => [...document.querySelectorAll(selector)]
  const only = (selector: string, attribute?: string) => {
    const found = all(selector)
    const text = attribute ? found[0]?.getAttribute(attribute) : found[0]?.textContent
    return found.length === 1 && text ? [] : [`${found.length} of ${selector}`]
  }
  const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href')
  return [
    ...only('title'),
    ...only('meta[name=description]', 'content'),
    ...only('meta[name=viewport]', 'content'),
    ...only('h1'),
    ...(document.documentElement.lang === 'en' ? [] : ['no language']),
    ...(canonical === address ? [] : [`canonical ${canonical}`]),
    ...all('meta[name=robots]').map(({ outerHTML }) => outerHTML),
    ...all('img:not([alt])').map(({ outerHTML }) => outerHTML),
    // Without an address a link is a placeholder, and then must not say how to follow it.
    ...all('a:not([href]):is([rel],[target]),a[href=""],a[href^="javascript:"]').map(
      ({ outerHTML }) => outerHTML.slice(0, 120),
    ),
    ...all('a[href]')
      .map(link => link.textContent?.trim().toLowerCase() ?? '')
      .filter(text => /^(click here|here|this|more|learn more|link|read more|start)$/.test(text)),
  ]
}

test('the sitemap’s pages are open to search engines, with structured data of schema.org', async ({
  page,
  baseURL,
}) => {
  await page.goto('/robots.txt')
  const robots = await page.locator('body').innerText()
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  const pages = await page.evaluate(async problemsOf => {
    const check = new Function(`return ${problemsOf}`)()
    const xml = await (await fetch('/sitemap.xml')).text()
    const sitemap = new DOMParser().parseFromString(xml, 'application/xml')
    const addresses = [...sitemap.querySelectorAll('loc')].map(loc => loc.textContent ?? '')
    const pages: { address: string; html: string; problems: string[] }[] = []
    for (const address of addresses) {
      const response = await fetch(address)
      const html = await response.text()
      const problems = response.ok ? check(html, address) : [`status ${response.status}`]
      pages.push({ address, html, problems })
    }
    return pages
  }, problemsOf.toString())
  expect(pages.length).toBeGreaterThan(25)
  expect(pages.flatMap(({ address, problems }) => problems.map(one => [address, one]))).toEqual([])

  const types = new Set<string>()
  for (const { address, html } of pages) {
    for (const [, json = ''] of html.matchAll(
      /<script type="application\/ld\+json">(.*?)<\/script>/gs,
    )) {
      const data = JSON.parse(json)
      types.add(data['@type'])
      expect(checkVocabulary(data), address).toEqual([])
    }
  }
  // A new site has no videos.
  const expected = ['BreadcrumbList', 'EducationalOrganization', 'Event', 'FAQPage', 'Mosque']
  expect([...types].sort()).toEqual(expected)
})
