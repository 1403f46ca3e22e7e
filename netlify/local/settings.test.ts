import { afterEach, expect, it, vi } from 'vitest'
import { readSettings } from './settings.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

it('refuses a trusted proxy without the site’s address, with a sentence', () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('exit')
  })
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  vi.stubEnv('TRUST_PROXY', '1')
  vi.stubEnv('SITE_URL', '')
  expect(readSettings).toThrow('exit')
  expect(exit).toHaveBeenCalledWith(1)
  expect(written.mock.lastCall?.[0]).toContain('TRUST_PROXY needs SITE_URL, the public address')
  vi.stubEnv('SITE_URL', 'https://masjid.example')
  expect(readSettings().trustProxy).toBe(true)
})
