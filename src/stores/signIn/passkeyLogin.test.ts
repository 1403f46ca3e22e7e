import { beforeEach, expect, it, vi } from 'vitest'
import { type FakeBrowser, fakeBrowser } from '#panel/testing/browser.ts'
import { passkeyTexts } from '#texts/signIn.ts'
import { $login } from './login.ts'
import { enterByPasskey, offerPasskeys } from './passkeyLogin.ts'

const START = 'POST /api/passkey-login/start'
let browser: FakeBrowser

beforeEach(() => {
  browser = fakeBrowser({ signedIn: false })
  browser.responses[START] = {
    success: true,
    options: { challenge: 'AAAA', rpId: 'localhost', allowCredentials: [] },
  }
  vi.stubGlobal('location', { hostname: 'masjid.example.org' })
  vi.stubGlobal('document', {
    documentElement: { dataset: {} },
    querySelectorAll: () => ['the field'],
  })
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => {}, { isConditionalMediationAvailable: async () => true }),
  )
  // What Chromium's shell without windows says, though it says as well that it could.
  const unable = new DOMException('Resident credentials are not supported', 'NotSupportedError')
  vi.stubGlobal('navigator', { credentials: { get: () => Promise.reject(unable) } })
  $login.set({ step: 'password', busy: false, problem: null })
})

it('an offer that the browser cannot make says nothing', async () => {
  await offerPasskeys()
  expect($login.get().problem).toBeNull()
})

it('nothing is asked for an offer on the server’s own machine', async () => {
  vi.stubGlobal('location', { hostname: 'localhost' })
  await offerPasskeys()
  expect(browser.requests).toEqual([])
})

it('an offer that the server refuses says nothing', async () => {
  browser.responses[START] = 500
  await offerPasskeys()
  expect($login.get().problem).toBeNull()
})

it('a passkey that was asked for and cannot be used says why', async () => {
  await enterByPasskey()
  expect($login.get().problem).toBe(passkeyTexts.cannotKeep)
})
