import { expect, it } from 'vitest'
import { DEFAULT_LOCALE, writtenAs } from '#locale/locale.ts'
import { allowedHtml, htmlForPage } from './html.ts'
import { renderSection } from './render.ts'
import sections from './testing/sections.json' with { type: 'json' }

it.each([
  '<h3>Fees</h3><ul><li>One<br>two</li></ul>',
  '<table><tr><th>A</th><td>B</td></tr></table>',
  '<a href="https://example.org/?a=1&amp;b=2">x</a>',
  '<a href="mailto:a@b.c">m</a><a href="tel:+1">t</a>',
])('keeps %s', html => {
  expect(allowedHtml(html)).toBe(html)
})

it.each([
  ['capitals', '<P>One</P>', '<p>One</p>'],
  ['void elements', '<hr/><br />', '<hr><br>'],
  ['links of this site', "<a class='x' href='/contact'>x</a>", '<a href="/contact">x</a>'],
  ['character references', 'A &amp; B&nbsp;&#39;C&#39; &copy', "A &amp; B\u00a0'C' ©"],
])('keeps %s', (_, html, kept) => {
  expect(allowedHtml(html)).toBe(kept)
})

it.each(sections.repaired as [string, string, string][])(
  'removes or repairs %s',
  (_, html, kept) => {
    expect(allowedHtml(html)).toBe(kept)
  },
)

it('changes nothing when applied twice', () => {
  for (const html of ['a &amp;lt; b', '<b><p>x</b>', '<a href=/x>1<a href=/y>2', '<table><p>a']) {
    const once = allowedHtml(html)
    expect(allowedHtml(once)).toBe(once)
  }
})

it('handles deep nesting quickly', () => {
  expect(allowedHtml('<b>'.repeat(20_000)).length).toBeLessThan(1000)
})

it('leaves the words of a link to a page that visitors cannot open', () => {
  const links =
    '<p><a href="/youth#next">The <b>youth</b></a>, <a href="/ar/youth">شباب</a>, <a href="/youth-camp">camp</a></p>'
  const reader = { ...DEFAULT_LOCALE, folder: '/ar', gone: ['/youth'] }
  expect(writtenAs(reader, () => htmlForPage(links))).toBe(
    '<p>The <b>youth</b>, شباب, <a href="/youth-camp">camp</a></p>',
  )
  const buttons = JSON.stringify([
    { label: 'Youth', address: '/youth?a' },
    { label: 'Camp', address: '/youth-camp' },
  ])
  expect(writtenAs(reader, () => renderSection('links', buttons))).toBe(
    '<li><a class="button button-primary" href="/youth-camp">Camp</a></li>',
  )
})

it('marks links to other sites on a page', () => {
  expect(htmlForPage('<a href="https://e.org/">x</a><a href="/y">y</a>')).toBe(
    '<a href="https://e.org/" rel="noopener">x</a><a href="/y">y</a>',
  )
})
