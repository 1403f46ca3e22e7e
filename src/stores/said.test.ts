import { afterEach, expect, it, vi } from 'vitest'
import { inLanguage } from '#locale/languages.ts'
import { setLocale } from '#locale/locale.ts'
import { loadServerWords, saidIn } from './said.ts'

vi.mock('./serverWords.ts', () => ({
  SERVER_WORDS: [
    ['{browser} on {system}', (browser: string, system: string) => `${browser} sur ${system}`],
    ['{length} links', (length: string) => `${length} liens`],
    ['Talks of {join}', (topics: string) => `Parle de ${topics}`],
    ['web design', 'création de sites'],
    ['offers of loans', 'offres de prêts'],
  ],
}))
afterEach(() => setLocale(undefined))

it.each([
  ['/api/sessions', { device: 'Safari on Linux' }, { device: 'Safari sur Linux' }],
  ['/api/sign-ins', { device: 'Safari on Linux' }, { device: 'Safari sur Linux' }],
  ['/api/messages', { reason: '2 links', text: '2 links' }, { reason: '2 liens', text: '2 links' }],
  [
    '/api/messages/:id',
    { reason: 'Talks of web design, offers of loans' },
    { reason: 'Parle de création de sites, offres de prêts' },
  ],
])('says in the panel’s language what the server wrote of %s', async (path, response, said) => {
  setLocale(inLanguage('fr'))
  await loadServerWords()
  expect(saidIn(path, [response])).toEqual([said])
})
