import { expect, it } from 'vitest'
import { unbracketed } from './find.ts'

const page = (body: string) => `<!doctype html><html lang="en-XA" dir="ltr"><body>${body}</body>`

it.each([
  ['<p>[Next: {x}]</p>', []],
  ['<p>Next</p>', ['p: Next']],
  ['<p>[Write to <a href="/x">us</a> soon]</p>', []],
  ['<p>5:04 [PM] · 12</p>', []],
  ['<p lang="en">Tea</p><p dir="auto">Tea</p>', ['p: Tea']],
  ['<img alt="A dome"><img alt="[A dome]"><img alt="A dome" lang="en">', ['img alt: A dome']],
  ['<button aria-label="Close">×</button>', ['button aria-label: Close']],
  ['<p>Mercy Center</p>', []],
  [
    '<script>const text = "Hidden"</script><meta name="description" content="Times">',
    ['meta content: Times'],
  ],
  [
    '<script type="application/ld+json">{"@type":"ListItem","name":"Home"}</script>',
    ['structured data: Home'],
  ],
  ['<script type="application/ld+json">{"name":"[Home]","url":"/about"}</script>', []],
])('of %s finds %j', (body, found) => {
  expect(unbracketed(page(body), 'en-XA', ['Mercy Center'])).toEqual(found)
})
