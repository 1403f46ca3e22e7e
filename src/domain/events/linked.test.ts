import { expect, it } from 'vitest'
import { linkedHtml, textParts } from './linked.ts'

const links = (text: string) =>
  textParts(text).flatMap(part => (part.href ? [[part.text, part.href]] : []))

it.each([
  [
    'Sign up: https://example.org/iftar?x=1.',
    'https://example.org/iftar?x=1',
    'https://example.org/iftar?x=1',
  ],
  ['(see http://example.org/a_(b))', 'http://example.org/a_(b)', 'http://example.org/a_(b)'],
  ['on www.example.org, free', 'www.example.org', 'https://www.example.org/'],
  ['write to Tea.Room@example.org!', 'Tea.Room@example.org', 'mailto:Tea.Room@example.org'],
  ['mailto:tea@example.org', 'tea@example.org', 'mailto:tea@example.org'],
  ['call tel:+12125550100.', '+12125550100', 'tel:+12125550100'],
])('links the address in %j', (text, shown, href) => {
  expect(links(text)).toEqual([[shown, href]])
})

it.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'at 7:30 PM',
  'a @ b',
  'https://',
  'http://localhost',
  'https://example.org@evil.example',
  'ftp://example.org',
])('leaves %j a text', text => {
  expect(links(text).filter(([, href]) => !href?.startsWith('mailto:'))).toEqual([])
})

it('keeps every character around the links, escapes it, and breaks no time', () => {
  const text = 'A <b> at 7:30 PM & https://example.org/?a=1&b="2" <img src=x onerror=alert(1)>'
  expect(
    textParts(text)
      .map(part => part.text)
      .join(''),
  ).toBe(text)
  expect(linkedHtml(text)).toBe(
    'A &lt;b&gt; at 7:30\u00a0PM &amp; <a href="https://example.org/?a=1&amp;b=" rel="noopener">https://example.org/?a=1&amp;b=</a>&quot;2&quot; &lt;img src=x onerror=alert(1)&gt;',
  )
})

it.each([
  ['letters', 'a'.repeat(4000)],
  ['at signs', 'a@'.repeat(2000)],
  ['parentheses', `https://x.yz/${')'.repeat(4000)}`],
])('keeps the longest description of %s whole', (_, text) => {
  const parts = textParts(text)
  expect(parts.map(part => part.text).join('')).toBe(text)
  expect(parts.length).toBeLessThan(3)
})
