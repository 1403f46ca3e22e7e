import { expect, it } from 'vitest'
import type { SavedSections } from '#domain/content/saved.ts'
import { frameOrigins } from './frames.ts'
import { SEED } from './seed/releases.ts'

const originsOf = (sections: SavedSections) => frameOrigins({ sections, seed: SEED })

const saved = (content: string) => ({
  'contact/map-address': {
    content,
    revision: 1,
    savedAt: '2026-01-01T00:00:00.000Z',
    by: 'Amina',
  },
})
const fixed = ['https://timing.athanplus.com', 'https://www.youtube-nocookie.com']
const others = [
  'https://docs.google.com',
  'https://scheduling.example.org',
  'https://www.google.com',
]

it('allows the hosts of the seed, each once', () => {
  expect(originsOf({}).sort()).toEqual([...fixed, ...others].sort())
})

it.each([
  ['https://maps.example.net:8443/embed?x=1#y', 'https://maps.example.net:8443'],
  [' https://Maps.Example.NET/ ', 'https://maps.example.net'],
])('allows the host of %s', (content, origin) => {
  expect(originsOf(saved(content))).toContain(origin)
})

it.each([
  '',
  'http://maps.example.net/',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://*',
  'https://*.example.net/',
  "https://a;script-src'unsafe-inline'/",
  'https://a,b/',
  'https://[::1]/',
  'https://user:secret@maps.example.net/',
  "https://x https://y'",
])('allows nothing for %j', content => {
  expect(originsOf(saved(content)).sort()).toEqual([...fixed, ...others].sort())
})

it('allows only origins that are valid in the policy', () => {
  for (const origin of originsOf({})) expect(origin).toMatch(/^https:\/\/[a-z0-9.-]+(:\d+)?$/)
})

it('ignores addresses that no frame shows', () => {
  const { 'contact/map-address': section } = saved('https://give.example.net/')
  expect(originsOf({ 'header/donate-id': section })).toEqual(originsOf({}))
})

it('no longer allows a host that content has replaced', () => {
  const section = saved('https://forms.example.net/')['contact/map-address']
  expect(originsOf({ 'nikah/form-address': section })).not.toContain('https://docs.google.com')
})
