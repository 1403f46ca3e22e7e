import { expect, it } from 'vitest'
import { frameOrigins } from './embeds.ts'

const saved = (content: string) => ({
  content,
  revision: 1,
  savedAt: '2026-11-21T12:00:00Z',
  by: '',
})

it('allows the origins of the frames that a site comes with, each once', () => {
  const origins = frameOrigins({})
  expect(origins).toContain('https://docs.google.com')
  expect(origins).toEqual([...new Set(origins)])
})

it.each([
  ['nikah/form-address', 'https://forms.example/a?b#c', ['https://forms.example']],
  ['contact/map-address', 'https://maps.example:8443/', ['https://maps.example:8443']],
  ['contact/map-address', 'http://maps.example/', []],
  ['contact/map-address', '', []],
  ['header/donate-id', 'https://give.example/', []],
])('adds for %s, saved as %j, %j', (path, content, added) => {
  expect(frameOrigins({ [path]: saved(content) })).toEqual([...frameOrigins({}), ...added])
})
