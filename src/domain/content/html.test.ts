import { expect, it } from 'vitest'
import { allowedHtml, htmlForPage } from './html.ts'

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

it.each([
  ['scripts', 'a<script>alert(1)</script>b', 'ab'],
  ['attributes', '<p onclick="x()" style="color:red" class="y" id="z">a</p>', '<p>a</p>'],
  ['script links', '<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['hidden script links', '<a href="java&#115;cript:alert(1)">x</a>', '<a>x</a>'],
  ['data links', '<a href="data:text/html,x">x</a>', '<a>x</a>'],
  ['other hosts without a scheme', '<a href="//evil.example">x</a>', '<a>x</a>'],
  ['backslash hosts', '<a href="/\\evil.example">x</a>', '<a>x</a>'],
  ['relative links, which mean another place on every page', '<a href="x">x</a>', '<a>x</a>'],
  [
    'quotes inside a link',
    `<a href='https://e.org/"onmouseover="x'>x</a>`,
    '<a href="https://e.org/&quot;onmouseover=&quot;x">x</a>',
  ],
  ['end tags of elements they did not open', 'a</section></div>', 'a'],
  ['unclosed elements', '<ul><li>a', '<ul><li>a</li></ul>'],
  ['crossed elements', '<em><strong>a</em>b</strong>', '<em><strong>a</strong></em>b'],
  ['comments and doctypes', 'a<!-- <b> --><!doctype html>b', 'ab'],
  ['other elements around words', '<div><span>a</span></div>', 'a'],
  ['other sizes of headings', '<h1>a</h1><h6>b</h6>', '<h2>a</h2><h4>b</h4>'],
  [
    'useless table attributes',
    '<td colspan="0" width="3" rowspan="2">a</td>',
    '<td rowspan="2">a</td>',
  ],
  [
    'invalid scopes',
    '<th scope="col">a</th><th scope="x">b</th>',
    '<th scope="col">a</th><th>b</th>',
  ],
  ['null bytes', '<scr\0ipt>a</scr\0ipt>b', 'b'],
  ['svg', '<svg/onload=alert(1)>', ''],
])('removes or repairs %s', (_, html, kept) => {
  expect(allowedHtml(html)).toBe(kept)
})

it('changes nothing when applied twice', () => {
  for (const html of ['a &amp;lt; b', '<b><p>x</b>', '<a href=/x>1<a href=/y>2', '<table><p>a']) {
    const once = allowedHtml(html)
    expect(allowedHtml(once)).toBe(once)
  }
})

it('handles deep nesting quickly', () => {
  expect(allowedHtml('<b>'.repeat(20_000)).length).toBeLessThan(1000)
})

it('marks links to other sites on a page', () => {
  expect(htmlForPage('<a href="https://e.org/">x</a><a href="/y">y</a>')).toBe(
    '<a href="https://e.org/" rel="noopener">x</a><a href="/y">y</a>',
  )
})
