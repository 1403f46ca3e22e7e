import { expect, it } from 'vitest'
import { hrefOf } from './href.ts'
import type { Kind } from './kinds.ts'

it.each<[Kind, string, string | undefined]>([
  ['secure-url', ' https://example.org/give ', 'https://example.org/give'],
  ['secure-url', 'HTTPS://example.org', 'HTTPS://example.org'],
  ['secure-url', 'http://example.org/give', undefined],
  ['secure-url', 'https://example.org@evil.example/give', undefined],
  ['secure-url', 'javascript:alert(1)', undefined],
  ['secure-url', 'example.org', undefined],
  ['secure-url', '', undefined],
  ['url', 'https://facebook.example.org/centre', 'https://facebook.example.org/centre'],
  ['url', 'HTTP://x.example.org', 'HTTP://x.example.org'],
  ['url', 'facebook.example.org', undefined],
  ['url', '//facebook.example.org', undefined],
  ['url', 'ftp://facebook.example.org', undefined],
  ['url', 'http://', undefined],
  ['url', '  HTTPS://chat.whatsapp.com/x ', 'HTTPS://chat.whatsapp.com/x'],
  ['url', 'javascript:alert(1)//https://', undefined],
  ['url', 'https://a b', undefined],
  ['phone', '(212) 555-0100', 'tel:2125550100'],
  ['phone', 'ask at the door', undefined],
  ['email', 'info@example.org', 'mailto:info@example.org'],
  ['email', 'info at example.org', undefined],
  ['address', '1 Main St', 'https://www.google.com/maps/search/?api=1&query=1%20Main%20St'],
  ['address', '  ', undefined],
  ['line', 'https://example.org', undefined],
  ['image', 'https://example.org/a.png', undefined],
])('links a %s %j to %j', (kind, content, href) => {
  expect(hrefOf(kind, content)).toBe(href)
})
