import { expect, it } from 'vitest'
import { socialLinks } from './socialLinks.ts'

it.each([
  ['https://facebook.example.org/centre', true],
  ['http://facebook.example.org', true],
  ['HTTPS://FACEBOOK.example.org', true],
  ['hTTp://facebook.example.org', true],
  ['facebook.example.org', false],
  ['//facebook.example.org', false],
  ['ftp://facebook.example.org', false],
  ['javascript:location="https://x"', false],
  [' https://facebook.example.org', false],
  ['', false],
])('%o is shown: %o', (facebook, shown) => {
  expect(socialLinks({ facebook }).map(link => link.href)).toEqual(shown ? [facebook] : [])
})

it('keeps the order Facebook, YouTube, X, Instagram and leaves out what is not set', () => {
  const links = socialLinks({ instagram: 'https://i.example.org', x: '', facebook: 'http://f.org' })
  expect(links.map(link => link.name)).toEqual(['Facebook', 'Instagram'])
})
